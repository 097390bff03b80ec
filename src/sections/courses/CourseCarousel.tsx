import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paletteOf } from '../../components/Art';
import { artSizes } from '../../components/artSizes';
import { Icon } from '../../components/Icon';
import { Section } from '../../components/Section';
import { paths } from '../../config/paths';
import { coursesPage } from '../../content/coursesPage';
import { needsScript } from '../../theme/tokens';
import { CourseCard } from './CourseCard';
import { isTurning, shown, Slide, Slides, Spine } from './CourseCarousel.styles';
import { useCarousel } from './useCarousel';

const { heading, text, button, label, previous, next, position: positionOf } = coursesPage.landing.carousel;

/** The longest name that fits a spine in large type, in characters. */
const LONGEST_LARGE = 18;

/** The first courses in a carousel that wraps in both directions; on a phone the cards overlap. If there are few, all of them stand in a grid. */
const CourseCarousel = () => {
  const { index, isByFocus, move, bring, handlers } = useCarousel(shown.length);
  return (
    <Section volume="loud" ground="sun" title={heading} lead={text}>
      <Box
        role="group"
        {...(isTurning && { 'aria-roledescription': 'carousel', ...handlers })}
        aria-label={label}
      >
        <Slides>
          {shown.map((course, position) => (
            <Slide
              key={course.id}
              data-slot={(position - index + shown.length) % shown.length}
              onFocus={(event) => event.target.matches(':focus-visible') && bring(position)}
            >
              <CourseCard course={course} sizes={artSizes.slide} />
              <Spine
                aria-hidden="true"
                data-palette={paletteOf(`course-${course.slug}`)}
                data-long={course.title.length > LONGEST_LARGE ? '' : undefined}
              >
                {course.title}
              </Spine>
            </Slide>
          ))}
        </Slides>
        <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center', marginTop: 4 }}>
          {isTurning && (
            <>
              <IconButton size="small" sx={needsScript} aria-label={previous} onClick={() => move(-1)}>
                <Icon name="arrow-left" />
              </IconButton>
              <IconButton size="small" sx={needsScript} aria-label={next} onClick={() => move(1)}>
                <Icon name="arrow-right" />
              </IconButton>
              <Typography
                variant="subtitle2"
                aria-live={isByFocus ? 'off' : 'polite'}
                sx={{ minWidth: '4.5em', color: 'var(--text)', ...needsScript }}
              >
                <span className="visually-hidden">{`${shown[index]?.title}, `}</span>
                <span>{positionOf(index + 1, shown.length)}</span>
              </Typography>
            </>
          )}
          <Button component={Link} to={paths.courseList} sx={{ marginLeft: 'auto' }}>
            {button}
          </Button>
        </Stack>
      </Box>
    </Section>
  );
};

export default CourseCarousel;
