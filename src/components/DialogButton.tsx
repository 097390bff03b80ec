import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { mark } from '../config/mark';
import { paths } from '../config/paths';
import { readersOf, type Reader } from '../content/readers';
import { READER, SUBJECT } from '../dialogs/dialogs.markup';
import { OPENER } from '../handover/handover.markup';
import type { DialogId } from '../leads/formCatalogue';

/** A dialog, and what it is told about the place where it was opened. */
export interface DialogOpening {
  opens: DialogId | 'whatsNew';
  /** Whom the dialog addresses; without one, its first reader. */
  reader?: Reader | undefined;
  /** The service or programme that it names. */
  subject?: string | undefined;
}

interface DialogButtonProps extends DialogOpening {
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  sx?: ButtonProps['sx'];
  children: ReactNode;
}

/** A button that opens a dialog; without scripts it leads to the contact page, so no lead is lost. */
export const DialogButton = ({ opens, reader, subject, children, ...look }: DialogButtonProps) => (
  <Button
    component="a"
    href={paths.contact}
    role="button"
    aria-haspopup="dialog"
    {...mark(OPENER, opens)}
    {...(opens !== 'whatsNew' && mark(READER, reader ?? readersOf[opens][0]))}
    {...(subject !== undefined && mark(SUBJECT, subject))}
    {...look}
  >
    {children}
  </Button>
);
