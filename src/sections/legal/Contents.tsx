import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { LegalPage } from '../../../schemas/content';
import { opensElsewhere } from '../../browser/opensElsewhere';
import { legalWords } from '../../content/legal/words';
import { barHeight } from '../../theme/tokens';

/** The router scrolls to the section; this moves the keyboard there too. */
const focusOn = (event: MouseEvent, id: string) => {
  if (!opensElsewhere(event)) document.getElementById(id)?.focus({ preventScroll: true });
};

/** Links to the sections of a legal text. On wide screens they stay in view beside the text. */
export const Contents = ({ sections }: Pick<LegalPage, 'sections'>) => (
  <Paper
    component="nav"
    aria-label={legalWords.contents}
    data-print="no"
    sx={{
      padding: 3,
      typography: 'body2',
      position: { lg: 'sticky' },
      top: barHeight + 24,
      maxHeight: { lg: `calc(100vh - ${barHeight + 48}px)` },
      overflowY: { lg: 'auto' },
    }}
  >
    <Typography variant="subtitle2" sx={{ paddingBottom: 1 }}>
      {legalWords.contents}
    </Typography>
    <Box
      component="ol"
      sx={{ listStyle: 'decimal', pl: 3, columns: { md: 2, lg: 'auto' }, columnGap: { md: 6 } }}
    >
      {sections.map(({ slug, heading }) => (
        <Box key={slug} component="li" sx={{ py: 0.5, breakInside: 'avoid' }}>
          {/* The padding makes the link easy to hit without moving its neighbours. */}
          <Link
            component={RouterLink}
            to={{ hash: slug }}
            onClick={(event) => focusOn(event, slug)}
            sx={{ py: 0.5, color: 'inherit' }}
          >
            {heading}
          </Link>
        </Box>
      ))}
    </Box>
  </Paper>
);
