import Box from '@mui/material/Box';
import { Fragment } from 'react';

/** Words that stay on one line where there is room for them. */
export const Whole = ({ children }: { children: string }) => (
  <Box component="span" sx={{ display: 'inline-block' }}>
    {children}
  </Box>
);

/** A text whose words with a hyphen stay whole, as 'problem-solving', and that leaves no last word alone on a line. */
export const WholeWords = ({ children }: { children: string }) => {
  let end = 0;
  return children.split(/((?<=\S )\S+ \S+$|\S+-\S+)/).map((part, place) => {
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
      {place > 0 && ' '}
      <Whole>{part}</Whole>
    </Fragment>
  ));
};
