// @vitest-environment node
import { expect, test } from 'vitest';
import { formCatalogue } from '../../src/leads/formCatalogue';

const answer = 'Leave your details and we reply within 24 hours.';
const solutions = "We'll contact you with personalized solutions.";

test('every form, its kind, title, sentence and button, and all of them go to the CRM', () => {
  expect(
    Object.entries(formCatalogue).map(([id, { kind, delivery, title, submit, text }]) => [
      id,
      kind,
      delivery,
      title,
      submit,
      text,
    ]),
  ).toEqual([
    ['heroProject', 'lead', 'crm', 'Start your project with us', 'Submit', answer],
    ['heroPartner', 'lead', 'crm', 'Join us as a valued partner', 'Submit', answer],
    ['requestDemo', 'lead', 'crm', 'Start your project with us', 'Get updates', answer],
    ['homeInline', 'lead', 'crm', "Have questions? We'd love to hear from you", 'Submit', undefined],
    ['contactPage', 'contact', 'crm', "We're Just a Message Away", 'Submit', undefined],
    ['subscribe', 'subscribe', 'crm', 'Unforgettable Moments Await!!', 'Subscribe us!', undefined],
    ['course', 'lead', 'crm', 'Get in Touch with our team', 'Share', answer],
    ['serviceStart', 'lead', 'crm', 'Start your project with us', 'Get updates', solutions],
    ['serviceClosing', 'lead', 'crm', 'Start your {service} Project with us', 'Get updates', solutions],
    ['serviceInline', 'lead', 'crm', 'Tell us about your project', 'Submit', undefined],
    ['portfolio', 'lead', 'crm', 'Start your project with us', 'Get updates', answer],
  ]);
});
