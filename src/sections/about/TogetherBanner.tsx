import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Lead, Section } from '../../components/Section';
import { paths } from '../../config/paths';
import { about } from '../../content/about';

const { heading, text, button } = about.banner;

/** An invitation on wide screens only; on a phone the closing one is close enough, and on all the louder. */
export const TogetherBanner = () => (
  <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
    <Section ground="sky" label={heading} tight>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4 }}>
        <Typography variant="h2">{heading}</Typography>
        <div>
          <Lead>{text}</Lead>
          <Button component={Link} to={paths.contact} variant="text">
            {button}
          </Button>
        </div>
      </Box>
    </Section>
  </Box>
);
