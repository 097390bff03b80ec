import { styled } from '@mui/material/styles';
import type { Block, BlockOf } from '../../../schemas/content';
import { blog } from '../../content/blog';
import { colour } from '../../theme/tokens';
import { OutsideLink } from './OutsideLink';
import { sourceId } from './Rich';

const List = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  paddingLeft: theme.spacing(3),
  listStyle: 'decimal',
  '& li:target': { backgroundColor: colour.sunLight },
}));

const isSource = (block: Block): block is BlockOf<'reference'> => block.kind === 'reference';

/** The sources of the article: author, title, year and link. */
export const Sources = ({ body }: { body: readonly Block[] }) => {
  const sources = body.filter(isSource);
  if (sources.length === 0) return null;
  return (
    <>
      <h2>{blog.article.sources}</h2>
      <List>
        {sources.map(({ number, author, title, year, href }) => (
          <li key={number} id={sourceId(number)}>
            {author}, <OutsideLink href={href}>{title}</OutsideLink>, {year}
          </li>
        ))}
      </List>
    </>
  );
};
