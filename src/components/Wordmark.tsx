import { styled } from '@mui/material/styles';
import { company } from '../content/company';
import { fonts } from '../theme/tokens';
import { Mark } from './Mark';

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  fontFamily: fonts.display,
  fontWeight: 800,
  fontSize: '1.5rem',
  lineHeight: 1,
  letterSpacing: '-0.03em',
  '& svg': { width: 36, height: 36 },
}));

/** The company's mark and name. */
export const Wordmark = () => (
  <Root>
    <Mark />
    {company.name}
  </Root>
);
