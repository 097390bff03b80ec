import Box from '@mui/material/Box';
import { figureOf } from './results';

/** The figure of a result, in which the 'of' of '9 of 10' is small. */
export const NumberWords = ({ result }: { result: string }) =>
  figureOf(result)
    .split(' of ')
    .map((part, index) => (
      <span key={`part ${index + 1}`}>
        {index > 0 && (
          <Box component="span" sx={{ fontSize: '0.3em', letterSpacing: 0 }}>
            {' of '}
          </Box>
        )}
        {part}
      </span>
    ));
