import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { anchors, paths } from '../config/paths';
import { guarantee, guaranteeNote } from '../content/facts/guarantee';
import { WholeWords } from './WholeWords';

interface GuaranteeNoteProps {
  /** The terms with the learner's duties instead of the one sentence. */
  withTerms?: boolean;
  /** Wider and in larger type, for a place under a table. */
  large?: boolean;
}

/** The placement guarantee in short, with a link to its full terms. */
export const GuaranteeNote = ({ withTerms, large }: GuaranteeNoteProps) => (
  <Box
    component="p"
    sx={{
      maxWidth: large ? '70ch' : '38rem',
      fontSize: large ? { lg: '1.25rem' } : undefined,
      fontWeight: withTerms ? undefined : 600,
    }}
  >
    {withTerms && (
      <>
        <strong>{guaranteeNote.before}</strong>{' '}
      </>
    )}
    <WholeWords>{withTerms ? guarantee.summary : guarantee.line}</WholeWords>{' '}
    <Box component={Link} to={`${paths.terms}#${anchors.guarantee}`} sx={{ whiteSpace: 'nowrap' }}>
      {guaranteeNote.link}
    </Box>
  </Box>
);
