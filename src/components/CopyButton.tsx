import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Icon } from './Icon';

interface CopyButtonProps {
  value: string;
  what: string;
  /** A round frame, among other buttons. */
  framed?: boolean;
}

/** Copies a value, and says so. Where the clipboard is denied, the value can still be selected by hand. */
export const CopyButton = ({ value, what, framed = false }: CopyButtonProps) => {
  const [said, setSaid] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setSaid('Copied'),
      () => setSaid('Copying is not allowed here'),
    );
  };
  return (
    <>
      <IconButton
        color={framed ? 'default' : 'inherit'}
        size={framed ? 'small' : 'medium'}
        aria-label={`Copy ${what}`}
        onClick={copy}
        sx={{ '@media (scripting: none)': { display: 'none' } }}
      >
        <Icon name={said === 'Copied' ? 'check' : 'copy'} />
      </IconButton>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
};
