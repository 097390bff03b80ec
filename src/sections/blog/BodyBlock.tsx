import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Block } from '../../../schemas/content';
import { Icon } from '../../components/Icon';
import { blog } from '../../content/blog';
import { paths } from '../../paths';
import { Contact, Hero, Items, Lesson, List, Numbered, Outside, Quote, Zones } from './BodyBlock.styles';

/** One part of an article, drawn by its kind. */
export const BodyBlock = ({ block }: { block: Block }) => {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'list':
      return (
        <List as={block.ordered ? 'ol' : 'ul'}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
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
          <p>{block.story}</p>
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
              <p>{text}</p>
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
              <p>{description}</p>
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
              <p>{description}</p>
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
          <Outside href={block.href} target="_blank" rel="noopener">
            {block.label}
            <Icon name="arrow-up-right" />
            <span className="visually-hidden"> (opens in a new tab)</span>
          </Outside>
        </p>
      );
  }
};
