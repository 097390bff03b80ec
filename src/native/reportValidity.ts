import { tooLong } from '../../schemas/fields/field';
import { messageOf } from '../../schemas/ruleTable';
import { LIMIT } from '../config/form.markup';
import { tidyBeforeReact } from './tidyBeforeReact';

type Checked = HTMLFormElement | HTMLInputElement | HTMLTextAreaElement;

/**
 * The message of a rule that `required` lacks: white space alone is not text, which the field's `title` says, and a text has a
 * limit.
 */
const messageFor = (area: HTMLTextAreaElement): string => {
  const { required, value, title } = area;
  if (required && value !== '' && value.trim() === '') return title;
  const limit = area.getAttribute(LIMIT);
  if (limit === null) return '';
  const rule = tooLong(Number(limit));
  return rule.fails(value) ? messageOf(rule, value) : '';
};

/** A text of several lines has no pattern, so its own rules are added. */
const addOwnRules = (checked: Checked) => {
  const controls = checked instanceof HTMLFormElement ? [...checked.elements] : [checked];
  for (const control of controls)
    if (control instanceof HTMLTextAreaElement) control.setCustomValidity(messageFor(control));
};

/** Tidies what programs have brought, then the browser's own check of a form or a field, with its message. */
export const reportValidity = (checked: Checked): boolean => {
  tidyBeforeReact(checked);
  addOwnRules(checked);
  return checked.reportValidity();
};

/** The same check without a message. */
export const checkValidity = (checked: Checked): boolean => {
  tidyBeforeReact(checked);
  addOwnRules(checked);
  return checked.checkValidity();
};
