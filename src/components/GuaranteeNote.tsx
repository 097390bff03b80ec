import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { anchors, paths } from '../config/paths';
import { guarantee, guaranteeNote } from '../content/facts/guarantee';
import { WholeWords } from './WholeWords';

/**
 * The sentence next to a claim of the placement guarantee, or with `whole` its short terms; both link to the full
 * terms. `large` is for the width of the column, under a table.
 */
export const GuaranteeNote = ({ whole, large }: { whole?: boolean; large?: boolean }) => (
  <Box
    component="p"
    sx={{
      maxWidth: large ? '70ch' : '38rem',
      fontSize: large ? { lg: '1.25rem' } : undefined,
      fontWeight: whole ? undefined : 600,
    }}
  >
    {whole && (
      <>
        <strong>{guaranteeNote.before}</strong>{' '}
      </>
    )}
    <WholeWords>{whole ? guarantee.short : guarantee.brief}</WholeWords>{' '}
    <Box component={Link} to={`${paths.terms}#${anchors.guarantee}`} sx={{ whiteSpace: 'nowrap' }}>
      {guaranteeNote.link}
    </Box>
  </Box>
);
