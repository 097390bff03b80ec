import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useState } from 'react';
import { Icon } from '../components/Icon';
import { thanks } from '../content/forms';
import { colour, space, type } from '../theme/tokens';
import { useRegisterDialog } from './openDialogs';

/** How long the dialog shows, in ms, unless it is closed before. */
export const SUCCESS_TIME = 2000;

const Body = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: space(1.5),
  padding: `${space(5)} ${space(4)}`,
  textAlign: 'center',
  backgroundColor: colour.sun,
});
const Seal = styled('div')({
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  borderRadius: '50%',
  border: `4px solid ${colour.ink}`,
  backgroundColor: colour.white,
  fontSize: 36,
});
const Heading = styled('h2')(type.title);
const Close = styled(IconButton)({ position: 'absolute', top: space(1.5), right: space(1.5) });

interface SuccessDialogProps {
  open: boolean;
  onClose: () => void;
}

export const SuccessDialog = ({ open, onClose }: SuccessDialogProps) => {
  const id = useId();
  useRegisterDialog(open);
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(onClose, SUCCESS_TIME);
    return () => clearTimeout(timer);
  }, [open, onClose]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <Body data-ground="sun">
        <Close aria-label="Close" onClick={onClose}>
          <Icon name="x" />
        </Close>
        <Seal>
          <Icon name="check" />
        </Seal>
        <Heading id={`${id}-title`}>{thanks.title}</Heading>
        <p id={`${id}-text`} role="status">
          {thanks.text}
        </p>
      </Body>
    </Dialog>
  );
};

/** The success dialog of one form: render `dialog`, and call `show` after a submit. `onClosed` is called when it closes. */
export const useSuccess = (onClosed?: () => void) => {
  const [open, setOpen] = useState(false);
  const [close] = useState(() => () => {
    setOpen(false);
    onClosed?.();
  });
  return { show: () => setOpen(true), dialog: <SuccessDialog open={open} onClose={close} /> };
};
