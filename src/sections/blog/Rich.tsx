import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Inline, RichText } from '../../../schemas/content';
import { colour } from '../../theme/tokens';
import { OutsideLink } from './OutsideLink';

/** Code in a sentence; programs have a ground of their own. */
const Code = styled('code')(({ theme }) => ({
  padding: '0.1em 0.3em',
  // Its face stands lower than the text's.
  verticalAlign: '0.06em',
  borderRadius: 6,
  backgroundColor: colour.paper,
  ...theme.typography.inlineCode,
  overflowWrap: 'anywhere',
  // An option does not break after its hyphens.
  '&[data-short]': { whiteSpace: 'nowrap' },
  // In a table on a phone it does.
  [theme.breakpoints.down('sm')]: {
    'td &&, th &&': { whiteSpace: 'normal', overflowWrap: 'normal' },
  },
}));
/** The longest code that has room on a line of a phone. */
const SHORT = 24;
/** Does not push lines apart. */
const Citation = styled('sup')(({ theme }) => theme.typography.citation);

/** Where the list of sources has the one with this number. */
export const sourceId = (number: number) => `source-${number}`;

const Part = ({ part }: { part: Inline }) => {
  if (typeof part === 'string') return part;
  if ('code' in part) {
    return <Code data-short={part.code.length <= SHORT || undefined}>{part.code}</Code>;
  }
  if ('strong' in part) return <strong>{part.strong}</strong>;
  if ('em' in part) return <em>{part.em}</em>;
  if ('cite' in part) {
    return (
      <Citation>
        <a href={`#${sourceId(part.cite)}`} aria-label={`Source ${part.cite}`}>
          {`[${part.cite}]`}
        </a>
      </Citation>
    );
  }
  if (part.href.startsWith('/')) return <Link to={part.href}>{part.label}</Link>;
  return <OutsideLink href={part.href}>{part.label}</OutsideLink>;
};

/** Text with code, emphasis, links and citations in it. */
export const Rich = ({ text }: { text: RichText }) => {
  if (typeof text === 'string') return text;
  let place = 0;
  return text.map((part) => {
    place += 1;
    return (
      <Fragment key={place}>
        <Part part={part} />
      </Fragment>
    );
  });
};
