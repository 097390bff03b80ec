import Typography from '@mui/material/Typography';
import { company } from '../content/company';
import { Mark } from './Mark';

/** The company's mark and name. */
export const Wordmark = () => (
  <Typography
    variant="wordmark"
    component="span"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}
  >
    <Mark size="1.5em" />
    {company.name}
  </Typography>
);
