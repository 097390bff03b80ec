import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { mark, OPENER, SERVICE } from '../config/markup';
import { paths } from '../config/paths';
import type { DialogId } from '../leads/formCatalogue';

interface DialogButtonProps {
  opens: DialogId | 'whatsNew';
  /** The service that the dialog's title names. */
  service?: string | undefined;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  sx?: ButtonProps['sx'];
  children: ReactNode;
}

/** A button that opens a dialog with a lead form; without scripts it leads to the contact page, so no lead is lost. */
export const DialogButton = ({ opens, service, children, ...look }: DialogButtonProps) => (
  <Button
    component="a"
    href={paths.contact}
    role="button"
    aria-haspopup="dialog"
    {...mark(OPENER, opens)}
    {...(service !== undefined && mark(SERVICE, service))}
    {...look}
  >
    {children}
  </Button>
);
