import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { CloseButton } from '../components/CloseButton';
import { formCopy } from '../content/forms';
import type { DialogId } from '../leads/formCatalogue';
import { LeadForm } from './LeadForm';
import { useRegisterDialog } from './openDialogs';
import { SuccessDialog } from './SuccessDialog';

export interface LeadDialogProps extends Pick<DialogProps, 'transitionDuration'> {
  formId: DialogId;
  /** The service that a service page's closing dialog names. */
  service?: string | undefined;
  onClosed: () => void;
}

/** A lead form in a dialog: open from the start, closed by its button, Escape, the backdrop or a submit. */
const LeadDialog = ({ formId, service = '', onClosed, ...transition }: LeadDialogProps) => {
  const { title: template, text } = formCopy[formId];
  const title = template.replace('{service}', service);
  const [stage, setStage] = useState<'form' | 'thanks' | 'closing'>('form');
  useRegisterDialog(stage === 'form');
  const [close] = useState(() => () => setStage('closing'));
  return (
    <>
      <Dialog
        open={stage === 'form'}
        onClose={close}
        scroll="body"
        maxWidth="sm"
        fullWidth
        slotProps={{ transition: { onExited: () => stage === 'closing' && onClosed() } }}
        {...transition}
      >
        <CloseButton onClick={close} />
        <Stack data-ground="sun" spacing={1} sx={{ pt: 4, pr: 9, pb: 3, pl: { xs: 3, sm: 4 } }}>
          <DialogTitle variant="h3" component="h2">
            {title}
          </DialogTitle>
          {text && <p>{text}</p>}
        </Stack>
        <DialogContent dividers data-ground="white">
          <LeadForm formId={formId} label={title} onSent={() => setStage('thanks')} />
        </DialogContent>
      </Dialog>
      <SuccessDialog open={stage === 'thanks'} onClose={onClosed} />
    </>
  );
};

export default LeadDialog;
