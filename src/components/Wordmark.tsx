import Typography from '@mui/material/Typography';
import { company } from '../content/company';
import { Mark } from './Mark';
import { hasOwl } from './markShapes';

/** The company's mark and name. */
export const Wordmark = () => (
  <Typography
    variant="wordmark"
    component="span"
    // The owl is narrower than its square, so the square starts 3 px left of the margin.
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, marginLeft: hasOwl ? '-3px' : 0 }}
  >
    <Mark size="1.5em" />
    {company.name}
  </Typography>
);
