import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { LegalPage } from '../../../schemas/content';
import { legalWords } from '../../content/legal/words';
import { barHeight, border, colour, from, radius, space, type } from '../../theme/tokens';

const Root = styled('nav')({
  padding: space(3),
  border,
  borderRadius: radius.card,
  backgroundColor: colour.white,
  ...type.small,
  '& p': { ...type.label, paddingBottom: space(1) },
  '& ol': { listStyle: 'decimal', paddingLeft: space(3), [from.md]: { columns: 2, columnGap: space(6) } },
  '& li': { paddingBlock: 4, breakInside: 'avoid' },
  // The padding makes a line a comfortable target without moving its neighbours.
  '& a': { paddingBlock: 4, color: 'inherit' },
  [from.lg]: {
    position: 'sticky',
    top: barHeight + 24,
    maxHeight: `calc(100vh - ${barHeight + 48}px)`,
    overflowY: 'auto',
    '& ol': { columns: 'auto' },
  },
});

/** The router scrolls to the section; the keyboard goes on from there too. */
const focusOn = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });

/** The sections of a legal text, each with a link to it; stays in view beside the text where there is room. */
export const Contents = ({ sections }: Pick<LegalPage, 'sections'>) => (
  <Root aria-label={legalWords.contents} data-print="no">
    <p>{legalWords.contents}</p>
    <ol>
      {sections.map(({ slug, heading }) => (
        <li key={slug}>
          <Link to={{ hash: slug }} onClick={() => focusOn(slug)}>
            {heading}
          </Link>
        </li>
      ))}
    </ol>
  </Root>
);
