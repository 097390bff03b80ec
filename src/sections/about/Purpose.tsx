import { styled } from '@mui/material/styles';
import { Card, Cards } from '../../components/Card';
import { Icon } from '../../components/Icon';
import { Section } from '../../components/Section';
import { about } from '../../content/about';
import { border, colour, from, space, type } from '../../theme/tokens';

const Item = styled(Card)({
  gap: space(2),
  '& h2': type.subtitle,
  '& p': type.lead,
  [from.lg]: { padding: space(5) },
});
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
    <Cards data-columns="2">
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
    </Cards>
  </Section>
);
