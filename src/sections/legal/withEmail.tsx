import { createElement, Fragment, type ReactNode } from 'react';
import { env } from '../../config/env';
import { company } from '../../content/company';
import { buildSentences, withdrawal } from '../../content/legal/words';

const ofThisBuild = Object.entries(buildSentences(env));

const mailto = `mailto:${company.email}`;
const links: Readonly<Record<string, ReactNode>> = {
  '{email}': <a href={mailto}>{company.email}</a>,
  '{withdrawal}': (
    <a href={`${mailto}?subject=${encodeURIComponent(withdrawal.subject)}`}>{withdrawal.link}</a>
  ),
};

/**
 * A text in which `{email}` is a link to the support address, `{withdrawal}` one to a mail that withdraws consent, and the
 * other placeholders are this build's sentences.
 */
export const withEmail = (text: string): ReactNode => {
  const parts = ofThisBuild
    .reduce((said, [name, sentence]) => said.replace(name, sentence), text)
    .split(/(\{email\}|\{withdrawal\})/);
  return createElement(Fragment, null, ...parts.map((part) => links[part] ?? part));
};
