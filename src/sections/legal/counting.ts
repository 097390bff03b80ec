import { env } from '../../config/env';

/**
 * Names the recipient of the site's events in one sentence.
 * @param target where the build sends them: nowhere, `datalayer`, or an address
 */
export function recipientOf(target: string | undefined): string {
  if (!target)
    return 'On this site counting is switched off: nothing is recorded, and nobody receives anything.';
  if (target === 'datalayer')
    return 'This site keeps the events in the open page (dataLayer) for its tag manager, and sends them nowhere else.';
  return `This site sends the events to ${new URL(target).hostname}, and to nobody else.`;
}

export const counting = recipientOf(env.analytics);
