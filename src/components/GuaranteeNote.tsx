import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { guarantee, guaranteeNote } from '../content/facts/guarantee';
import { anchors, paths } from '../config/paths';

const Note = styled('p')(({ theme }) => ({
  maxWidth: '38rem',
  paddingLeft: theme.spacing(2),
  borderLeft: '4px solid',
  '& a': { color: 'inherit', fontWeight: 700 },
}));

/** The terms of the placement guarantee, in short, for the pages that claim it. */
export const GuaranteeNote = () => (
  <Note>
    <strong>{guaranteeNote.before}</strong> {guarantee.short}{' '}
    <Link to={`${paths.terms}#${anchors.guarantee}`}>{guaranteeNote.link}</Link>
  </Note>
);
