import type { AnchorHTMLAttributes, ComponentType } from 'react';
import { Icon } from '../components/Icon';
import { company } from '../content/company';
import { inNewTab } from '../content/labels';

/** The list items of every list of social links. */
export const SocialItems = ({
  link: Link,
}: {
  link: ComponentType<AnchorHTMLAttributes<HTMLAnchorElement>>;
}) =>
  company.social.map(({ name, icon, url }) => (
    <li key={name}>
      <Link href={url} target="_blank" rel="noopener" aria-label={inNewTab(name)}>
        <Icon name={icon} />
      </Link>
    </li>
  ));
