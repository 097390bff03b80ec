import { createElement, type ComponentType, type ReactNode } from 'react';
import { createStore, useStore } from './useStore';

const notices = createStore<ReactNode>(null);

/**
 * Shows the notices about leads at the page's root, outside the form that mounts them. Their code comes with the forms, or
 * when an earlier visit left a pending lead: most visits need none of it.
 */
export const mountLeadNotices = (component: ComponentType) => {
  if (notices.get() === null) notices.set(createElement(component));
};

export const useLeadNotices = (): ReactNode => useStore(notices, null);
