import Typography from '@mui/material/Typography';
import { company } from '../content/company';
import { display } from '../theme/typography';
import { Mark } from './Mark';
import { hasOwl } from './markShapes';

const wordmark = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  // The owl is narrower than its square, so the square starts 3 px left of the margin.
  marginLeft: hasOwl ? '-3px' : 0,
  // On a phone with larger text the menu button still fits next to it.
  ...display,
  fontSize: 'min(1.5rem, 9vw)',
  lineHeight: 1,
  letterSpacing: '-0.03em',
} as const;

/** The company's mark and name. */
export const Wordmark = () => (
  <Typography variant="inherit" component="span" sx={wordmark}>
    <Mark size="1.5em" />
    {company.name}
  </Typography>
);
