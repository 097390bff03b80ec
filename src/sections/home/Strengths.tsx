import { strengths } from '../../content/home';
import { Benefits } from '../Benefits';

const Strengths = () => (
  <Benefits layout="band" ground="white" title={strengths.heading} benefits={strengths.items} />
);

export default Strengths;
