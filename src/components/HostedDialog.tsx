import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { useRef } from 'react';
import { CloseButton } from './CloseButton';

/**
 * MUI's dialog inside one of the page's two hosts, where it is prerendered, shown and closed without React
 * (`src/dialogs/dialogs.ts`). It is open for as long as it is rendered, and the host darkens the page.
 */
export const HostedDialog = ({ children, ...props }: Omit<DialogProps, 'open'>) => {
  const root = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      ref={root}
      open
      fullWidth
      disablePortal
      // MUI hides everything else in the container from screen readers; the host itself must stay.
      container={() => root.current?.parentElement ?? null}
      hideBackdrop
      disableScrollLock
      disableRestoreFocus
      // `src/dialogs/dialogs.ts` moves the focus in. React hydrates during the event of a focus that moves between two
      // fields. MUI would see no focus then and move it to the panel, and the typed text would land in the first field.
      disableAutoFocus
      // The rest of the page is inert. Only a visitor's own program, such as the menu of a password manager, is outside
      // the dialog, and it may have the focus.
      disableEnforceFocus
      transitionDuration={0}
      slotProps={{ transition: { appear: false } }}
      {...props}
    >
      <CloseButton />
      {children}
    </Dialog>
  );
};
