import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { paths } from '../../src/config/paths';
import { relayDays } from '../../src/config/relayDays';
import { about } from '../../src/content/about';
import { company } from '../../src/content/company';
import { guarantee } from '../../src/content/facts/guarantee';
import { cohort } from '../../src/content/facts/programmes';
import { serviceFacts } from '../../src/content/facts/services';
import { loadInternship } from '../../src/content/internships/details';
import { privacy } from '../../src/content/legal/privacy';
import { buildSentences } from '../../src/content/legal/words';
import { logos } from '../../src/content/logos';
import { services } from '../../src/content/services';
import { serviceLoaders } from '../../src/content/services/loaders';
import { override } from '../helpers/page';
import { renderPage } from '../helpers/render';

// e2e/builtPages.spec.ts and e2e/contract.spec.ts read every page; these are the parts that differ from page to page.

const [{ slug }] = services;
const main = () => within(screen.getByRole('main'));
// A page loads its parts itself, and gives up after a while; a busy machine may be slower than that.
beforeAll(async () => {
  await Promise.all([
    import('../../src/sections/detail/FactPanel'),
    import('../../src/sections/service/HowItGoes'),
  ]);
});

const linksTo = (address: string) => [...document.querySelectorAll(`main a[href="${address}"]`)];
const sectionOf = (heading: HTMLElement) => heading.closest('section') ?? expect.fail();
const textsIn = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('a page of a course answers what students ask, with the terms of the guarantee', async () => {
  await renderPage(paths.course(1));
  const heading = await main().findByText('Time, fee, mentor and outcome');
  const panel = sectionOf(heading);
  expect(textsIn(panel, 'dt').join(', ')).toBe(
    `Fee, Next start, How long it takes, Who teaches, What you build, If you stop, What it is, Where and when, Outcome of ${cohort.year}`,
  );
  for (const answer of panel.querySelectorAll('dd')) expect(answer).not.toBeEmptyDOMElement();
  expect(panel).toHaveTextContent(guarantee.summary.replaceAll('\u00a0', ' '));
  expect(panel.querySelector(`a[href="${paths.terms}#placement-guarantee"]`)).toHaveTextContent(
    'Read the terms',
  );
});

test('an internship without a search title of its own has the general one', async () => {
  const read = await loadInternship[1]?.();
  override(loadInternship, '1', () => Promise.resolve({ detail: { ...read?.detail, seo: undefined } }));
  await renderPage('/internshipdetailpage/1');
  await waitFor(() => expect(document.title).toMatch(/^Internships and Training\b/));
});

test.runIf(logos.length > 0)(
  'a course says that the owners of the logos do not endorse the company',
  async () => {
    await renderPage(paths.course(1));
    const note = `Names and logos belong to their owners, who do not endorse ${company.name}.`;
    expect(await main().findByText(note)).toBeVisible();
  },
);

test('a service shows its first month, price and a result; an address in capitals finds it', async () => {
  await renderPage(`${paths.services[slug].toUpperCase()}/`);
  const { service } = await serviceLoaders[slug]();
  expect(screen.getByRole('main').querySelector('h1')).toHaveTextContent(
    service.hero.heading.replaceAll('\u00a0', ' '),
  );
  const month = (await main().findByText('How the first month goes')).closest('section');
  const { prices, result } = serviceFacts[slug];
  const offers = prices.map(({ amount, what }) => `${amount} ${what}`);
  for (const text of [...service.firstMonth, ...offers, result.result])
    expect(month?.textContent).toContain(text);
  expect(linksTo(`${paths.works}#${result.project}`)).toHaveLength(1);
});

test.each([
  /On this site counting is switched off/,
  /directly to Salesforce/,
  /until our customer database confirms that the details arrived/,
])('the privacy policy says what this build does: %s', async (sentence) => {
  await renderPage(paths.privacy);
  expect(main().getByText(sentence)).toBeVisible();
});

test('the privacy policy names only recipients that this build has', async () => {
  await renderPage(paths.privacy);
  expect(screen.getByRole('main')).not.toHaveTextContent(/Cloudflare|own server/);
});

test('the privacy policy fills in every placeholder', async () => {
  await renderPage(paths.privacy);
  expect(screen.getByRole('main')).not.toHaveTextContent(/[{}]/);
});

test('the privacy policy links to the support address wherever it names it', async () => {
  await renderPage(paths.privacy);
  const mails = JSON.stringify(privacy).split('{email}').length - 1;
  expect(linksTo(`mailto:${company.email}`)).toHaveLength(mails);
});

test('the privacy policy has a link that writes the email to withdraw consent', async () => {
  await renderPage(paths.privacy);
  expect(linksTo(`mailto:${company.email}?subject=I%20withdraw%20my%20consent`)).toHaveLength(1);
});

test.each([
  ['has', 'h2'],
  ['lists', 'nav[aria-label="On this page"] a'],
])('the privacy policy %s its sections in their order', async (_what, selector) => {
  await renderPage(paths.privacy);
  const headings = privacy.sections.map(({ heading }) => heading);
  expect(textsIn(screen.getByRole('main'), selector)).toEqual(headings);
});

/** Opens a section of the privacy policy by its list of sections. */
const openSection = async () => {
  const { user, router } = await renderPage(paths.privacy);
  await user.click(main().getByRole('link', { name: 'Log files' }));
  return router;
};

test('a link in the list of sections puts its section into the address', async () => {
  const router = await openSection();
  expect(router.state.location.hash).toBe('#log-files');
});

test('a link in the list of sections gives the focus to its section', async () => {
  await openSection();
  expect(document.activeElement).toBe(screen.getByRole('main').querySelector('#log-files'));
});

test('with a relay, Turnstile and analytics the same sentences name each recipient', () => {
  const relay = 'https://leads.example.com/leads';
  const analytics = 'https://events.example.com/collect';
  const said = buildSentences({ relay, turnstileSiteKey: '0x4', analytics });
  expect(said['{counting}']).toContain('to events.example.com, each with the time, and to nobody');
  expect(said['{processor}']).toMatch(/own server at leads\.example\.com.*Cloudflare \(Turnstile\)/);
  expect(said['{processor}']).toContain('A hosting company runs that server for us');
  const onWorkers = buildSentences({ relay, relayHost: 'Cloudflare' });
  expect(onWorkers['{processor}']).toContain('Cloudflare runs that server for us');
  expect(said['{processor}']).toContain(`deletes an enquiry ${relayDays.delivered} days after`);
  expect(said['{processor}']).toContain(`deleted after ${relayDays.undecided} days if nobody does`);
  expect(said['{confirmed}']).toBe('our own server confirms that the details arrived');
  expect(said['{cookiesOfForms}']).toMatch(/our own server.*Cloudflare/);
  expect(JSON.stringify(said)).not.toMatch(/directly to Salesforce|three times/);
  const { '{counting}': counting } = buildSentences({ analytics: 'datalayer' });
  expect(counting).toContain('puts the events into the open page (dataLayer)');
});

test('where any answer ends the retries, the privacy policy says that it proves no arrival', () => {
  const probe = { confirmation: 'probe' } as const;
  expect(buildSentences({ crm: probe })['{confirmed}']).toMatch(/answers the form.*does not prove/);
  const relay = 'https://leads.example.com/leads';
  expect(buildSentences({ crm: probe, relay })['{confirmed}']).toContain('our own server confirms');
  expect(buildSentences({})['{confirmed}']).toContain('our customer database confirms');
});

test.runIf(company.videoUrl)('About describes its film in words', async () => {
  await renderPage(paths.about);
  expect(main().getByText(about.video.description)).toBeVisible();
});
