import type { Company } from '../../schemas/company.ts';
import data from '../config/company.json' with { type: 'json' };

/**
 * The owner of the site. A company that adopts the site changes `src/config/company.json`, by hand or with `npm run setup`:
 * pages, structured data, footer, dialogs and messages take name, addresses and links from here. Its facts are samples: see samples.ts.
 */
export const company = data as Company;
