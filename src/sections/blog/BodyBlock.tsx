import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createElement } from 'react';
import { Link } from 'react-router-dom';
import type { Block, BlockOf, ListParts } from '../../../schemas/content';
import { Icon } from '../../components/Icon';
import { paths } from '../../config/paths';
import { blog } from '../../content/blog';
import { border, colour } from '../../theme/tokens';
import { alone, List, ListItem } from './BodyBlock.styles';
import { CodeBlock } from './CodeBlock';
import { FigureBlock } from './FigureBlock';
import { OutsideLink } from './OutsideLink';
import { PictureBlock } from './PictureBlock';
import { Rich } from './Rich';
import { TableBlock } from './TableBlock';
import { TextHeading } from './TextHeading';

/** The ground of each zone of growth. */
const zoneGrounds = [colour.sky, colour.sunLight, colour.sun];

/** A numbered step. */
const step = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  rowGap: { xs: 1, sm: 0.5 },
  columnGap: { xs: 1.5, sm: 2.5 },
} as const;
const stepNumber = {
  width: { xs: 40, sm: 48 },
  height: { xs: 40, sm: 48 },
  gridRow: { sm: 'span 2' },
} as const;

const toEntry = (item: ListParts['items'][number]) => (
  <ListItem>
    {typeof item === 'object' && 'list' in item ? (
      <>
        <Rich text={item.text} />
        <Entries list={item.list} />
      </>
    ) : (
      <Rich text={item} />
    )}
  </ListItem>
);
/** A list; an entry may have a list of its own below its text. Without keys: entries keep their order, and two may be alike. */
const Entries = ({ list }: { list: ListParts }) =>
  createElement(List, { as: list.ordered ? 'ol' : 'ul', start: list.start }, ...list.items.map(toEntry));

const Quote = ({ block }: { block: BlockOf<'quote'> }) => (
  <Box component="figure" sx={{ paddingLeft: 3, borderLeft: `8px solid ${colour.sun}` }}>
    <Typography variant="h3" component="blockquote" sx={{ lineHeight: 1.25 }}>
      <Rich text={block.text} />
    </Typography>
    {block.by && (
      <Typography variant="body2" component="figcaption" color="textSecondary" sx={{ pt: 1 }}>
        {block.by}
      </Typography>
    )}
  </Box>
);

const Hero = ({ block }: { block: BlockOf<'hero'> }) => (
  <Card component="article" sx={{ p: { md: 4 }, backgroundColor: colour.cream }}>
    <Typography variant="h4">{block.name}</Typography>
    <p>
      <Rich text={block.story} />
    </p>
    <Box
      component="p"
      sx={{
        display: 'grid',
        gridTemplateColumns: '24px 1fr',
        gap: 1.5,
        paddingTop: 1.5,
        borderTop: `2px dashed ${colour.ink}`,
        fontWeight: 700,
      }}
    >
      <Icon name="sparkle" sx={{ width: 24, height: 24, marginTop: '3px' }} />
      {block.lesson}
    </Box>
  </Card>
);

const Steps = ({ block }: { block: BlockOf<'steps'> }) => (
  <Stack component="ol" spacing={3}>
    {block.items.map(({ title, text }, index) => (
      <Box key={title} component="li" sx={step}>
        <Avatar variant="number" aria-hidden="true" sx={stepNumber}>
          {index + 1}
        </Avatar>
        <Typography variant="h4" sx={{ alignSelf: 'center' }}>
          {title}
        </Typography>
        {/* On a phone the text takes the full width, under the number. */}
        <Box component="p" sx={{ gridColumn: { xs: '1 / -1', sm: 2 } }}>
          <Rich text={text} />
        </Box>
      </Box>
    ))}
  </Stack>
);

const GrowthZones = ({ block }: { block: BlockOf<'growthZones'> }) => (
  <Stack component="ol" spacing={2}>
    {block.items.map(({ zone, description }, index) => (
      <Paper
        key={zone}
        component="li"
        sx={{
          display: 'grid',
          gap: 0.5,
          p: 3,
          backgroundColor: zoneGrounds[index % zoneGrounds.length],
          // Each zone is indented one step more than the one before, to show growth.
          marginLeft: { md: 4 * index },
        }}
      >
        <Typography variant="h4">{zone}</Typography>
        <p>
          <Rich text={description} />
        </p>
      </Paper>
    ))}
  </Stack>
);

const Assessments = ({ block }: { block: BlockOf<'assessments'> }) => (
  <Stack component="ul" spacing={2}>
    {block.items.map(({ name, description }) => (
      <Paper
        key={name}
        component="li"
        sx={{ display: 'grid', gap: 0.5, p: 3, backgroundColor: colour.paper }}
      >
        <Typography variant="h4" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Icon name="exam" />
          {name}
        </Typography>
        <p>
          <Rich text={description} />
        </p>
      </Paper>
    ))}
  </Stack>
);

const Contact = ({ block }: { block: BlockOf<'contact'> }) => (
  <Paper sx={{ display: 'grid', gap: 2, justifyItems: 'start', p: 3, backgroundColor: colour.sky }}>
    <Box component="p" sx={{ fontWeight: 600 }}>
      {block.text}
    </Box>
    <Button component={Link} to={paths.contact}>
      {blog.article.banner.button}
    </Button>
  </Paper>
);

/** One part of an article, drawn by its kind. */
export const BodyBlock = ({ block }: { block: Block }) => {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Rich text={block.text} />
        </p>
      );
    case 'heading':
      return (
        <TextHeading id={block.id} level={block.level}>
          {block.text}
        </TextHeading>
      );
    case 'list':
      return <Entries list={block} />;
    case 'quote':
      return <Quote block={block} />;
    case 'break':
      return <Box component="hr" sx={{ width: 96, margin: 0, border: 0, borderTop: border }} />;
    case 'picture':
      return <PictureBlock block={block} />;
    case 'hero':
      return <Hero block={block} />;
    case 'steps':
      return <Steps block={block} />;
    case 'growthZones':
      return <GrowthZones block={block} />;
    case 'assessments':
      return <Assessments block={block} />;
    case 'contact':
      return <Contact block={block} />;
    case 'link':
      return (
        <p>
          <OutsideLink href={block.href} sx={alone}>
            {block.label}
          </OutsideLink>
        </p>
      );
    case 'code':
      return <CodeBlock block={block} />;
    case 'table':
      return <TableBlock block={block} />;
    case 'figure':
      return <FigureBlock block={block} />;
    // The references are listed at the end instead.
    case 'reference':
      return null;
  }
};
