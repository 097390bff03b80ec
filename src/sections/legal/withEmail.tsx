import { Fragment, type ReactNode } from 'react';
import { company } from '../../content/company';
import { counting } from './counting';

/** A text with `{email}` as a link to the support address, and `{counting}` as the recipient of this build's events. */
export const withEmail = (text: string): ReactNode => {
  const [before, ...rest] = text.replace('{counting}', counting).split('{email}');
  const address = <a href={`mailto:${company.email}`}>{company.email}</a>;
  return (
    <>
      {before}
      {rest.map((after) => (
        <Fragment key={after}>
          {address}
          {after}
        </Fragment>
      ))}
    </>
  );
};
