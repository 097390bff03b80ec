import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { yellowBanner } from '../content/blocks';
import { company } from '../content/company';
import { phoneInText } from '../content/phrases';
import { colour, radius } from '../theme/tokens';
import { Icon } from './Icon';
import { Lead, Section } from './Section';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '1fr auto',
    gap: theme.spacing(8),
    alignItems: 'center',
  },
}));
const Call = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(3),
  borderRadius: radius.card,
  backgroundColor: colour.ink,
  color: colour.cream,
  '--focus': colour.sun,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4, 5) },
  '& > p': theme.typography.body2,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    ...theme.typography.phoneNumber,
    color: colour.sun,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
}));

interface YellowBannerProps {
  heading: string;
  subheading: string;
}

/** The yellow band with the support phone number. */
export const YellowBanner = ({ heading, subheading }: YellowBannerProps) => (
  <Section ground="sun" label={heading} tight>
    <Grid>
      <Stack spacing={2}>
        <Typography variant="h2">{heading}</Typography>
        <Lead>{subheading}</Lead>
      </Stack>
      <Call>
        <p>{yellowBanner.services}</p>
        <a href={`tel:${company.phone.replaceAll(' ', '')}`}>
          <Icon name="phone" />
          {phoneInText}
        </a>
        <p>{yellowBanner.support}</p>
      </Call>
    </Grid>
  </Section>
);
