import { LinkRows } from '../../components/LinkRows';
import { strengths } from '../../content/home';
import { Benefits } from '../Benefits';

const Strengths = () => (
  <Benefits layout="band" ground="white" title={strengths.heading} benefits={strengths.items}>
    <LinkRows large label={strengths.linksLabel} links={strengths.links} />
  </Benefits>
);

export default Strengths;
