import type { Config } from '../../schemas/config';
import { env } from '../config/env';
import { createDelivery } from './delivery';
import { createSendForm } from './sendForm';
import { createVisitor, visitor } from './visitor';

/** Creates everything in one page that remembers something about its visitor and their leads. */
export function createPage({ crm }: Pick<Config, 'crm'>, known = createVisitor()) {
  const delivery = createDelivery(crm);
  const sendForm = createSendForm({
    crm,
    dispatcher: delivery.dispatcher,
    untilCopied: delivery.untilCopied,
    drafts: known.drafts,
    origin: known.origin,
  });
  return { ...known, ...delivery, sendForm };
}

/** The instance of this page. */
export const { dispatcher, deliverPending, watchDelivery, sendForm } = createPage(env, visitor);
