import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useState } from 'react';
import { CloseButton } from '../components/CloseButton';
import { Owl } from '../components/owl/Owl';
import { thanks } from '../content/forms';
import { useRegisterDialog } from './openDialogs';

/** The dialog closes by itself after this time, in ms. */
export const SUCCESS_TIME = 2000;

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
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-describedby={id}>
      <CloseButton onClick={onClose} />
      <DialogContent
        data-ground="sun"
        sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, px: 4, py: 5, textAlign: 'center' }}
      >
        <Owl lit shines size={96} />
        <DialogTitle variant="h2">{thanks.title}</DialogTitle>
        <p id={id} role="status">
          {thanks.text}
        </p>
      </DialogContent>
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
