import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { GuaranteeNote } from '../../components/GuaranteeNote';
import { Icon } from '../../components/Icon';
import { PeekingOwl } from '../../components/owl/PeekingOwl';
import { coursesPage } from '../../content/coursesPage';
import { paths } from '../../config/paths';
import { colour, iconSize } from '../../theme/tokens';
import { PageHero } from '../listing/PageHero';

const { hero } = coursesPage.landing;

const Campus = styled(Link)(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 40,
  padding: theme.spacing(0, 2),
  border: `2px solid ${colour.sun}`,
  borderRadius: 999,
  textDecoration: 'none',
  '&:hover': { backgroundColor: colour.sun, color: colour.ink },
}));
const Proof = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  fontWeight: 600,
  '& li': { display: 'flex', gap: theme.spacing(1), alignItems: 'center' },
  '& svg': { color: colour.sun, ...iconSize(22) },
}));

/** The promise of the courses, with the figures behind it. */
export const CoursesHero = () => (
  <PageHero
    ground="ink"
    heading={hero.heading}
    text={hero.text}
    art="page-courses"
    alt={hero.alt}
    perched={<PeekingOwl hat />}
    kicker={
      <Campus to={paths.campus}>
        {hero.campus}
        <Icon name="arrow-right" />
      </Campus>
    }
  >
    <Button component={Link} to={paths.contact} size="large">
      {hero.button}
    </Button>
    <Proof>
      <li>
        <Icon name="users-three" />
        {hero.trusted}
      </li>
      <li>
        <Icon name="star" />
        <span>
          {hero.satisfaction}{' '}
          <Typography variant="body2" component="small" sx={{ fontWeight: 400 }}>
            ({hero.satisfactionSource})
          </Typography>
        </span>
      </li>
    </Proof>
    <GuaranteeNote />
  </PageHero>
);
