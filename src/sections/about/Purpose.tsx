import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { CardGrid } from '../../components/CardGrid';
import { Icon } from '../../components/Icon';
import { Section } from '../../components/Section';
import { about } from '../../content/about';
import { border, colour } from '../../theme/tokens';

const Item = styled(Card)(({ theme }) => ({
  gap: theme.spacing(2),
  '& h2': theme.typography.h3,
  '& p': theme.typography.subtitle1,
  [theme.breakpoints.up('lg')]: { padding: theme.spacing(5) },
}));
const Badge = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  border,
  borderRadius: 18,
  fontSize: 38,
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
    <CardGrid data-columns="2">
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
    </CardGrid>
  </Section>
);
