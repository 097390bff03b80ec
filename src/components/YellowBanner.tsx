import { styled } from '@mui/material/styles';
import { yellowBanner } from '../content/blocks';
import { company } from '../content/company';
import { colour, fonts, from, radius, space, type } from '../theme/tokens';
import { Icon } from './Icon';
import { Lead, Section, Title } from './Section';

const Grid = styled('div')({
  display: 'grid',
  gap: space(4),
  [from.lg]: { gridTemplateColumns: '1fr auto', gap: space(8), alignItems: 'center' },
});
const Words = styled('div')({ display: 'grid', gap: space(2) });
const Call = styled('div')({
  display: 'grid',
  gap: space(1.5),
  padding: space(3),
  borderRadius: radius.card,
  backgroundColor: colour.ink,
  color: colour.cream,
  '--focus': colour.sun,
  [from.md]: { padding: `${space(4)} ${space(5)}` },
  '& > p': type.small,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1.5),
    fontFamily: fonts.display,
    fontWeight: 800,
    fontSize: 'clamp(1.5rem, 1rem + 2.6vw, 2.5rem)',
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
    color: colour.sun,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
});

interface YellowBannerProps {
  heading: string;
  subheading: string;
}

/** The yellow band with the support phone number. */
export const YellowBanner = ({ heading, subheading }: YellowBannerProps) => (
  <Section ground="sun" label={heading} tight>
    <Grid>
      <Words>
        <Title>{heading}</Title>
        <Lead>{subheading}</Lead>
      </Words>
      <Call>
        <p>{yellowBanner.services}</p>
        <a href={`tel:${company.phone.replaceAll(' ', '')}`}>
          <Icon name="phone" />
          {company.phone}
        </a>
        <p>{yellowBanner.support}</p>
      </Call>
    </Grid>
  </Section>
);
