/** A few cases out of all, so that every form, kind of file, fault and moment is among them. */
import { kindOf, type Case } from './cases';

/** Mulberry32: small, and the same everywhere. */
const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const shuffled = <T>(items: readonly T[], seed: number) => {
  const random = randomFrom(seed);
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
};

const traitsOf = ({ form, file, fault, moment }: Case) => [form, kindOf(file), fault, moment];

/** `least` cases, or as many more as it takes to show every trait once. */
export const sampleOf = (cases: readonly Case[], seed: number, least: number): Case[] => {
  const seen = new Set<string>();
  const order = shuffled(cases, seed);
  const needed = order.filter((one) => {
    const isNew = traitsOf(one).some((trait) => !seen.has(trait));
    for (const trait of traitsOf(one)) seen.add(trait);
    return isNew;
  });
  const others = order.filter((one) => !needed.includes(one));
  return [...needed, ...others.slice(0, Math.max(0, least - needed.length))];
};
