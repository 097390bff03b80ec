import type { Config } from '../../schemas/config';
import { env } from '../config/env';
import { createDelivery } from './delivery';
import { createSendForm } from './sendForm';
import { createVisitor, visitor } from './visitor';

/**
 * Creates what one page needs to send and deliver leads. Tests create several, as if in several pages.
 * @param ofVisitor what the page remembers of its visitor; a test's page has its own
 */
export function createPage({ crm }: Pick<Config, 'crm'>, ofVisitor = createVisitor()) {
  const delivery = createDelivery(crm);
  const sendForm = createSendForm({
    crm,
    dispatcher: delivery.dispatcher,
    untilCopied: delivery.untilCopied,
    drafts: ofVisitor.drafts,
    origin: ofVisitor.origin,
  });
  return { ...ofVisitor, ...delivery, sendForm };
}

/** The instance of this page. */
export const { dispatcher, deliverPending, watchDelivery, sendForm } = createPage(env, visitor);
