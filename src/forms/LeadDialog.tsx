import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useState } from 'react';
import { CloseButton } from '../components/CloseButton';
import { formCopy } from '../content/forms';
import type { DialogId } from '../leads/formCatalogue';
import type { Place } from '../runtime/openingDialog';
import { border, colour } from '../theme/tokens';
import { CrmForm } from './CrmForm';
import { useRegisterDialog } from './openDialogs';
import { SuccessDialog } from './SuccessDialog';

/** The fields scroll between the title and the submit bar, both of which stay. On a low screen the whole dialog scrolls. */
const Fields = styled(DialogContent)(({ theme }) => ({
  '@media (max-height: 559.98px)': { flex: 'none', overflowY: 'visible' },
  '@media (min-height: 560px)': {
    paddingBottom: 0,
    scrollPaddingBlock: '48px 120px',
    '& [data-submit]': {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      marginInline: theme.spacing(-1),
      padding: theme.spacing(2, 1),
      borderTop: border,
      backgroundColor: colour.white,
    },
  },
  '& textarea.MuiOutlinedInput-input': { minHeight: 80 },
  [theme.breakpoints.up('sm')]: {
    paddingTop: theme.spacing(3),
    '& form': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: theme.spacing(2.5) },
    '& form > *': { gridColumn: '1 / -1' },
    '& form > :has([autocomplete=email], [autocomplete^=tel])': { gridColumn: 'auto' },
  },
}));

/** Stands after the form, so that its effects run after those of the form. */
const GoOn = ({ place }: { place: Place | undefined }) => {
  useLayoutEffect(() => place?.focus(), [place]);
  useEffect(() => place?.goOn(), [place]);
  return null;
};

export interface LeadDialogProps extends Pick<DialogProps, 'transitionDuration' | 'disablePortal'> {
  formId: DialogId;
  /** The service that a service page's closing dialog names. */
  service?: string | undefined;
  /** Where the visitor was in the same form, if it was shown before React was here. */
  place?: Place | undefined;
  onClosed: () => void;
}

/** A lead form in a dialog: open from the start, closed by its button, Escape, the backdrop or a submit. */
const LeadDialog = ({ formId, service = '', place, onClosed, ...options }: LeadDialogProps) => {
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
        maxWidth="sm"
        fullWidth
        slotProps={{ transition: { onExited: () => stage === 'closing' && onClosed() } }}
        {...options}
      >
        <CloseButton onClick={close} />
        <Stack data-ground="sun" spacing={1} sx={{ pt: 3, pr: 9, pb: 2.5, pl: { xs: 3, sm: 4 } }}>
          <DialogTitle variant="h3" component="h2">
            {title}
          </DialogTitle>
          {text && <p>{text}</p>}
        </Stack>
        <Fields dividers data-ground="white">
          <CrmForm formId={formId} label={title} onSent={() => setStage('thanks')} />
          <GoOn place={place} />
        </Fields>
      </Dialog>
      <SuccessDialog open={stage === 'thanks'} onClose={onClosed} />
    </>
  );
};

export default LeadDialog;
