import { parseConfig } from '../../schemas/config';
import { createPage } from '../../src/leads/page';

/** What a newly opened page remembers, with a configuration. */
export const openPage = (settings: Record<string, string> = {}, address = '/') => {
  history.replaceState(null, '', address);
  return createPage(parseConfig(settings, 'https://www.wiselamp.example'));
};
