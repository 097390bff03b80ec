import { strengths } from '../../content/home';
import { Benefits } from '../Benefits';

const Strengths = () => (
  <Benefits ground="white" title={strengths.heading} lead={strengths.lead} benefits={strengths.items} />
);

export default Strengths;
