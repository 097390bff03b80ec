import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { Icon } from '../../components/Icon';
import { Section } from '../../components/Section';
import { about } from '../../content/about';
import { snapsToGrid } from '../../theme/motion';
import { border, colour, iconSize } from '../../theme/tokens';

const Item = styled(Card)(({ theme }) => ({
  gap: theme.spacing(2),
  '& h2': theme.typography.h3,
  '& p': theme.typography.subtitle1,
  'li:first-of-type > &': { backgroundColor: colour.sunLight },
  [theme.breakpoints.up('lg')]: { padding: theme.spacing(6) },
}));
// The second stands lower than the first, on a desktop.
const Pair = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > li': { display: 'flex' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: theme.spacing(4),
    alignItems: 'start',
    '& > li:last-of-type': { marginTop: theme.spacing(10) },
  },
  ...snapsToGrid,
}));
const Badge = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 96,
  height: 96,
  border,
  borderRadius: 24,
  ...iconSize(52),
  backgroundColor: colour.sun,
  'li:nth-of-type(2) &': { backgroundColor: colour.sky, borderRadius: '50%' },
});

const purposes = [
  { icon: 'binoculars', ...about.vision },
  { icon: 'target', ...about.mission },
];

/** The vision and the mission, a card each. */
export const Purpose = () => (
  <Section ground="white" label="Vision and mission">
    <Pair>
      {purposes.map(({ icon, heading, text }) => (
        <li key={heading}>
          <Item>
            <Badge>
              <Icon name={icon} />
            </Badge>
            <h2>{heading}</h2>
            <p>{text}</p>
          </Item>
        </li>
      ))}
    </Pair>
  </Section>
);
