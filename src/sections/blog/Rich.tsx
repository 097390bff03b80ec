import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Inline, RichText } from '../../../schemas/content';
import { colour } from '../../theme/tokens';
import { fonts } from '../../theme/typography';
import { OutsideLink, SHORT } from './OutsideLink';

/** Code in a sentence. Programs are `CodeBlock`s. */
const Code = styled('code')(({ theme }) => ({
  padding: '0.1em 0.3em',
  // The code face sits lower on the line than the text face.
  verticalAlign: '0.06em',
  borderRadius: 6,
  backgroundColor: colour.paper,
  fontFamily: fonts.code,
  fontSize: '0.9em',
  overflowWrap: 'anywhere',
  // An option such as `--no-e2e` does not break after its hyphens.
  '&[data-short]': { whiteSpace: 'nowrap' },
  // In a table on a phone it may break.
  [theme.breakpoints.down('sm')]: {
    'td &&, th &&': { whiteSpace: 'normal', overflowWrap: 'normal' },
  },
}));

const Key = styled('kbd')({
  padding: '0.1em 0.4em',
  border: `1px solid ${colour.ink}`,
  borderRadius: 6,
  backgroundColor: colour.paper,
  font: 'inherit',
  fontSize: '0.85em',
  whiteSpace: 'nowrap',
});
/** Without height, so that the mark does not push lines apart. */
const flat = { lineHeight: 0 } as const;
const Citation = styled('sup')(flat);
const small = { ...flat, fontSize: '0.75em' } as const;
const Lowered = styled('sub')(small);
const Raised = styled('sup')(small);

/** The id of a source in the list of sources. */
export const sourceId = (number: number) => `source-${number}`;

const Part = ({ part }: { part: Inline }) => {
  if (typeof part === 'string') return part;
  if ('code' in part) {
    return <Code data-short={part.code.length <= SHORT || undefined}>{part.code}</Code>;
  }
  if ('strong' in part) return <strong>{part.strong}</strong>;
  if ('em' in part) return <em>{part.em}</em>;
  if ('kbd' in part) return <Key>{part.kbd}</Key>;
  if ('sub' in part) return <Lowered>{part.sub}</Lowered>;
  if ('sup' in part) return <Raised>{part.sup}</Raised>;
  if ('lineBreak' in part) return <br />;
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
  // A heading of the same article, or an address for mail or a call: no other site opens.
  if (!part.href.startsWith('http')) return <a href={part.href}>{part.label}</a>;
  return <OutsideLink href={part.href}>{part.label}</OutsideLink>;
};

const wordsIn = (part: Inline) => {
  if (typeof part === 'string') return part;
  return 'lineBreak' in part ? ' ' : Object.values(part).slice(0, 1).join('');
};
/** The plain text of a rich text, for an accessible name. */
export const wordsOf = (text: RichText) => (typeof text === 'string' ? text : text.map(wordsIn).join(''));

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
