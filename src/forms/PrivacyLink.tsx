import { paths } from '../config/paths';
import { detailsUse } from '../content/forms';
import { newTab } from '../content/labels';

/** The privacy policy, inside a sentence of a form. In a new tab, so that the typed text stays. */
export const PrivacyLink = () => (
  <a href={paths.privacy} target="_blank" rel="noopener">
    {detailsUse.link}
    <span className="visually-hidden"> {newTab}</span>
  </a>
);
