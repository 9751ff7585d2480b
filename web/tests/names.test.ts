import { describe, expect, it } from 'vitest';
import { shortNames } from '../src/parts/names';

describe('short names', () => {
  it('are first names', () => {
    expect(shortNames(['Ada Lovelace', 'Grace Hopper'])).toEqual(['Ada', 'Grace']);
  });

  it('tell everybody from everybody', () => {
    expect(shortNames(['Bot 2', 'Ada Lovelace', 'Bot 3'])).toEqual(['Bot 2', 'Ada', 'Bot 3']);
  });
});
