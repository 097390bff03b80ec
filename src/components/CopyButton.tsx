import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { copyWords } from '../content/labels';
import { needsScript } from '../theme/tokens';
import { Icon } from './Icon';
import { useAnnouncement } from './useAnnouncement';

interface CopyButtonProps {
  value: string;
  /** Names the value for people who cannot see it beside the button: "the phone number". */
  what: string;
  /** A round frame, among other buttons. */
  framed?: boolean;
  /** Shown where the clipboard is denied. By default that the text can be selected: it has to be visible next to the button. */
  denied?: string;
}

/**
 * For pages on plain HTTP, such as a preview, where browsers have no `navigator.clipboard`.
 * @throws Error if the browser refuses
 */
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
const copyText = async (value: string): Promise<void> => {
  if ('clipboard' in navigator) await navigator.clipboard.writeText(value);
  else copyBySelection(value);
};

/** Copies a value, and says so; where the clipboard is denied it says that, for everybody to see. */
export const CopyButton = ({ value, what, framed = false, denied = copyWords.denied }: CopyButtonProps) => {
  const [status, announce, announcement] = useAnnouncement();
  const copy = () => {
    copyText(value).then(
      () => announce(copyWords.copied),
      () => announce(denied),
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
      <Typography
        component="span"
        variant="body2"
        role="status"
        className={status === denied ? undefined : 'visually-hidden'}
        // A long line would push its neighbours away.
        sx={{ maxWidth: '16rem' }}
      >
        {announcement}
      </Typography>
    </>
  );
};
