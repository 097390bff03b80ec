import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { listWords } from '../content/labels';
import { Actions } from './Actions';
import { Owl } from './owl/Owl';

/** The words are to the owl's right. */
const towardsWords = [3, 1] as const;

interface NothingFoundProps {
  /** Searches that find something. */
  suggestedSearches: readonly string[];
  /** Searches for another text; an empty one shows the whole list. */
  searchFor: (text: string) => void;
}

/** A search without results: the owl, and searches that find something. */
export const NothingFound = ({ suggestedSearches, searchFor }: NothingFoundProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 4, sm: 6 },
      alignItems: 'center',
      justifyItems: 'start',
      pt: 2,
      pb: 4,
      gridTemplateColumns: { sm: 'auto 1fr' },
      // The owl's white outline begins where the column does.
      '& > svg': { marginLeft: '4px', width: { xs: 96, sm: 150 }, height: 'auto' },
      // Three suggestions in a row of a phone.
      '& .MuiButton-outlined': {
        paddingInline: { xs: 2, sm: 3 },
        fontSize: { xs: '0.9375rem', sm: '1.0625rem' },
      },
    }}
  >
    <Owl size={150} line={2.6} gaze={towardsWords} />
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {suggestedSearches.length > 0 && (
        <>
          <Typography>{listWords.suggestedSearches}</Typography>
          <Actions>
            {suggestedSearches.map((text) => (
              <Button key={text} variant="outlined" onClick={() => searchFor(text)}>
                {text}
              </Button>
            ))}
          </Actions>
        </>
      )}
      <Button onClick={() => searchFor('')}>{listWords.clear}</Button>
    </Stack>
  </Box>
);
