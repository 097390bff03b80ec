import { lazy, Suspense } from 'react';
import { Seo } from '../components/Seo';
import { paths } from '../config/paths';
import { contactPage } from '../content/contact';
import { Fold } from '../handover/Fold';
import { island } from '../handover/island';
import { ContactCards } from '../sections/contact/ContactCards';
import { JsonLd } from '../seo/JsonLd';
import { organisation } from '../seo/organisation';

const ContactHero = island('contact-form', () => import('../sections/contact/ContactHero'), {
  isFirst: true,
});
// In the browser React renders nothing inside a `noscript`, so this code is never fetched there.
const PastEvents = lazy(() => import('../sections/contact/PastEvents'));

const Contact = () => (
  <>
    <Seo seo={contactPage.seo} path={paths.contact} image="contact" />
    <ContactHero />
    <Fold>
      <ContactCards />
      <noscript>
        <Suspense>
          <PastEvents />
        </Suspense>
      </noscript>
      {/* The structured data includes the offices of this page. */}
      <JsonLd data={organisation()} />
    </Fold>
  </>
);

export default Contact;
