import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Service } from '../../../schemas/content';
import { Art } from '../../components/Art';
import { artSizes } from '../../components/artSizes';
import { Section } from '../../components/Section';
import { border, colour, fonts, radius, shadow } from '../../theme/tokens';
import { lookOf } from './looks';

const Parts = styled('ol')(({ theme }) => ({
  display: 'grid',
  '& h3': theme.typography.h4,
  '& li': { display: 'grid', alignContent: 'start', gap: theme.spacing(1) },
  '&[data-list=columns]': {
    gap: theme.spacing(4),
    '& li': { paddingTop: theme.spacing(2.5), borderTop: `4px solid ${colour.ink}` },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
    [theme.breakpoints.up('lg')]: { gap: theme.spacing(6, 5) },
  },
  '&[data-list=tiles]': {
    border,
    borderRadius: radius.card,
    backgroundColor: colour.ink,
    boxShadow: shadow(8),
    // The gap shows the ink behind: a table's lines without doubled borders.
    gap: 2,
    overflow: 'clip',
    '& li': { padding: theme.spacing(3), backgroundColor: colour.white, color: colour.ink },
    '& li:nth-of-type(4n + 1)': { backgroundColor: colour.sunLight },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
    [theme.breakpoints.up('lg')]: { '& li': { padding: theme.spacing(4) } },
  },
  '&[data-list=rows] li': {
    gridTemplateColumns: '3.5rem 1fr',
    paddingBlock: theme.spacing(2.5),
    borderTop: `2px solid ${colour.ink}`,
    '& > span': { gridRow: '1 / 3' },
  },
}));
const Number = styled('span')({
  fontFamily: fonts.display,
  fontWeight: 800,
  fontSize: '2.5rem',
  lineHeight: 1,
  letterSpacing: '-0.03em',
  color: colour.clay,
});
/** The heading and a picture on the left stay in view while the rows on the right pass. */
const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1.25fr', gap: theme.spacing(9) },
  '& > div': {
    display: 'grid',
    gap: theme.spacing(4),
    alignContent: 'start',
    [theme.breakpoints.up('lg')]: { position: 'sticky', top: 112, alignSelf: 'start' },
  },
  '& img': { border, borderRadius: radius.card },
}));

/** The six parts of a service, numbered. */
export const ServiceGrid = ({ service: { slug, hero, servicesHeading, services } }: { service: Service }) => {
  const { list, listGround } = lookOf(slug);
  const parts = (
    <Parts data-list={list}>
      {services.map((part, index) => (
        <li key={part.title}>
          <Number aria-hidden="true">{index + 1}</Number>
          <h3>{part.title}</h3>
          <p>{part.description}</p>
        </li>
      ))}
    </Parts>
  );
  if (list !== 'rows')
    return (
      <Section ground={listGround} title={servicesHeading}>
        {parts}
      </Section>
    );
  return (
    <Section ground={listGround} label={servicesHeading}>
      <Beside>
        <div>
          <Typography variant="h2">{servicesHeading}</Typography>
          <Art id={`service-${slug}`} alt={hero.alt} sizes={artSizes.half} />
        </div>
        {parts}
      </Beside>
    </Section>
  );
};
