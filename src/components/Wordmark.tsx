import { styled } from '@mui/material/styles';
import { company } from '../content/company';
import { Mark } from './Mark';

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  ...theme.typography.wordmark,
  '& svg': { width: '1.5em', height: '1.5em', flexShrink: 0 },
}));

/** The company's mark and name. */
export const Wordmark = () => (
  <Root>
    <Mark />
    {company.name}
  </Root>
);
