type Checked = HTMLFormElement | HTMLInputElement | HTMLTextAreaElement;

/**
 * A text of several lines has no pattern, so this adds the one rule that `required` lacks: white space alone is not text. The
 * message is the field's `title`.
 */
const addBlankRule = (checked: Checked) => {
  const controls = checked instanceof HTMLFormElement ? [...checked.elements] : [checked];
  for (const control of controls)
    if (control instanceof HTMLTextAreaElement)
      control.setCustomValidity(
        control.required && control.value !== '' && control.value.trim() === '' ? control.title : '',
      );
};

/** The browser's own check of a form or a field, with its message. */
export const reportValidity = (checked: Checked): boolean => {
  addBlankRule(checked);
  return checked.reportValidity();
};

/** The same check without a message. */
export const checkValidity = (checked: Checked): boolean => {
  addBlankRule(checked);
  return checked.checkValidity();
};
