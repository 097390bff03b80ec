import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { Benefit } from '../../schemas/content';
import { Icon } from '../components/Icon';
import { Section } from '../components/Section';
import { snapsToGrid } from '../theme/motion';
import type { Ground } from '../theme/palette';
import { border, colour, iconSize } from '../theme/tokens';
import { Band } from './Benefits.styles';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  ...snapsToGrid,
  '& > li': { display: 'flex' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    // A third card fills its row.
    '&[data-count="3"] > li:last-of-type': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('lg')]: {
    // Fewer columns for large text.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    '&[data-count="3"] > li:last-of-type': { gridColumn: 'auto' },
    // Each card a step lower than the one before.
    '&[data-stairs]': {
      alignItems: 'start',
      ...Object.fromEntries(
        [1, 2, 3].map((step) => [
          `& > li:nth-of-type(4n + ${step + 1})`,
          { marginTop: theme.spacing(4 * step) },
        ]),
      ),
    },
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
  ...iconSize(34),
  color: colour.ink,
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
  /** Cards side by side, cards that step down, or columns between lines. */
  layout?: 'cards' | 'stairs' | 'band';
}

const lists = { cards: Cards, stairs: Cards, band: Band };

/** A heading and benefits with icons: three in three columns, any other number in four. */
export const Benefits = ({ ground, title, lead, benefits, layout = 'cards' }: BenefitsProps) => {
  const List = lists[layout];
  const inCards = List === Cards;
  return (
    <Section ground={ground} title={title} lead={lead}>
      <List data-count={inCards ? benefits.length : undefined} data-stairs={layout === 'stairs' || undefined}>
        {benefits.map(({ icon, title: name, alt, text }) => {
          const content = (
            <>
              <Badge>
                <Icon name={icon} alt={alt} />
              </Badge>
              <h3>{name}</h3>
              {text && <p>{text}</p>}
            </>
          );
          return <li key={name}>{inCards ? <Item>{content}</Item> : content}</li>;
        })}
      </List>
    </Section>
  );
};
