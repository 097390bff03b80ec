import IconButton from '@mui/material/IconButton';
import { Icon } from './Icon';

interface PauseButtonProps {
  paused: boolean;
  onToggle: () => void;
  /** The name of the moving content: 'slides' gives 'Pause slides'. */
  what: string;
}

/** Pauses and restarts content that moves by itself. */
export const PauseButton = ({ paused, onToggle, what }: PauseButtonProps) => (
  <IconButton size="small" aria-label={`${paused ? 'Play' : 'Pause'} ${what}`} onClick={onToggle}>
    <Icon name={paused ? 'play' : 'pause'} />
  </IconButton>
);
