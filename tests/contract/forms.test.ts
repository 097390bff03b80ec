// @vitest-environment node
import { expect, test } from 'vitest';
import { fieldsByForm } from '../../schemas/forms';
import { consentLabel, consentVersion } from '../../schemas/marketingConsent';
import { plannerOptions } from '../../schemas/planner';
import { formCopy, thanks } from '../../src/content/forms';
import { homeHeadings } from '../../src/content/home';
import { planner } from '../../src/content/planner';
import { readerCopy } from '../../src/content/readers';

const solutions = "We'll contact you with personalized solutions.";

test('every form: its title, button and sentence', () => {
  expect(Object.entries(formCopy).map(([id, { title, submit, text }]) => [id, title, submit, text])).toEqual([
    ['heroProject', 'Start your project with us', 'Submit', undefined],
    ['heroPartner', 'Join us as a valued partner', 'Submit', undefined],
    ['requestDemo', 'Start your project with us', 'Get updates', undefined],
    ['homeInline', "Have questions? We'd love to hear from you", 'Submit', undefined],
    ['contactPage', "We're Just a Message Away", 'Submit', undefined],
    ['subscribe', 'Unforgettable Moments Await!!', 'Subscribe us!', undefined],
    ['course', 'Get in Touch with our team', 'Share', undefined],
    ['serviceStart', 'Start your project with us', 'Get updates', solutions],
    ['serviceClosing', 'Start your {subject} Project with us', 'Get updates', solutions],
    ['serviceInline', 'Tell us about your project', 'Submit', undefined],
    ['portfolio', 'Start your project with us', 'Get updates', undefined],
  ]);
});

test('a dialog without a sentence of its own has the line for its reader', () => {
  expect(Object.entries(readerCopy).map(([reader, { line }]) => [reader, line])).toEqual([
    ['anyone', 'Leave your details. Our team replies within 24 hours.'],
    ['student', 'For students and parents. Ask about fees, dates or the right track.'],
    ['business', 'For businesses. A few words about your product are enough.'],
    ['college', 'For colleges. Tell us which year you mean and how many students.'],
  ]);
});

test('every field: its label, what a browser fills in, the keyboard of a phone', () => {
  const texts = Object.entries(fieldsByForm).map(([form, fields]) => [
    form,
    ...Object.values(fields).map(({ label, autoComplete, type, inputMode }) =>
      [label, autoComplete, type, inputMode].filter(Boolean).join(', '),
    ),
  ]);
  expect(texts).toEqual([
    ['lead', 'Name, name', 'Email, email, email', 'Phone, tel, tel, tel', 'Message'],
    [
      'contact',
      'First name, given-name',
      'Last name, family-name',
      'Designation, organization-title',
      'College name, organization',
      'Services',
      'Location, address-level2',
      'Message',
      'Email, email, email',
      'Phone, tel, tel, tel',
    ],
    ['subscribe', 'Email, email, email, email'],
  ]);
});

test('Home counts the fields of its form', () => {
  expect(Object.keys(fieldsByForm.lead)).toHaveLength(4);
  expect(homeHeadings.formLead).toMatch(/^Four fields\./);
});

test('the sentences under the fields, and those of a browser that refuses a value', () => {
  const texts = Object.values(fieldsByForm).flatMap((fields) =>
    Object.values(fields).flatMap(({ hint, title }) => [hint ?? [], title ?? []].flat()),
  );
  expect([...new Set(texts)]).toEqual([
    'Letters only, one space between words, capitals only at the start of a word.',
    'An email address, such as asha@example.com.',
    'Your 10-digit mobile number, without the country code.',
    '10 digits without the country code, the first of them 6 or higher.',
    'Message is required.',
    'Your role, such as Student.',
    'Your college or company.',
    'Up to 80 characters.',
    'What you are interested in, such as Web development.',
    'Leave an email or a phone number, or we cannot reply.',
    'Optional. Your 10-digit mobile number.',
  ]);
});

test('the thank-you', () => {
  expect(thanks).toEqual({
    title: 'Thank you',
    text: 'We have taken your details. Our admin team will contact you soon!',
  });
});

test('the choices of the career planner, and the phases of its plan', () => {
  const choices = Object.values(plannerOptions).map((options) =>
    options.map(({ value, label }) => `${value}: ${label}`),
  );
  expect(choices).toEqual([
    ['tech: Technology', 'design: Design', 'marketing: Marketing'],
    ['beginner: Beginner', 'medium: Medium', 'advanced: Advanced'],
    ['visual: Visual Learning', 'practical: Practical Training', 'theoretical: Theoretical'],
    ['3months: 3 months', '6months: 6 months', '1year: 1 year'],
  ]);
  expect(planner.phases.map(({ months, title }) => `${months}: ${title}`)).toEqual([
    'Months 1-2: Fundamentals',
    'Months 3-4: Specialisation',
    'Months 5-6: Applied projects',
  ]);
});

test('a new wording of the agreement has a new version: changing one means changing both here', () => {
  expect([consentVersion, consentLabel]).toEqual([
    '2026-11-22',
    'You may also write to me about new courses and offers.',
  ]);
});
