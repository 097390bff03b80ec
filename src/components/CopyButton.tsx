import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { copyWords } from '../content/labels';
import { Icon } from './Icon';

interface CopyButtonProps {
  value: string;
  what: string;
  /** A round frame, among other buttons. */
  framed?: boolean;
}

/** Copies a value, and says so. Where the clipboard is denied, the value can still be selected by hand. */
export const CopyButton = ({ value, what, framed = false }: CopyButtonProps) => {
  const [status, setStatus] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setStatus(copyWords.copied),
      () => setStatus(copyWords.denied),
    );
  };
  return (
    <>
      <IconButton
        color={framed ? 'default' : 'inherit'}
        size={framed ? 'small' : 'medium'}
        aria-label={copyWords.copy(what)}
        onClick={copy}
        sx={{ '@media (scripting: none)': { display: 'none' } }}
      >
        <Icon name={status === copyWords.copied ? 'check' : 'copy'} />
      </IconButton>
      <span className="visually-hidden" role="status">
        {status}
      </span>
    </>
  );
};
