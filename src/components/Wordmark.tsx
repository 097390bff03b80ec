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
  // On a phone with larger text the menu button still fits beside it.
  fontSize: 'min(1.5rem, 9vw)',
  lineHeight: 1,
  letterSpacing: '-0.03em',
  '& svg': { width: '1.5em', height: '1.5em', flexShrink: 0 },
}));

/** The company's mark and name. */
export const Wordmark = () => (
  <Root>
    <Mark />
    {company.name}
  </Root>
);
