/** Phone numbers of the company's country. */
import { country } from '../../schemas/fields/phoneCountry';
import { leadFields } from '../../schemas/lead';

const { code, trunk, keepsTrunk, grouped } = country;
const { sample, rules } = leadFields.phone;

/** An accepted number. */
export const number = sample;
/** The same number as people dial it from abroad, which the field offers to put right. */
export const fromAbroad = code + (keepsTrunk ? number.slice(trunk.length) : number);
export const offeredNumber = grouped(number);
/** A number that a rule refuses. */
export const wrongNumber = rules.flatMap(({ example }) => example || [])[0] ?? '';
