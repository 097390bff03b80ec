import { Link } from 'react-router-dom';
import type { ArticleText } from '../../../schemas/content';
import { blog } from '../../content/blog';
import { Alone, List } from './BodyBlock.styles';

/** Courses and internships that go on where the article ends. */
export const Programmes = ({ programmes }: Pick<ArticleText, 'programmes'>) =>
  programmes.length > 0 && (
    <>
      <h2>{blog.article.programmes}</h2>
      <List>
        {programmes.map(({ title, path }) => (
          <li key={path}>
            <Alone>
              <Link to={path}>{title}</Link>
            </Alone>
          </li>
        ))}
      </List>
    </>
  );
