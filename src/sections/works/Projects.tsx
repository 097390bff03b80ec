import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CardArt } from '../../components/FramedArt';
import { Marquee } from '../../components/Marquee';
import { Section } from '../../components/Section';
import { WholeWords } from '../../components/WholeWords';
import { projects } from '../../content/projects';
import { works } from '../../content/works';

/** The width of a card with its gap, in px, by the least width of the screen. */
const widths = { 0: 274, 480: 374, 768: 474, 1280: 524 };

interface ProjectCardProps {
  project: (typeof projects)[number];
  isCopy: boolean;
}

const ProjectCard = ({ project: { slug, title, summary, alt }, isCopy }: ProjectCardProps) => (
  <Card component="article" variant="cover" sx={{ height: '100%' }}>
    <CardArt
      id={`project-${slug}`}
      alt={alt}
      sizes="(min-width: 1280px) 500px, (min-width: 768px) 450px, 350px"
    />
    <CardContent
      sx={{
        paddingTop: 2.5,
        '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: -6 },
      }}
    >
      <Typography variant="h4">
        <Link
          href={`#${slug}`}
          tabIndex={isCopy ? -1 : undefined}
          underline="none"
          sx={{
            color: 'inherit',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
            '&:focus-visible': { outline: 'none' },
          }}
        >
          {title}
        </Link>
      </Typography>
      <p>
        <WholeWords>{summary}</WholeWords>
      </p>
    </CardContent>
  </Card>
);

/** An index of the projects in a strip that moves by itself. The list is in it several times, so that it never ends. */
const Projects = () => (
  <Section ground="paper" title={works.carousel.heading} lead={works.carousel.text}>
    <Marquee
      what="projects"
      widths={widths}
      gap={24}
      rowItemWidth="max(18rem, 40%)"
      items={projects.map((project) => ({
        key: project.slug,
        content: <ProjectCard project={project} isCopy={false} />,
        copy: <ProjectCard project={project} isCopy />,
      }))}
    />
  </Section>
);

export default Projects;
