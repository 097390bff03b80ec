import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { GuaranteeNote } from '../../components/GuaranteeNote';
import { Icon } from '../../components/Icon';
import { PeekingOwl } from '../../components/owl/PeekingOwl';
import { paths } from '../../config/paths';
import { coursesPage } from '../../content/coursesPage';
import { isOffered } from '../../content/offered';
import { colour, iconSize, radius } from '../../theme/tokens';
import { PageHero } from '../listing/PageHero';

const { hero } = coursesPage.landing;

const Proof = ({ icon, children }: { icon: string; children: ReactNode }) => (
  <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
    <Box component="span" sx={{ display: 'flex', marginTop: '2px', color: colour.sun, ...iconSize(22) }}>
      <Icon name={icon} />
    </Box>
    {children}
  </Stack>
);

/** The promise of the courses, with the figures behind it. */
export const CoursesHero = () => (
  <PageHero
    ground="ink"
    list
    size="long"
    isSquare
    heading={hero.heading}
    text={hero.text}
    art="page-courses"
    alt={hero.alt}
    perched={<PeekingOwl hat />}
    kicker={
      isOffered(paths.campus) && (
        <Link
          component={RouterLink}
          to={paths.campus}
          variant="subtitle2"
          underline="none"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1,
            minHeight: 40,
            px: 2,
            border: `2px solid ${colour.sun}`,
            borderRadius: `${radius.pill}px`,
            '&:hover': { backgroundColor: colour.sun, color: colour.ink },
          }}
        >
          {hero.campus}
          <Icon name="arrow-right" />
        </Link>
      )
    }
  >
    <Button component={RouterLink} to={paths.contact} size="large">
      {hero.button}
    </Button>
    <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 1, fontWeight: 600 }}>
      <Proof icon="users-three">{hero.trusted}</Proof>
      <Proof icon="star">
        <span>
          {hero.satisfaction}{' '}
          <Typography variant="body2" component="small" sx={{ fontWeight: 400 }}>
            ({hero.satisfactionSource})
          </Typography>
        </span>
      </Proof>
    </Stack>
    <GuaranteeNote />
  </PageHero>
);
