import { Seo } from '../components/Seo';
import { contactPage } from '../content/contact';
import { island } from '../islands/island';
import { paths } from '../paths';
import { ContactCards } from '../sections/contact/ContactCards';

const ContactHero = island('contact-form', () => import('../sections/contact/ContactHero'), 'idle');

const Contact = () => (
  <>
    <Seo seo={contactPage.seo} path={paths.contact} image="contact" />
    <ContactHero />
    <ContactCards />
  </>
);

export default Contact;
