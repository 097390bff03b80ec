import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { Art } from '../../components/Art';
import { byWidth, Marquee } from '../../components/Marquee';
import { Section } from '../../components/Section';
import { projects } from '../../content/projects';
import { works } from '../../content/works';
import { border } from '../../theme/tokens';

/** The widths of a card, in px, from the widths of the screen at which they begin. */
const widths = { 0: 250, 480: 350, 768: 450, 1280: 500 } as const;
const GAP = 24;

const Project = styled(Card)({
  gap: 0,
  height: '100%',
  padding: 0,
  overflow: 'hidden',
  '& img': { borderBottom: border },
}) as typeof Card;
const Slot = styled('div')({
  height: '100%',
  paddingRight: GAP,
  ...byWidth(widths, (width) => ({ width: width + GAP })),
});
const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(3),
  '& h3': theme.typography.h4,
}));

/** The projects in a strip that moves by itself. It contains the list three times, so the end never shows. */
const Projects = () => (
  <Section ground="paper" title={works.carousel.heading} lead={works.carousel.text}>
    <Marquee
      what="projects"
      itemWidth={Object.fromEntries(Object.entries(widths).map(([least, width]) => [least, width + GAP]))}
      copies={3}
      items={projects.map(({ slug, title, description, alt }) => ({
        key: slug,
        content: (
          <Slot>
            <Project component="article">
              <Art
                id={`project-${slug}`}
                alt={alt}
                sizes="(min-width: 1280px) 500px, (min-width: 768px) 450px, 350px"
              />
              <Words>
                <h3>{title}</h3>
                <p>{description}</p>
              </Words>
            </Project>
          </Slot>
        ),
      }))}
    />
  </Section>
);

export default Projects;
