import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { about } from '../../content/about';
import { paths } from '../../config/paths';

import { Band } from '../Band';

const Desktop = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: { display: 'block' },
}));
const { heading, text, button } = about.banner;

/** An invitation on wide screens only; on a phone the closing one is close enough. */
export const TogetherBanner = () => (
  <Desktop>
    <Band ground="sky" heading={heading} text={text} tight>
      <Button component={Link} to={paths.contact} size="large">
        {button}
      </Button>
    </Band>
  </Desktop>
);
