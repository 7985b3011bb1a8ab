import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { translatedNamesNow, useTranslatedNames } from '.';
import { showLanguage } from '..';
import type { Language } from '..';

const show = (language: Language) => act(() => showLanguage(language));
const dosa = { id: 'masala-dosa', name: 'Masala Dosa' };

beforeEach(() => show('en-IN'));

it.each<[Language, string]>([
  ['en-IN', 'Masala Dosa'],
  ['hi-IN', 'मसाला डोसा'],
  ['te-IN', 'మసాలా దోశ'],
  ['hi-Latn-IN', 'Masala Dosa'],
])('calls what is built in as in the language that is shown: %s', async (language, name) => {
  function Dish() {
    return <h1>{useTranslatedNames().nameOf(dosa)}</h1>;
  }
  render(<Dish />);
  await show(language);
  expect(screen.getByRole('heading').textContent).toBe(name);
});

it.each([
  ['a built-in dish that got another name', { id: 'masala-dosa', name: 'Amma Dosa' }],
  ['a dish of the vendor’s own with a built-in name', { id: '7f0c', name: 'Masala Dosa' }],
  ['a dish whose id is a word of the language', { id: 'constructor', name: 'Object' }],
])('leaves the name of %s', async (_, dish) => {
  await show('te-IN');
  expect(translatedNamesNow().nameOf(dish)).toBe(dish.name);
  expect(translatedNamesNow().spellings(dish)).toEqual([dish.name]);
});

it('finds what is built in by its English name, too, from either of them', async () => {
  await show('te-IN');
  const { spellings } = translatedNamesNow();
  const both = ['మసాలా దోశ', 'Masala Dosa'];
  expect(spellings(dosa)).toEqual(both);
  expect(spellings({ ...dosa, name: 'మసాలా దోశ' })).toEqual(both);
});

it('renames day and stall once each, and leaves them alone in English', async () => {
  const own = { id: '7f0c', name: 'Vada' };
  const day = { menu: [dosa, own], plates: 3 };
  const stall = {
    dishes: [dosa],
    ingredients: [
      { id: 'onions', name: 'onions' },
      { id: 'potatoes', name: 'potatoes' },
    ],
  };
  expect(translatedNamesNow().inDay(day)).toBe(day);
  expect(translatedNamesNow().inStall(stall)).toBe(stall);
  await show('hi-IN');
  const names = translatedNamesNow();
  expect(names.inDay(day)).toEqual({ menu: [{ ...dosa, name: 'मसाला डोसा' }, own], plates: 3 });
  expect(names.inDay(day)).toBe(names.inDay(day));
  expect(names.inDay(day).menu[1]).toBe(own);
  // In the order of their names, as a stall has them.
  expect(names.inStall(stall).ingredients.map(({ name }) => name)).toEqual(['आलू', 'प्याज़']);
  expect(['Masala Dosa', 'onions', 'Tea'].map((name) => names.atStall(stall, name))).toEqual([
    'मसाला डोसा',
    'प्याज़',
    'Tea',
  ]);
});
