import Box from '@mui/material/Box';
import { LinkRows } from '../../components/LinkRows';
import { strengths } from '../../content/home';
import { serviceMenu } from '../../content/navigation';
import { Benefits } from '../Benefits';

const [, { links }] = serviceMenu;

const Strengths = () => (
  <Benefits layout="band" ground="white" volume="quiet" title={strengths.heading} benefits={strengths.items}>
    <Box sx={{ marginTop: 5 }}>
      <LinkRows label={strengths.programmes} links={links} />
    </Box>
  </Benefits>
);

export default Strengths;
