import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { replaceText } from '../browser/editInput';
import { FIELD } from '../config/form.markup';
import { marked } from '../config/mark';
import { fieldCopy } from '../content/forms';
import { notHydrated } from '../handover/handover.markup';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(1),
  // Always in the layout, so that nothing moves. They show once React answers them, and while the message is empty.
  [`${notHydrated} &`]: { visibility: 'hidden' },
  [`form:has(${marked(FIELD, 'message')}:not(:placeholder-shown)) &`]: { visibility: 'hidden' },
}));
const Beginning = styled(Button)({
  minHeight: 44,
  padding: '0 4px',
  // Transparent, except in forced colours.
  border: '1px solid transparent',
  color: 'var(--link)',
  textAlign: 'left',
  textDecoration: 'underline',
});

const begin = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, text: string) => {
  const message = form?.querySelector<HTMLTextAreaElement>(marked(FIELD, 'message'));
  if (message?.value.trim() === '') replaceText(message, `${text} `);
};

/** Buttons that start an empty message. The visitor goes on typing after the text. */
export const Beginnings = ({ texts }: { texts: readonly string[] }) => (
  <List aria-label={fieldCopy.beginnings}>
    {texts.map((text) => (
      <li key={text}>
        <Beginning variant="text" size="small" type="button" onClick={(event) => begin(event, text)}>
          {text}
        </Beginning>
      </li>
    ))}
  </List>
);
