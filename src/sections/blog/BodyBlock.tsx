import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Block } from '../../../schemas/content';
import { Icon } from '../../components/Icon';
import { blog } from '../../content/blog';
import { paths } from '../../config/paths';
import { colour } from '../../theme/tokens';
import { Alone, Lesson, List, Numbered } from './BodyBlock.styles';
import { CodeBlock } from './CodeBlock';
import { FigureBlock } from './FigureBlock';
import { OutsideLink } from './OutsideLink';
import { Rich } from './Rich';
import { TableBlock } from './TableBlock';

/** The ground of each zone of growth. */
const zoneGrounds = [colour.sky, colour.sunLight, colour.sun];

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
      return <h2>{block.text}</h2>;
    case 'list':
      return (
        <List as={block.ordered ? 'ol' : 'ul'}>
          {block.items.map((item) => (
            <li key={JSON.stringify(item)}>
              <Rich text={item} />
            </li>
          ))}
        </List>
      );
    case 'quote':
      return (
        <Box component="figure" sx={{ paddingLeft: 3, borderLeft: `8px solid ${colour.sun}` }}>
          <Typography variant="h3" component="blockquote" sx={{ lineHeight: 1.25 }}>
            {block.text}
          </Typography>
          {block.by && (
            <Typography variant="body2" component="figcaption" color="textSecondary" sx={{ pt: 1 }}>
              {block.by}
            </Typography>
          )}
        </Box>
      );
    case 'hero':
      return (
        <Card component="article" sx={{ p: { md: 4 }, backgroundColor: colour.cream }}>
          <h3>{block.name}</h3>
          <p>
            <Rich text={block.story} />
          </p>
          <Lesson>
            <Icon name="sparkle" />
            {block.lesson}
          </Lesson>
        </Card>
      );
    case 'steps':
      return (
        <Numbered>
          {block.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>
                <Rich text={text} />
              </p>
            </li>
          ))}
        </Numbered>
      );
    case 'growthZones':
      return (
        <Stack component="ol" spacing={2}>
          {block.items.map(({ zone, description }, index) => (
            <Paper
              key={zone}
              component="li"
              sx={{
                display: 'grid',
                gap: 0.5,
                p: 3,
                backgroundColor: zoneGrounds[index],
                // Each zone is indented one step further: growth.
                marginLeft: { md: 4 * index },
              }}
            >
              <h3>{zone}</h3>
              <p>
                <Rich text={description} />
              </p>
            </Paper>
          ))}
        </Stack>
      );
    case 'assessments':
      return (
        <Stack component="ul" spacing={2}>
          {block.items.map(({ name, description }) => (
            <Paper
              key={name}
              component="li"
              sx={{ display: 'grid', gap: 0.5, p: 3, backgroundColor: colour.paper }}
            >
              <Stack component="h3" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                <Icon name="exam" />
                {name}
              </Stack>
              <p>
                <Rich text={description} />
              </p>
            </Paper>
          ))}
        </Stack>
      );
    case 'contact':
      return (
        <Paper sx={{ display: 'grid', gap: 2, justifyItems: 'start', p: 3, backgroundColor: colour.sky }}>
          <Box component="p" sx={{ fontWeight: 600 }}>
            {block.text}
          </Box>
          <Button component={Link} to={paths.contact}>
            {blog.article.banner.button}
          </Button>
        </Paper>
      );
    case 'link':
      return (
        <p>
          <Alone>
            <OutsideLink href={block.href}>{block.label}</OutsideLink>
          </Alone>
        </p>
      );
    case 'code':
      return <CodeBlock block={block} />;
    case 'table':
      return <TableBlock block={block} />;
    case 'figure':
      return <FigureBlock block={block} />;
    // Sources are listed at the end.
    case 'reference':
      return null;
  }
};
