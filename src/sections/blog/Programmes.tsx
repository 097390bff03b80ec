import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { ArticleText } from '../../../schemas/content';
import { blog } from '../../content/blog';
import { alone, List, ListItem } from './BodyBlock.styles';
import { TextHeading } from './TextHeading';

/** Courses and internships on the article's subject. */
export const Programmes = ({ programmes }: Pick<ArticleText, 'programmes'>) =>
  programmes.length > 0 && (
    <>
      <TextHeading>{blog.article.programmes}</TextHeading>
      <List as="ul">
        {programmes.map(({ title, path }) => (
          <ListItem key={path}>
            <Link component={RouterLink} to={path} sx={alone}>
              {title}
            </Link>
          </ListItem>
        ))}
      </List>
    </>
  );
