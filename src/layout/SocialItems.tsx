import { Icon } from '../components/Icon';
import { company } from '../content/company';

/** The list items of every list of social links. */
export const SocialItems = () =>
  company.social.map(({ name, icon, url }) => (
    <li key={name}>
      <a href={url} target="_blank" rel="noopener" aria-label={`${name} (opens in a new tab)`}>
        <Icon name={icon} />
      </a>
    </li>
  ));
