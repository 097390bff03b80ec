import { relayDays } from '../../config/relayDays.ts';
import { company } from '../company.ts';
import { addressOf, inIndia } from '../phrases.ts';

/** The texts that all four legal pages share. */
export const legalWords = { contents: 'On this page' };

/** Under each title. A sample: see samples.ts. */
export const effective = 'Effective 1 September 2023, updated 28 November 2026';
/** The last date in it, for the sitemap, which must not depend on the language. */
export const effectiveDay: `${number}-${number}-${number}` = '2026-11-28';

/** The title of the person who takes complaints about personal data. */
export const dataOfficer = inIndia ? 'Grievance Officer' : 'data protection contact';

export const postalAddress = `${company.legalName}, ${addressOf(company.offices[0])}`;

/** The email that withdraws consent: the words of its link, and its subject. */
export const withdrawal = { link: 'this ready-made email', subject: 'I withdraw my consent' };

/**
 * The company that runs the relay's server, such as 'Cloudflare'. docs/relay.md says when to write it here; without a name
 * the sentence speaks of a hosting company.
 */
const relayHost: string = '';

/** Whose sites links lead to. The links under an article share it by WhatsApp too. */
export const otherServices = ['social networks', 'WhatsApp', company.videoUrl && 'video sites']
  .filter(Boolean)
  .join(', ')
  .replace(/, ([^,]*)$/, ' and $1');

/** The settings of a build that legal sentences depend on. */
interface BuildSettings {
  analytics?: string | undefined;
  crm?: { confirmation: 'frame' | 'probe' };
  relay?: string | undefined;
  relayHost?: string;
  turnstileSiteKey?: string | undefined;
}

const hostOf = (address: string) => new URL(address).hostname;
const sentences = (...texts: (string | false)[]) => texts.filter(Boolean).join(' ');

const counting = (target: string | undefined) => {
  if (!target) return 'On this site counting is switched off: no event is recorded or sent.';
  return target === 'datalayer'
    ? 'This site puts the events into the open page (dataLayer). Our tag manager reads them there and may pass them on to the services it is set up for. It and they may set cookies in the name of this site.'
    : `This site sends the events to ${hostOf(target)}, each with the time, and to nobody else. Like every request it shows your IP address, your browser and the page or site it comes from, and it may carry cookies of that host.`;
};

/** What ends the copy in the outbox. An answer that the site cannot read proves no arrival: see `src/leads/postByFetch.ts`. */
const confirmed = (relay: string | undefined, by: 'frame' | 'probe' = 'frame') => {
  if (relay) return 'our own server confirms that the details arrived';
  return by === 'probe'
    ? 'our customer database answers the form, which does not prove that the details arrived'
    : 'our customer database confirms that the details arrived';
};

/**
 * The sentences that differ from build to build, by the placeholder that they replace in a legal text: who receives events,
 * what counts as a confirmation, who processes a form, who may set cookies at that, how often a form is posted, also by a
 * page that is left, and what a form without scripts lacks.
 */
export const buildSentences = ({
  analytics,
  crm,
  relay,
  relayHost: host = relayHost,
  turnstileSiteKey,
}: BuildSettings) => ({
  '{counting}': counting(analytics),
  '{confirmed}': confirmed(relay, crm?.confirmation),
  '{processor}': sentences(
    relay
      ? `Forms go from your browser to our own server at ${hostOf(relay)}, which checks and stores them and passes them on to Salesforce. ${host || 'A hosting company'} runs that server for us and handles them on our instructions. The server deletes an enquiry ${relayDays.delivered} days after it was passed on. An enquiry that Salesforce refused, or that may come from a program, waits for a person to decide about it, and is deleted after ${relayDays.undecided} days if nobody does. No enquiry stays there for more than ${relayDays.longest} days. Backups may hold a deleted enquiry for up to 30 days more. To limit floods the server counts enquiries, and forms with mistakes, by a digest of your internet protocol (IP) address. It counts for an hour. The digest of an enquiry is deleted within minutes after that, the digest of a form with mistakes at the latest when the next form arrives. Backups may hold it for up to 30 days more. The server’s log names the IP address of whoever enters a wrong password of our staff.`
      : 'Forms go from your browser directly to Salesforce.',
    Boolean(turnstileSiteKey) &&
      'When you start with a form, a script of Cloudflare (Turnstile) reads technical details of your browser and your IP address, to tell people from programs. Cloudflare processes them for us under its own terms.',
    'Salesforce runs our customer database and processes the details on our instructions. It may store them outside the country you live in, under the safeguards of its data processing agreement.',
  ),
  '{cookiesOfForms}': sentences(
    relay
      ? 'When you send a form, your browser posts it to our own server, which sets no cookies.'
      : 'When you send a form, your browser posts it directly to Salesforce, our customer database. Salesforce may set short-lived technical cookies on its own domain when it answers. We cannot read them.',
    Boolean(turnstileSiteKey) &&
      'Forms are protected by Cloudflare Turnstile, which may set short-lived technical cookies on its own domain.',
  ),
  '{posts}': relay
    ? 'The site repeats it, with growing pauses of up to 6 hours, until our server confirms it or refuses it for good. Our server recognises a repeated copy. After 7 days the site makes one last attempt.'
    : 'The site tries up to three times: at once, after 10 minutes and a day later. It tries sooner if you leave the page, come back or press “Try again”. Up to six tries that seem not to have arrived, such as those made offline, are not counted. After 7 days a copy with fewer than three tries gets one last.',
  '{leaving}': relay
    ? 'While the site still tries and you are online, the enquiry goes out once more when you leave or hide the page, and again at the beginning of your next visit.'
    : 'While the site still tries and you are online, the enquiry goes out once more when you leave or hide the page, if an attempt is open or the next one is due. An attempt that was open when you left is repeated at the beginning of your next visit.',
  '{withoutScripts}': sentences(
    relay
      ? 'If scripts are off or do not load, your tick is not sent. The page that our server shows after a mistake has no such box. In both cases we send you no offers.'
      : 'If scripts are off or do not load, your tick is not sent, and we send you no offers.',
  ),
});
