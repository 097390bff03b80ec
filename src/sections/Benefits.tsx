import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { Benefit } from '../../schemas/content';
import { Icon } from '../components/Icon';
import { Section } from '../components/Section';
import type { Ground } from '../theme/palette';
import { border, colour } from '../theme/tokens';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > li': { display: 'flex' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    // A third card fills its row.
    '&[data-count="3"] > li:last-of-type': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(4, 1fr)',
    '&[data-count="3"]': { gridTemplateColumns: 'repeat(3, 1fr)' },
    '&[data-count="3"] > li:last-of-type': { gridColumn: 'auto' },
  },
}));
const Item = styled(Card)(({ theme }) => ({ width: '100%', '& h3': theme.typography.h4 }));
const Badge = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  border,
  borderRadius: 16,
  fontSize: 34,
  backgroundColor: colour.sun,
  'li:nth-of-type(4n + 2) &': { backgroundColor: colour.sky, borderRadius: '50%' },
  'li:nth-of-type(4n + 3) &': { backgroundColor: colour.clay, borderRadius: '50% 50% 0 50%' },
  'li:nth-of-type(4n) &': { backgroundColor: colour.sunLight, borderRadius: '0 50% 50% 50%' },
});

interface BenefitsProps {
  ground: Ground;
  title: string;
  lead?: string;
  benefits: readonly Benefit[];
}

/** A heading and cards with icons: three in three columns, any other number in four. */
export const Benefits = ({ ground, title, lead, benefits }: BenefitsProps) => (
  <Section ground={ground} title={title} lead={lead}>
    <Grid data-count={benefits.length}>
      {benefits.map(({ icon, title: name, alt, text }) => (
        <li key={name}>
          <Item>
            <Badge>
              <Icon name={icon} alt={alt} />
            </Badge>
            <h3>{name}</h3>
            {text && <p>{text}</p>}
          </Item>
        </li>
      ))}
    </Grid>
  </Section>
);
