import { describe, expect, it } from 'vitest';
import { strayStyles } from './stray-styles';
import type { StyleRule } from './stray-styles';

function rule(kind: string, subject = '', rules: readonly StyleRule[] = []): StyleRule {
  return { kind, subject, properties: ['color'], rules };
}

const style = (selector: string, rules: readonly StyleRule[] = []) =>
  rule('style', selector, rules);

const straysOf = (...rules: readonly StyleRule[]) => strayStyles(rules, 'profit');

describe('a style rule', () => {
  it.each([
    '[data-tool=profit]',
    '[data-tool="profit"] .flex',
    "[data-tool='profit'] > p + p",
    '[data-tool=profit] .a, [data-tool=profit] .b:is(.c, .d)',
    ':where([data-tool=profit]) .a',
    '.dark [data-tool=profit] .a',
    '[data-tool=profit] :where(.divide-y > :not(:last-child))',
    '[data-tool=profit] .md\\:p-4, [data-tool=profit] .w-\\[calc\\(1px\\,2px\\)\\]',
  ])('stays inside: %s', (selector) => {
    expect(straysOf(style(selector))).toEqual([]);
  });

  it.each([
    'p',
    ':root',
    '*',
    '[data-tool=voice] p',
    '[data-tool=profit] + p',
    '[data-tool=profit] ~ .a .b',
    ':not([data-tool=profit]) p',
    'html:has([data-tool=profit])',
    ':is([data-tool=profit], .card) p',
    '.\\[data-tool\\=profit\\] p',
  ])('strays: %s', (selector) => {
    expect(straysOf(style(selector))).toEqual([selector]);
  });

  it('is told apart from its neighbours in a list', () => {
    expect(straysOf(style('[data-tool=profit] p, table, [data-tool=profit] a'))).toEqual(['table']);
  });

  it('is taken with the rule around it', () => {
    expect(straysOf(style('[data-tool=profit]', [style('.a'), style('&:hover')]))).toEqual([]);
    expect(straysOf(style('[data-tool=profit]', [style('& + .a')]))).toEqual([
      '[data-tool=profit] + .a',
    ]);
    expect(straysOf(style('.card', [style('& .a')]))).toEqual(['.card', '.card .a']);
  });
});

describe('an at-rule', () => {
  it.each(['media', 'supports', 'container', 'layer-block', 'starting-style'])(
    'of the kind %s is as good as what is in it',
    (kind) => {
      expect(straysOf(rule(kind, '', [style('[data-tool=profit] p')]))).toEqual([]);
      expect(straysOf(rule(kind, '', [style('p')]))).toEqual(['p']);
    },
  );

  it('may name the order of layers', () => {
    expect(straysOf(rule('layer-statement', 'theme, base'))).toEqual([]);
  });

  it('may register a property of Tailwind, no other', () => {
    expect(straysOf(rule('property', '--tw-shadow'))).toEqual([]);
    expect(straysOf(rule('property', '--thela-flame'))).toEqual(['@property --thela-flame']);
  });

  it('may give initial values to properties of Tailwind, and nothing else', () => {
    const fallback = (...properties: string[]) =>
      rule('layer-block', 'properties', [
        rule('supports', '', [{ kind: 'style', subject: '*', properties, rules: [] }]),
      ]);
    expect(straysOf(fallback('--tw-shadow', '--tw-leading'))).toEqual([]);
    expect(straysOf(fallback('--tw-shadow', 'color'))).toEqual(['*']);
  });

  it('may name keyframes of Tailwind or after the tool', () => {
    expect(straysOf(rule('keyframes', 'pulse'), rule('keyframes', 'profit-rise'))).toEqual([]);
    expect(straysOf(rule('keyframes', 'slide-in'))).toEqual(['@keyframes slide-in']);
  });

  it.each(['font-face', 'page', 'scope'])('of the kind %s strays', (kind) => {
    expect(straysOf(rule(kind))).toEqual([`@${kind}`]);
  });
});
