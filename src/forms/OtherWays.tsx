import FormHelperText from '@mui/material/FormHelperText';
import type { MouseEvent } from 'react';
import type { TextInput } from '../browser/editInput';
import { FIELD } from '../config/form.markup';
import { marked } from '../config/mark';
import { company } from '../content/company';
import { otherWays } from '../content/forms';
import { newTab } from '../content/labels';
import { mailWith } from './mailto';

/** The typed values of the form around an element, with their labels. */
const typedAround = (element: Element): [label: string, value: string][] =>
  [...(element.closest('form')?.querySelectorAll<TextInput>(marked(FIELD)) ?? [])]
    .filter(({ value }) => value.trim() !== '')
    .map(({ labels, value }) => [labels?.[0]?.textContent ?? '', value]);

const fillIn = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
  currentTarget.href = mailWith(typedAround(currentTarget)).href;
};

// In a dialog the fields scroll under the submit bar, which has two lines on a phone.
const showWhole = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' });

/**
 * Offered where a message asks for something that the visitor may be unable to change: a filled-in email, and
 * WhatsApp.
 */
export const OtherWays = () => (
  <FormHelperText error={false} ref={showWhole} sx={{ scrollMarginBlock: '64px' }}>
    <span>{otherWays.before}</span>
    <a href={`mailto:${company.email}`} onClick={fillIn}>
      {otherWays.email}
    </a>
    {company.whatsapp && (
      <>
        <span>{otherWays.or}</span>
        <a href={`https://wa.me/${company.whatsapp}`} target="_blank" rel="noopener">
          {otherWays.whatsApp}
          <span className="visually-hidden"> {newTab}</span>
        </a>
      </>
    )}
    <span>{otherWays.after}</span>
  </FormHelperText>
);
