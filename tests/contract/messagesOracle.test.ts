// @vitest-environment node
import { expect, test } from 'vitest';
import { contactForm, leadForm } from '../../schemas/index.ts';
import * as fc from '../helpers/fastCheck';
import { emails, names, phones } from '../schemas/arbitraries.ts';
import { manyRuns, messages } from '../schemas/helpers.ts';
import { chosenEmails, chosenNames, chosenPhones, examplesOf, texts } from './chosenValues.ts';
import {
  contactNameSays,
  emailSays,
  emailSaysLive,
  ifFilled,
  leadNameSays,
  phoneSays,
  textSays,
} from './messagesOracle.ts';

const chosen = new Map<unknown, [string][]>([
  [names, examplesOf(chosenNames)],
  [emails, examplesOf(chosenEmails)],
  [phones, examplesOf(chosenPhones)],
]);
type Says = (value: string) => string | undefined;

const schemas = {
  lead: { submit: leadForm('submit'), live: leadForm('live') },
  contact: { submit: contactForm('submit'), live: contactForm('live') },
};
const required = 'This field is required';
const onSubmit =
  (says: Says): Says =>
  (value) =>
    value === '' ? required : says(value);
const message = textSays(32_000, 'Message is required.');
const names80 = [onSubmit(contactNameSays(80)), contactNameSays(80)] as const;

test.each<[keyof typeof schemas, string, fc.Arbitrary<string>, submit: Says, live?: Says]>([
  ['lead', 'last_name', names, leadNameSays],
  ['lead', 'email', emails, emailSays, emailSaysLive],
  ['lead', 'phone', phones, phoneSays],
  ['lead', 'message', texts, message],
  ['contact', 'first_name', names, onSubmit(contactNameSays(40)), contactNameSays(40)],
  ['contact', 'last_name', names, ...names80],
  ['contact', 'designation', names, ...names80],
  ['contact', 'services', names, ...names80],
  ['contact', 'location', names, ...names80],
  ['contact', 'college_name', texts, textSays(80, required)],
  ['contact', 'message', texts, textSays(32_000, required), message],
  ['contact', 'email', emails, ifFilled(emailSays), ifFilled(emailSaysLive)],
  ['contact', 'phone', phones, ifFilled(phoneSays)],
])(
  '%s form, %s: shows the message of the specification, on submit and while typing',
  (form, field, values, submit, live = submit) => {
    fc.assert(
      fc.property(values, (value) => {
        expect(messages(schemas[form].submit, { [field]: value })[field]).toBe(submit(value));
        expect(messages(schemas[form].live, { [field]: value })[field]).toBe(live(value));
      }),
      { ...manyRuns, examples: chosen.get(values) ?? [] },
    );
  },
);
