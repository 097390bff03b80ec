// @vitest-environment node
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { legalPageSchema, serviceSchema } from '../../schemas/content';
import { acceptableUse } from '../../src/content/legal/acceptableUse';
import { cookies } from '../../src/content/legal/cookies';
import { privacy } from '../../src/content/legal/privacy';
import { terms } from '../../src/content/legal/terms';
import { serviceMenu } from '../../src/content/navigation';
import { services } from '../../src/content/services';
import { serviceLoaders } from '../../src/content/services/loaders';
import { servicesPage } from '../../src/content/servicesPage';
import { formCopy } from '../../src/content/forms';
import { paths } from '../../src/paths';

for (const { slug, name } of services) {
  test(`the page of ${name} is whole`, async () => {
    const { service } = await serviceLoaders[slug]();
    const result = serviceSchema.safeParse(service);
    expect(result.success ? '' : z.prettifyError(result.error)).toBe('');
    expect(service.slug).toBe(slug);
    expect(service.name).toBe(name);
    expect(service.hero.heading).toContain(service.hero.highlight);
  });
}

test('services are named as the menu spells them, in its order', () => {
  expect(services.map(({ slug, name }) => ({ label: name, to: paths.services[slug] }))).toEqual(
    serviceMenu[0]?.links,
  );
});

test('the dialogs of a service page say what was agreed', () => {
  expect(servicesPage).toMatchObject({ start: 'Start your project', discuss: 'Discuss your project' });
  expect(formCopy.serviceStart).toMatchObject({
    title: 'Start your project with us',
    text: "We'll contact you with personalized solutions.",
    submit: 'Get updates',
  });
  expect(formCopy.serviceClosing).toMatchObject({
    title: 'Start your {service} Project with us',
    text: "We'll contact you with personalized solutions.",
    submit: 'Get updates',
  });
});

const legal = {
  privacy: [
    privacy,
    /consent/i,
    /information we collect/i,
    /log files/i,
    /cookies/i,
    /ccpa/i,
    /one month/i,
    /gdpr/i,
    /under 13/i,
  ],
  terms: [terms, /terms and conditions/i, /liab/i],
  cookies: [cookies, /essential/i, /performance/i, /functional/i, /advertising/i, /2023/],
  acceptableUse: [acceptableUse, /prohibited/i, /responsibilit/i, /enforcement/i, /report/i, /2023/],
} as const;

for (const [name, [page, ...topics]] of Object.entries(legal)) {
  test(`the ${name} page is whole, covers its topics and gives an address to write to`, () => {
    const result = legalPageSchema.safeParse(page);
    expect(result.success ? '' : z.prettifyError(result.error)).toBe('');
    const text = JSON.stringify(page);
    for (const topic of topics) expect(text).toMatch(topic);
    expect(text).toContain('{email}');
    const slugs = page.sections.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
}
