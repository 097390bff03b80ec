/** What a page remembers about its visitor from the start. Part of the boot script. */
import { createConsent } from '../consent/choice';
import { createDrafts } from './drafts';
import { createOrigin } from './origin';

export function createVisitor() {
  const consent = createConsent();
  return { consent, drafts: createDrafts(), origin: createOrigin(consent) };
}

/** The instance of this page. */
export const visitor = createVisitor();
export const { consent, drafts, origin } = visitor;
