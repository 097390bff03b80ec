import { Fold } from '../runtime/Fold';
import { Seo } from '../components/Seo';
import { contactPage } from '../content/contact';
import { island } from '../runtime/island';
import { paths } from '../config/paths';
import { ContactCards } from '../sections/contact/ContactCards';
import { JsonLd } from '../seo/JsonLd';
import { organisation } from '../seo/organisation';

const ContactHero = island('contact-form', () => import('../sections/contact/ContactHero'), 'idle');

const Contact = () => (
  <>
    <Seo seo={contactPage.seo} path={paths.contact} image="contact" />
    <ContactHero />
    <Fold />
    <ContactCards />
    {/* The offices on this page have their addresses in it. */}
    <JsonLd data={organisation()} />
  </>
);

export default Contact;
