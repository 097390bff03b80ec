/** The site under test: with `--relay` or CHAOS_RELAY=1 the one whose leads go through a relay. */
import { crmUrl, folder, relayFolder, relaySiteUrl, siteUrl } from '../helpers/ports';

const direct = {
  folder,
  siteUrl,
  /** Where a second post would be a second lead. The relay recognises a lead that it has. */
  postsTo: crmUrl,
};
const relayed = { folder: relayFolder, siteUrl: relaySiteUrl, postsTo: undefined };

export const target = process.argv.includes('--relay') || process.env['CHAOS_RELAY'] ? relayed : direct;
