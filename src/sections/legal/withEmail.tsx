import { Fragment, type ReactNode } from 'react';
import { company } from '../../content/company';

/** A text whose `{email}`, if it has one, is a link to the support address. */
export const withEmail = (text: string): ReactNode => {
  const [before, ...rest] = text.split('{email}');
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
