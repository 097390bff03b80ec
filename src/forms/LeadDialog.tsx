import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Icon } from '../components/Icon';
import { formCopy } from '../content/forms';
import type { DialogId } from '../leads/formCatalogue';
import { colour, from, space, type } from '../theme/tokens';
import { LeadForm } from './LeadForm';
import { useRegisterDialog } from './openDialogs';
import { SuccessDialog } from './SuccessDialog';

const Head = styled('div')({
  display: 'grid',
  gap: space(1),
  padding: `${space(4)} ${space(9)} ${space(3)} ${space(3)}`,
  borderBottom: `2px solid ${colour.ink}`,
  [from.sm]: { paddingLeft: space(4) },
});
const Heading = styled('h2')(type.subtitle);
const Body = styled('div')({ padding: space(3), [from.sm]: { padding: space(4) } });
const Close = styled(IconButton)({ position: 'absolute', top: space(2), right: space(2), zIndex: 1 });

export interface LeadDialogProps {
  formId: DialogId;
  /** The service that a service page's closing dialog names. */
  service?: string | undefined;
  onClosed: () => void;
}

/** A lead form in a dialog: open from the start, closed by its button, Escape, the backdrop or a submit. */
const LeadDialog = ({ formId, service = '', onClosed }: LeadDialogProps) => {
  const id = useId();
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
        aria-labelledby={`${id}-title`}
        slotProps={{ transition: { onExited: () => stage === 'closing' && onClosed() } }}
      >
        <Close aria-label="Close" onClick={close}>
          <Icon name="x" />
        </Close>
        <Head data-ground="sun">
          <Heading id={`${id}-title`}>{title}</Heading>
          {text && <p>{text}</p>}
        </Head>
        <Body data-ground="white">
          <LeadForm formId={formId} label={title} onSent={() => setStage('thanks')} />
        </Body>
      </Dialog>
      <SuccessDialog open={stage === 'thanks'} onClose={onClosed} />
    </>
  );
};

export default LeadDialog;
