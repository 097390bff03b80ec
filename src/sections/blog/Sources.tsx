import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Block, BlockOf } from '../../../schemas/content';
import { blog } from '../../content/blog';
import { colour } from '../../theme/tokens';
import { OutsideLink } from './OutsideLink';
import { sourceId } from './Rich';
import { TextHeading } from './TextHeading';

const isSource = (block: Block): block is BlockOf<'reference'> => block.kind === 'reference';

/** The sources of the article: author, title, year and link. */
export const Sources = ({ body }: { body: readonly Block[] }) => {
  const sources = body.filter(isSource);
  if (sources.length === 0) return null;
  return (
    <>
      <TextHeading>{blog.article.sources}</TextHeading>
      <Typography
        variant="body2"
        component="ol"
        sx={{ display: 'grid', gap: 1, paddingLeft: 3, listStyle: 'decimal', '--text-wrap': 'balance' }}
      >
        {sources.map(({ number, author, title, year, href }) => (
          <Box
            key={number}
            component="li"
            id={sourceId(number)}
            sx={{ '&:target': { backgroundColor: colour.sunLight } }}
          >
            {`${author} (${year}), `}
            <OutsideLink href={href}>{title}</OutsideLink>
          </Box>
        ))}
      </Typography>
    </>
  );
};
