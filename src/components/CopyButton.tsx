import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { copyWords } from '../content/labels';
import { needsScript } from '../theme/tokens';
import { Icon } from './Icon';

interface CopyButtonProps {
  value: string;
  /** Names the value for people who cannot see it beside the button: "the phone number". */
  what: string;
  /** A round frame, among other buttons. */
  framed?: boolean;
}

/** For pages on plain HTTP, such as a preview, where browsers have no `navigator.clipboard`. */
const copyBySelection = (value: string) => {
  const area = Object.assign(document.createElement('textarea'), { value, readOnly: true });
  area.className = 'visually-hidden';
  const { activeElement } = document;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  if (!isCopied) throw new Error('The browser refused to copy.');
};
const copyText = async (value: string) =>
  'clipboard' in navigator ? navigator.clipboard.writeText(value) : copyBySelection(value);

/**
 * Copies a value, and says so. Where the clipboard is denied it says that, too, for everybody: the value, which has to be
 * visible beside it, can be selected by hand.
 */
export const CopyButton = ({ value, what, framed = false }: CopyButtonProps) => {
  const [{ status, times }, setAnswer] = useState({ status: '', times: 0 });
  const answer = (said: string) => setAnswer((last) => ({ status: said, times: last.times + 1 }));
  const copy = () => {
    copyText(value).then(
      () => answer(copyWords.copied),
      () => answer(copyWords.denied),
    );
  };
  return (
    <>
      <IconButton
        color={framed ? 'default' : 'inherit'}
        size={framed ? 'small' : 'medium'}
        aria-label={copyWords.copy(what)}
        onClick={copy}
        sx={needsScript}
      >
        <Icon name={status === copyWords.copied ? 'check' : 'copy'} />
      </IconButton>
      <span className={status === copyWords.denied ? undefined : 'visually-hidden'} role="status">
        {/* A new element each time, so that screen readers repeat the same words. */}
        <span key={times}>{status}</span>
      </span>
    </>
  );
};
