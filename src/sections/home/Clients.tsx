import { homeHeadings } from '../../content/home';
import { homeTestimonials } from '../../content/testimonials';
import { Testimonials } from '../Testimonials';

const Clients = () => (
  <Testimonials wide ground="paper" title={homeHeadings.testimonials} testimonials={homeTestimonials} />
);

export default Clients;
