/** What a page remembers about its visitor from the start. Part of the boot script. */
import { remembersFirst } from '../config/env';
import { createConsent } from '../consent/choice';
import { createDrafts } from './drafts';
import { createOrigin } from './origin';

/** @param keepsFirst whether leads say how the first visit began */
export function createVisitor({ keepsFirst } = { keepsFirst: true }) {
  const consent = createConsent();
  return { consent, drafts: createDrafts(), origin: createOrigin(consent, { keepsFirst }) };
}

/** The instance of this page. */
export const visitor = createVisitor({ keepsFirst: remembersFirst });
export const { consent, drafts, origin } = visitor;
