import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { guarantee, guaranteeNote } from '../content/facts/guarantee';
import { anchors, paths } from '../config/paths';

/** The terms of the placement guarantee, in short, for the pages that claim it. */
export const GuaranteeNote = () => (
  <Box component="p" sx={{ maxWidth: '38rem', paddingLeft: 2, borderLeft: '4px solid' }}>
    <strong>{guaranteeNote.before}</strong> {guarantee.short}{' '}
    <Box
      component={Link}
      to={`${paths.terms}#${anchors.guarantee}`}
      sx={{ color: 'inherit', fontWeight: 700 }}
    >
      {guaranteeNote.link}
    </Box>
  </Box>
);
