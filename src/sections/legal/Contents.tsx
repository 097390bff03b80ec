import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { LegalPage } from '../../../schemas/content';
import { legalWords } from '../../content/legal/words';
import { barHeight } from '../../theme/tokens';

const Root = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(3),
  ...theme.typography.body2,
  '& ol': {
    listStyle: 'decimal',
    paddingLeft: theme.spacing(3),
    [theme.breakpoints.up('md')]: { columns: 2, columnGap: theme.spacing(6) },
  },
  '& li': { paddingBlock: 4, breakInside: 'avoid' },
  // The padding makes a line a comfortable target without moving its neighbours.
  '& a': { paddingBlock: 4, color: 'inherit' },
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: barHeight + 24,
    maxHeight: `calc(100vh - ${barHeight + 48}px)`,
    overflowY: 'auto',
    '& ol': { columns: 'auto' },
  },
})) as typeof Paper;

/** The router scrolls to the section; the keyboard goes on from there too. */
const focusOn = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });

/** The sections of a legal text, each with a link to it; stays in view next to the text on wide screens. */
export const Contents = ({ sections }: Pick<LegalPage, 'sections'>) => (
  <Root component="nav" aria-label={legalWords.contents} data-print="no">
    <Typography variant="subtitle2" sx={{ paddingBottom: 1 }}>
      {legalWords.contents}
    </Typography>
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
