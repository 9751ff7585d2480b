import { describe, expect, it } from 'vitest';
import { kept, shortNames } from '../src/parts/names';

describe('short names', () => {
  it('are first names', () => {
    expect(shortNames(['Ada Lovelace', 'Grace Hopper'])).toEqual(['Ada', 'Grace']);
  });

  it('tell everybody from everybody', () => {
    expect(shortNames(['Bot 2', 'Ada Lovelace', 'Bot 3'])).toEqual(['Bot 2', 'Ada', 'Bot 3']);
  });

  it('keep to themselves if they are written from right to left, also shortened', () => {
    const name = '\u05de\u05d9\u05db Levi';
    expect(kept('Ada')).toBe('Ada');
    expect(kept(name)).toBe(`\u2068${name}\u2069`);
    expect(shortNames([kept(name), 'Ada Lovelace'])).toEqual(['\u2068\u05de\u05d9\u05db\u2069', 'Ada']);
  });
});
