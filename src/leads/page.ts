import type { Config } from '../../schemas/config';
import { env } from '../config/env';
import { createDelivery } from './delivery';
import { createSendForm } from './sendForm';
import { createVisitor, visitor } from './visitor';

/** Everything that one page remembers about its visitor and their leads. */
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

/** This page's own. */
export const { dispatcher, deliverPending, watchDelivery, sendForm } = createPage(env, visitor);
