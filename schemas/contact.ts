import * as z from 'zod/mini';
import { emailLiveRules, emailRules } from './email.ts';
import { limits, tooLong } from './limits.ts';
import { messageRules } from './message.ts';
import { contactNameRules } from './name.ts';
import { consentField, field, type Rule, type RuleTable } from './ordered.ts';
import { phoneRules } from './phone.ts';
import { phoneDigits } from './phoneDigits.ts';

type ContactField =
  | 'first_name'
  | 'last_name'
  | 'designation'
  | 'college_name'
  | 'services'
  | 'location'
  | 'message'
  | 'email'
  | 'phone';
export type ContactRules = Readonly<Record<ContactField, RuleTable>>;

const emptyOnSubmit = 'This field is required';

function requiredSaying(message: string, rules: RuleTable): RuleTable {
  return rules.map((rule) => (rule.id === 'required' ? { ...rule, message } : rule));
}

/** An empty or blank optional field passes; a filled one obeys `rules`. */
function optional(rules: RuleTable): RuleTable {
  return rules.map((rule): Rule => ({ ...rule, fails: (value) => value.trim() !== '' && rule.fails(value) }));
}

// A filled email holds something, so it never fails to be there. A filled phone may hold no digit.
const optionalEmail = (rules: RuleTable) => optional(rules.filter(({ id }) => id !== 'required'));
const optionalPhone = optional(phoneRules).map((rule) =>
  rule.example === '' ? { ...rule, example: '-' } : rule,
);

/** The `pattern` of an optional field: nothing, blanks, or what `pattern` matches. */
export const optionalPattern = (pattern: string): string => String.raw`\s*|${pattern}`;

const collegeNameRules: RuleTable = [
  {
    id: 'required',
    message: emptyOnSubmit,
    fails: (value) => value.trim() === '',
    example: '',
  },
  tooLong(limits.college_name),
];

/** The `pattern` of the college name: what `collegeNameRules` accepts, in code points. */
export const collegeNamePattern = String.raw`(?=[\s\S]{1,${limits.college_name}}$)\s*\S[\s\S]*`;

function nameRules(limit: number): RuleTable {
  return [...contactNameRules, tooLong(limit)];
}

/** The contact page while typing: each kind of field has its own words for being empty. */
export const contactLiveRules: ContactRules = {
  first_name: nameRules(limits.first_name),
  last_name: nameRules(limits.last_name),
  designation: nameRules(limits.designation),
  college_name: collegeNameRules,
  services: nameRules(limits.services),
  location: nameRules(limits.location),
  message: messageRules,
  email: optionalEmail(emailLiveRules),
  phone: optionalPhone,
};

/** The contact page on submit: every empty required field says the same. */
export const contactRules: ContactRules = {
  first_name: requiredSaying(emptyOnSubmit, nameRules(limits.first_name)),
  last_name: requiredSaying(emptyOnSubmit, nameRules(limits.last_name)),
  designation: requiredSaying(emptyOnSubmit, nameRules(limits.designation)),
  college_name: collegeNameRules,
  services: requiredSaying(emptyOnSubmit, nameRules(limits.services)),
  location: requiredSaying(emptyOnSubmit, nameRules(limits.location)),
  message: requiredSaying(emptyOnSubmit, messageRules),
  email: optionalEmail(emailRules),
  phone: optionalPhone,
};

function schemaFor(rules: ContactRules) {
  return z.object({
    first_name: field(rules.first_name),
    last_name: field(rules.last_name),
    designation: field(rules.designation),
    college_name: field(rules.college_name),
    services: field(rules.services),
    location: field(rules.location),
    message: field(rules.message),
    email: z.pipe(
      field(rules.email),
      z.transform((value: string) => value.trim()),
    ),
    phone: z.pipe(field(rules.phone), z.transform(phoneDigits)),
    consent: consentField(),
  });
}

/** The contact page on submit. Email and phone come out as '' when left empty or blank, the phone else as its 10 digits. */
export const contactSchema = schemaFor(contactRules);

/** The contact page while typing. Accepts and gives out the same values as {@link contactSchema}. */
export const contactLiveSchema = schemaFor(contactLiveRules);

export type ContactInput = z.input<typeof contactSchema>;
export type ContactValues = z.output<typeof contactSchema>;
