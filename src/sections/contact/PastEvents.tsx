import { styled } from '@mui/material/styles';
import { Section } from '../../components/Section';
import { anchors } from '../../config/paths';
import { events, whatsNew } from '../../content/events';
import { SubscribeForm } from '../../forms/SubscribeForm';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 5),
  marginTop: theme.spacing(5),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  '& h3': theme.typography.h4,
}));

/** What the What's New dialog shows, for visitors without scripts. */
const PastEvents = () => (
  <Section id={anchors.whatsNew} ground="sun" title={whatsNew.heading} lead={whatsNew.text}>
    <SubscribeForm />
    <List>
      {events.map(({ slug, title, date, isoDate, location, happened }) => (
        <li key={slug}>
          <h3>{title}</h3>
          <p>
            <time dateTime={isoDate}>{date}</time>, {location}: {happened}.
          </p>
        </li>
      ))}
    </List>
  </Section>
);

export default PastEvents;
