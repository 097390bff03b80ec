import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths';
import { campus } from '../../content/campus';
import { PageHero } from '../listing/PageHero';

export const CampusHero = () => (
  <PageHero
    ground="pine"
    heading={campus.hero.heading}
    text={campus.hero.text}
    art="page-campus"
    alt={campus.hero.alt}
  >
    <Button component={Link} to={paths.contact} size="large">
      {campus.hero.button}
    </Button>
  </PageHero>
);
