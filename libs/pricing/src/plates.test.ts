import { describe, expect, it } from 'vitest';
import { acceptedPlates, platesOf, samplePlates } from './plates';
import type { PlatesSold } from './plates';

describe('acceptedPlates', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [7, 7],
    [7.9, 7],
    [0.9, 0],
    [-0.9, 0],
    [-3, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [1_000_000, 1_000_000],
    [1_000_001, 1_000_000],
    [Number.MAX_VALUE, 1_000_000],
  ])('counts %d plates as %d', (plates, counted) => {
    expect(acceptedPlates(plates)).toBe(counted);
  });
});

describe('platesOf', () => {
  it('finds no plates under a name that every object inherits', () => {
    expect(platesOf({}, 'constructor')).toBe(0);
    expect(platesOf({}, '__proto__')).toBe(0);
    expect(platesOf(Object.create({ tea: 5 }) as PlatesSold, 'tea')).toBe(0);
  });

  it('finds plates entered under such a name', () => {
    expect(platesOf({ ['__proto__']: 4 }, '__proto__')).toBe(4);
  });
});

describe('samplePlates', () => {
  it.each([
    [0, 10],
    [0.0199, 10],
    [0.02, 11],
    [0.5, 35],
    [1 - Number.EPSILON, 59],
  ])('turns a draw of %d into %d plates', (draw, plates) => {
    expect(samplePlates(() => draw)).toBe(plates);
  });
});
