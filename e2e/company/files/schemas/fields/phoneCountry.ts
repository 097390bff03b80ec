/** The numbers of the company's country. Free of imports and small: the script that delivers a form without React needs it, too. */
export const country = {
  code: '49',
  trunk: '0',
  keepsTrunk: true,
  number: String.raw`[1-9]\d{5,12}`,
  grouped: (digits: string) => digits,
};
