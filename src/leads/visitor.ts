/** What a page remembers about its visitor from the first moment on. Part of the boot script. */
import { createConsent } from '../consent/choice';
import { createDrafts } from './drafts';
import { createOrigin } from './origin';

export function createVisitor() {
  const consent = createConsent();
  return { consent, drafts: createDrafts(), origin: createOrigin(consent) };
}

/** This page's own. */
export const visitor = createVisitor();
export const { consent, drafts, origin } = visitor;
