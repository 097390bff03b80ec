import Box from '@mui/material/Box';
import { Fragment } from 'react';

/** A text whose words with a hyphen stay whole where there is room for them: 'problem-solving'. */
export const WholeWords = ({ children }: { children: string }) =>
  children.split(/(\S+-\S+)/).map((part, place) =>
    place % 2 === 1 ? (
      <Box key={part} component="span" sx={{ display: 'inline-block' }}>
        {part}
      </Box>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  );
