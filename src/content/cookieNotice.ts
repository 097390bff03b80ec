/** The texts of the cookie notice. */
export const cookieNotice = {
  label: 'Cookies',
  text: 'May we count this visit, and remember after it which link brought you? Nothing you type is part of it. Decline, and we do neither; a form you send still says how this visit began.',
  policy: 'Cookie policy',
  decline: 'Decline',
  accept: 'Accept',
};
