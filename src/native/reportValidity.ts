/**
 * The browser's own check of a form or a field, with its message. A text of several lines has no pattern, so this adds the one
 * rule that `required` lacks: white space alone is no text. The message is the field's `title`.
 */
export const reportValidity = (
  checked: HTMLFormElement | HTMLInputElement | HTMLTextAreaElement,
): boolean => {
  const controls = checked instanceof HTMLFormElement ? [...checked.elements] : [checked];
  for (const control of controls)
    if (control instanceof HTMLTextAreaElement)
      control.setCustomValidity(
        control.required && control.value !== '' && control.value.trim() === '' ? control.title : '',
      );
  return checked.reportValidity();
};
