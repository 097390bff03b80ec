import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Section, Standfirst } from '../../components/Section';
import { paths } from '../../config/paths';
import { about } from '../../content/about';

const { heading, text, button } = about.banner;

/** An invitation between what the company wants and what it has done: the customer's, on wide screens only. */
export const TogetherBanner = () => (
  <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
    <Section ground="sky" label={heading}>
      <Box
        sx={{
          display: 'grid',
          gap: 8,
          gridTemplateColumns: '1fr 1fr',
          alignItems: 'start',
        }}
      >
        <Typography variant="loudHeading" component="h2">
          {heading}
        </Typography>
        <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
          <Standfirst>{text}</Standfirst>
          <Button component={Link} to={paths.contact} size="large">
            {button}
          </Button>
        </Stack>
      </Box>
    </Section>
  </Box>
);
