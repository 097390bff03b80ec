import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { guarantee, guaranteeNote } from '../content/facts/guarantee';
import { anchors, paths } from '../config/paths';

/** The line next to a claim of the placement guarantee, or the whole of its short terms, and the way to all of them. */
export const GuaranteeNote = ({ whole }: { whole?: boolean }) => (
  <Box component="p" sx={{ maxWidth: '38rem', fontWeight: whole ? undefined : 600 }}>
    {whole && (
      <>
        <strong>{guaranteeNote.before}</strong>{' '}
      </>
    )}
    {whole ? guarantee.short : guarantee.brief}{' '}
    <Link component={RouterLink} to={`${paths.terms}#${anchors.guarantee}`} sx={{ whiteSpace: 'nowrap' }}>
      {guaranteeNote.link}
    </Link>
  </Box>
);
