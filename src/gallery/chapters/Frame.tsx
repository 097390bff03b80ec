import { styled } from '@mui/material/styles';
import { FloatingWidgets } from '../../layout/FloatingWidgets';
import Footer from '../../layout/Footer';
import { NavBar } from '../../layout/NavBar';
import { Specimen } from '../Specimen';

// Fixed elements are fixed to this box instead of the window.
const Window = styled('div')({ height: 640, overflow: 'hidden', transform: 'translateZ(0)' });

/** The parts around every page: bar, footer and floating widgets. */
export const Frame = () => (
  <>
    <Specimen name="Navigation bar and floating widgets, in a window of their own">
      <Window data-ground="sky">
        <NavBar />
        <FloatingWidgets />
      </Window>
    </Specimen>
    <Specimen name="Footer">
      <Footer />
    </Specimen>
  </>
);
