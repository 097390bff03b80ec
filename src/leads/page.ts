import type { Config } from '../../schemas/config';
import { env } from '../config/env';
import { createConsent } from '../consent/choice';
import { createDelivery } from './delivery';
import { createDrafts } from './drafts';
import { createOrigin } from './origin';
import { createSendForm } from './sendForm';

/** Everything that one page remembers about its visitor and their leads. */
export function createPage({ crm }: Config) {
  const consent = createConsent();
  const drafts = createDrafts();
  const origin = createOrigin(consent);
  const delivery = createDelivery(crm);
  const sendForm = createSendForm({
    crm,
    dispatcher: delivery.dispatcher,
    untilCopied: delivery.untilCopied,
    drafts,
    origin,
  });
  return { consent, drafts, origin, ...delivery, sendForm };
}

/** This page's own. Part of the boot script, so leads are delivered before React has loaded and when React never does. */
export const { consent, drafts, origin, dispatcher, deliverPending, watchDelivery, sendForm } =
  createPage(env);
