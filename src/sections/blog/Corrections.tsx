import Typography from '@mui/material/Typography';
import type { Correction } from '../../../schemas/content';
import { blog, readableDate } from '../../content/blog';
import { TextHeading } from './TextHeading';

/** What the article said wrongly, each with the day on which it was corrected. */
export const Corrections = ({ corrections }: { corrections: readonly Correction[] }) =>
  corrections.length > 0 && (
    <>
      <TextHeading>{blog.article.corrections}</TextHeading>
      {corrections.map(({ date, text }) => (
        <Typography key={text} variant="body2">
          <time dateTime={date}>{readableDate(date)}</time>
          {`: ${text}`}
        </Typography>
      ))}
    </>
  );
