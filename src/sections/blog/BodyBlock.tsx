import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Block } from '../../../schemas/content';
import { Icon } from '../../components/Icon';
import { blog } from '../../content/blog';
import { paths } from '../../config/paths';
import { Alone, Contact, Hero, Items, Lesson, List, Numbered, Quote, Zones } from './BodyBlock.styles';
import { CodeBlock } from './CodeBlock';
import { FigureBlock } from './FigureBlock';
import { OutsideLink } from './OutsideLink';
import { Rich } from './Rich';
import { TableBlock } from './TableBlock';

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
        <Quote>
          <blockquote>{block.text}</blockquote>
          {block.by && <figcaption>{block.by}</figcaption>}
        </Quote>
      );
    case 'hero':
      return (
        <Hero>
          <h3>{block.name}</h3>
          <p>
            <Rich text={block.story} />
          </p>
          <Lesson>
            <Icon name="sparkle" />
            {block.lesson}
          </Lesson>
        </Hero>
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
        <Zones>
          {block.items.map(({ zone, description }) => (
            <li key={zone}>
              <h3>{zone}</h3>
              <p>
                <Rich text={description} />
              </p>
            </li>
          ))}
        </Zones>
      );
    case 'assessments':
      return (
        <Items>
          {block.items.map(({ name, description }) => (
            <li key={name}>
              <h3>
                <Icon name="exam" />
                {name}
              </h3>
              <p>
                <Rich text={description} />
              </p>
            </li>
          ))}
        </Items>
      );
    case 'contact':
      return (
        <Contact>
          <p>{block.text}</p>
          <Button component={Link} to={paths.contact}>
            {blog.article.banner.button}
          </Button>
        </Contact>
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
