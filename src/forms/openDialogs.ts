import { useEffect } from 'react';
import { createStore, useStore } from './useStore';

/** Number of open dialogs. Notices about leads wait until none covers them. */
const openDialogs = createStore(0);
const change = (by: number) => openDialogs.set(openDialogs.get() + by);

/** Registers a dialog while it is `open`. */
export const useRegisterDialog = (open: boolean) =>
  useEffect(() => {
    if (!open) return undefined;
    change(1);
    return () => change(-1);
  }, [open]);

export const useIsDialogOpen = () => useStore(openDialogs, 0) > 0;
