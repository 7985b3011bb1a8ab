import { describe, expect, it } from 'vitest';
import { ingredientWords } from '../data/ingredients';
import { teluguRows } from '../data/telugu-words';
import { findMatches, tokenize } from '@thela/understanding';
import { readTelugu } from './telugu';
import { knowsAll, tablesWith } from './unknown-words';

const tables = tablesWith(ingredientWords);

function read(text: string): string {
  return readTelugu(tokenize(text), tables).tokens.join(' ');
}

describe('readTelugu', () => {
  it.each([
    ['సాంబార్‌లో ఉప్పెక్కువైంది', 'sambar lo namak jyada'],
    ['sambarlo uppekkuvaindi', 'sambar lo namak jyada'],
    ['టమాటాలన్నీ కుళ్ళిపోయాయి', 'tomato rotten'],
    ['ratri kullaledu, annamlo purugulunnayi', 'ratri kulaledu , rice lo kida undi'],
    ['మూడురోజులనుంచి బయటున్న చట్నీ', '3 days nunchi bahar undi chatni'],
    ['idlilu padi, kinda padi undi', 'idli 10 , jamin par undi'],
    ['fridgelo pettanu', 'fridge lo rakha'],
    ['kullipoledu annam', 'rotten ledu anam'],
    ['పెరుగు బాగా పులిసింది', 'perugu baga khatta'],
    ['dosa pindi pulisindi', 'dosa batter pulisindi'],
  ])('reads %s as %s', (text, words) => {
    expect(read(text)).toBe(words);
  });

  it('keeps for each word how it was written', () => {
    const { tokens, spellings } = readTelugu(tokenize('ఉప్పెక్కువైంది XYV'), tables);
    expect(tokens).toEqual(['namak', 'jyada', 'xyv']);
    expect(spellings).toEqual(['ఉప్పెక్కువైంది', 'ఉప్పెక్కువైంది', 'XYV']);
  });

  it.each([
    'bhaiya aaj ke tamatar bohot khatte aaye hai mandi se 3 kilo, kya karu',
    'my dosa batter turned out runny',
    'सब्ज़ी में स्वाद नहीं आ रहा',
    'I am unable to sell the wholesale pulao at a sale, it is scaled',
    'मंडी से आलू, ठंडी बूंदी और कचालू',
  ])('leaves English and Hindi as they are: %s', (text) => {
    expect(readTelugu(tokenize(text), tables)).toEqual({ ...tokenize(text), harmless: [] });
  });

  it(
    'reads a word of ten thousand letters in less than a second of a processor',
    { tags: ['nightly'] },
    () => {
      const start = process.cpuUsage();
      read(`annam undi ${'lonu'.repeat(2500)}`);
      expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
    },
  );
});

it('gives Telugu words only meanings that the other tables know', () => {
  const meanings = [...new Set(teluguRows.map(([meaning]) => meaning))];
  const unknown = meanings.filter((meaning) => {
    const { tokens } = tokenize(meaning);
    return !knowsAll(tokens, findMatches(ingredientWords, tokens));
  });
  // A colour can be a danger: the book asks.
  expect(unknown.toSorted()).toEqual(['hara', 'kala', 'lal', 'pila', 'safed']);
});
