/** What a field sends, without Zod, because the script that delivers a form without React needs it too. */
import { phoneDigits } from './phoneNumber.ts';

const outputs = new Map([
  // An optional address may be blank.
  ['email', (value: string) => value.trim()],
  ['phone', phoneDigits],
]);

/** The value of a form's field as it is sent, which is also the output of the form's schema. */
export function wireValueOf(field: string, value: string): string {
  return outputs.get(field)?.(value) ?? value;
}
