import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Inline, RichText } from '../../../schemas/content';
import { OutsideLink } from './OutsideLink';

/** Where the list of sources has the one with this number. */
export const sourceId = (number: number) => `source-${number}`;

const Part = ({ part }: { part: Inline }) => {
  if (typeof part === 'string') return part;
  if ('code' in part) return <code>{part.code}</code>;
  if ('strong' in part) return <strong>{part.strong}</strong>;
  if ('em' in part) return <em>{part.em}</em>;
  if ('cite' in part) {
    return (
      <a href={`#${sourceId(part.cite)}`} aria-label={`Source ${part.cite}`}>
        <sup>[{part.cite}]</sup>
      </a>
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
