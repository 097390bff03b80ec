import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { listWords } from '../content/blocks';
import { Actions } from './Actions';
import { Owl } from './owl/Owl';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'center',
  justifyItems: 'start',
  paddingBlock: theme.spacing(2, 4),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'auto 1fr', gap: theme.spacing(6) },
}));
const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  justifyItems: 'start',
}));

const towardsWords = [3, 1] as const;

interface NothingFoundProps {
  tries: readonly string[];
  /** Searches for another text; an empty one shows the whole list. */
  searchFor: (text: string) => void;
}

/** A search without results: the owl, its lamp off, and searches that find something. */
export const NothingFound = ({ tries, searchFor }: NothingFoundProps) => (
  <Root>
    <Owl size={150} line={2.6} gaze={towardsWords} />
    <Words>
      <Typography>{listWords.tries}</Typography>
      <Actions>
        {tries.map((text) => (
          <Button key={text} variant="outlined" onClick={() => searchFor(text)}>
            {text}
          </Button>
        ))}
      </Actions>
      <Button onClick={() => searchFor('')}>{listWords.clear}</Button>
    </Words>
  </Root>
);
