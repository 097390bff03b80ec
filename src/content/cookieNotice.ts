/** The texts of the cookie notice. */
export const cookieNotice = {
  label: 'Cookies',
  text: 'May we count this visit and remember what brought you here? It helps us to see which pages are useful. We count no visit and remember no source unless you accept, and what you type is never part of it.',
  policy: 'Cookie policy',
  decline: 'Decline',
  accept: 'Accept',
};
