/** The numbers of the company's country. Free of imports and small: the script that delivers a form without React needs it, too. */
export const country = {
  /** What people dial from abroad, without the plus. */
  code: '91',
  /** What people dial at home before a number. */
  trunk: '0',
  /** Whether it belongs to a number: 030 … in Germany. Elsewhere it is taken off, like the code. */
  keepsTrunk: false,
  /** A number without code and trunk, as the source of a regular expression. */
  number: String.raw`[6-9]\d{9}`,
  /** A number as the offer under the field shows it. */
  grouped: (digits: string) => digits.replace(/^\d{5}/, '$& '),
};
