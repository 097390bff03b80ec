/** A few cases out of all, so that every form, kind of file, fault and moment is among them. */
import { randomFrom } from '../../art/random';
import { kindOf, type Case } from './cases';

const traitsOf = ({ form, file, fault, moment }: Case) => [form, kindOf(file), fault, moment];

/** `least` cases, or as many more as it takes to show every trait once. */
export const sampleOf = (cases: readonly Case[], seed: number, least: number): Case[] => {
  const seen = new Set<string>();
  const order = randomFrom(String(seed)).shuffle(cases);
  const needed = order.filter((one) => {
    const isNew = traitsOf(one).some((trait) => !seen.has(trait));
    for (const trait of traitsOf(one)) seen.add(trait);
    return isNew;
  });
  const others = order.filter((one) => !needed.includes(one));
  return [...needed, ...others.slice(0, Math.max(0, least - needed.length))];
};
