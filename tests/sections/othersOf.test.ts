// @vitest-environment node
import { expect, test } from 'vitest';
import { othersOf } from '../../src/sections/detail/othersOf';

const list = [1, 2, 3, 4, 5].map((id) => ({ id }));
const idsAfter = (id?: number) => othersOf(list, id).map((entry) => entry.id);

test('the three programmes after one of the list are the next to look at', () => {
  expect(idsAfter(1)).toEqual([2, 3, 4]);
});

test('after the last programme the list starts again', () => {
  expect(idsAfter(4)).toEqual([5, 1, 2]);
});

test('a short list does not show the programme itself again', () => {
  expect(othersOf(list.slice(0, 2), 2)).toEqual([{ id: 1 }]);
});

test('without a programme the first three of the list are shown', () => {
  expect(idsAfter()).toEqual([1, 2, 3]);
});
