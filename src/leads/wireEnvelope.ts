import { envelope } from '../../schemas/salesforce/envelope';
import { env } from '../config/env';

/** The fields of a post beside the form's own. The relay adds the organisation's ids itself. */
export const wireEnvelope = (returnUrl: string): Record<string, string> =>
  import.meta.env.VITE_LEAD_RELAY ? { retURL: returnUrl } : envelope(env.crm, returnUrl);
