import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { anchors, paths } from '../config/paths';
import { guarantee, guaranteeNote } from '../content/facts/guarantee';
import { WholeWords } from './WholeWords';

/**
 * The sentence next to a claim of the placement guarantee, or with `whole` its short terms; both link to the full
 * terms.
 */
export const GuaranteeNote = ({ whole }: { whole?: boolean }) => (
  <Box component="p" sx={{ maxWidth: '38rem', fontWeight: whole ? undefined : 600 }}>
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
