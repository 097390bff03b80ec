import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Section, Standfirst } from '../../components/Section';
import { paths } from '../../config/paths';
import { about } from '../../content/about';

const { heading, text, button } = about.banner;

/** An invitation on wide screens only: on a phone the closing one is close enough. */
export const TogetherBanner = () => (
  <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
    <Section ground="sky" label={heading} volume="loud">
      <Box sx={{ display: 'grid', gridTemplateColumns: '2fr 1fr', gap: 8, alignItems: 'end' }}>
        <Typography variant="loudHeading" component="h2">
          {heading}
        </Typography>
        <div>
          <Standfirst>{text}</Standfirst>
          <Button component={Link} to={paths.contact} variant="text">
            {button}
          </Button>
        </div>
      </Box>
    </Section>
  </Box>
);
