import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '../../components/Section';
import { anchors } from '../../config/paths';
import { events, whatsNew } from '../../content/events';
import { SubscribeForm } from '../../forms/SubscribeForm';

/** The events of the What's New dialog, for visitors without scripts. */
const PastEvents = () => (
  <Section id={anchors.whatsNew} ground="sun" title={whatsNew.heading} lead={whatsNew.text}>
    <Typography variant="fact" sx={{ paddingBottom: 2 }}>
      {whatsNew.coming}
    </Typography>
    <SubscribeForm />
    {events.length > 0 && (
      <Box
        component="ul"
        sx={{ display: 'grid', rowGap: 2, columnGap: 5, mt: 5, gridTemplateColumns: { md: '1fr 1fr' } }}
      >
        {events.map(({ slug, title, date, isoDate, location, happened }) => (
          <li key={slug}>
            <Typography variant="h4">{title}</Typography>
            <p>
              <time dateTime={isoDate}>{date}</time>, {location}: {happened}.
            </p>
          </li>
        ))}
      </Box>
    )}
  </Section>
);

export default PastEvents;
