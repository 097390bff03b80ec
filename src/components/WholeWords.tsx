import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';

const HYPHENATED = /(\S+-\S+)/;

/** Words that stay on one line if they fit. */
export const Whole = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ display: 'inline-block' }}>
    {children}
  </Box>
);

/** A text in which words with a hyphen, such as 'problem-solving', stay whole. */
export const WholeWords = ({ children }: { children: string }) => {
  let end = 0;
  return children.split(HYPHENATED).map((part, place) => {
    const Part = place % 2 === 1 ? Whole : Fragment;
    // The first and the last part may be empty.
    end += part.length + 1;
    return <Part key={end}>{part}</Part>;
  });
};

/** A text that prefers to break at some of its spaces, such as a title after its colon. */
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
