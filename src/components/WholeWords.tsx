import Box from '@mui/material/Box';
import { Fragment } from 'react';

const HYPHENATED = /(\S+-\S+)/;

/** Words that stay on one line where there is room for them. */
export const Whole = ({ children }: { children: string }) => (
  <Box component="span" sx={{ display: 'inline-block' }}>
    {children}
  </Box>
);

interface WholeWordsProps {
  /** What stays whole, in a group: words with a hyphen, as 'problem-solving', unless given. */
  which?: RegExp;
  children: string;
}

/** A text some of whose words stay whole. */
export const WholeWords = ({ which = HYPHENATED, children }: WholeWordsProps) => {
  let end = 0;
  return children.split(which).map((part, place) => {
    const Part = place % 2 === 1 ? Whole : Fragment;
    // The first part and the last may be empty.
    end += part.length + 1;
    return <Part key={end}>{part}</Part>;
  });
};

/** A text that breaks first at some of its spaces, as a title does after its colon. */
export const Parted = ({ at, children }: { at: RegExp; children: string }) => {
  const parts = children.split(at);
  if (parts.length === 1) return children;
  return parts.map((part, place) => (
    <Fragment key={part}>
      {place > 0 && <> </>}
      <Whole>{part}</Whole>
    </Fragment>
  ));
};
