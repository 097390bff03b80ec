import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths';
import { about } from '../../content/about';
import { Band } from '../Band';

const { heading, text, button } = about.banner;

/** An invitation on wide screens only; on a phone the closing one is close enough. */
export const TogetherBanner = () => (
  <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
    <Band ground="sky" heading={heading} text={text} tight>
      <Button component={Link} to={paths.contact} variant="outlined" size="large">
        {button}
      </Button>
    </Band>
  </Box>
);
