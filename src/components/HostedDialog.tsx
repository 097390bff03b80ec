import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { useRef } from 'react';
import { CloseButton } from './CloseButton';

/**
 * MUI's dialog in one of the page's two hosts, where it is prerendered, shown and closed without React
 * (`src/dialogs/dialogs.ts`). So it is open while it exists, and the host darkens the page.
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
      // `src/dialogs/dialogs.ts` moves the focus in. React hydrates inside the events of a focus that goes from one field to another:
      // MUI would see none, take the focus to the panel, and the text would land in the first field.
      disableAutoFocus
      transitionDuration={0}
      slotProps={{ transition: { appear: false } }}
      {...props}
    >
      <CloseButton />
      {children}
    </Dialog>
  );
};
