import { styled } from '@mui/material/styles';
import { colour } from '../theme/tokens';
import { Icon } from './Icon';

export const RoundButton = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: `2px solid ${colour.ink}`,
  borderRadius: '50%',
  backgroundColor: colour.white,
  color: colour.ink,
  fontSize: 20,
  cursor: 'pointer',
  '&:hover': { backgroundColor: colour.cream },
});

interface PauseButtonProps {
  paused: boolean;
  onToggle: () => void;
  /** What stops, for its name: 'slides' gives 'Pause slides'. */
  what: string;
}

/** Stops and starts something that moves by itself. */
export const PauseButton = ({ paused, onToggle, what }: PauseButtonProps) => (
  <RoundButton type="button" aria-label={`${paused ? 'Play' : 'Pause'} ${what}`} onClick={onToggle}>
    <Icon name={paused ? 'play' : 'pause'} />
  </RoundButton>
);
