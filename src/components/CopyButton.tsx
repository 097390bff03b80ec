import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { iconSize } from '../theme/tokens';
import { Icon } from './Icon';

const Button = styled('button')({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: 40,
  height: 40,
  border: 0,
  borderRadius: 10,
  padding: 0,
  background: 'none',
  ...iconSize(20),
  cursor: 'pointer',
  '&:hover': { color: 'var(--link)' },
  '@media (scripting: none)': { display: 'none' },
});

/** Copies a value, and says so. Where the clipboard is denied, the value can still be selected by hand. */
export const CopyButton = ({ value, what }: { value: string; what: string }) => {
  const [said, setSaid] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setSaid('Copied'),
      () => setSaid('Copying is not allowed here'),
    );
  };
  return (
    <>
      <Button type="button" aria-label={`Copy ${what}`} onClick={copy}>
        <Icon name={said === 'Copied' ? 'check' : 'copy'} />
      </Button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
};
