import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths';
import { blog } from '../../content/blog';
import { Band } from '../Band';

const { heading, text, button } = blog.article.banner;

/** The banner at the end of every article. */
export const GetInTouch = () => (
  <div data-print="no">
    <Band ground="sun" heading={heading} text={text} volume="quiet">
      <Button component={Link} to={paths.contact} size="large">
        {button}
      </Button>
    </Band>
  </div>
);
