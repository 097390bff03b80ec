import { Fragment, type ReactNode } from 'react';
import { env } from '../../config/env';
import { company } from '../../content/company';
import { buildSentences } from '../../content/legal/words';

const ofThisBuild = Object.entries(buildSentences(env));

/** A text in which `{email}` is a link to the support address and the other placeholders are this build's sentences. */
export const withEmail = (text: string): ReactNode => {
  const [before, ...rest] = ofThisBuild
    .reduce((said, [name, sentence]) => said.replace(name, sentence), text)
    .split('{email}');
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
