import { Failure } from '@hopgon/contract/failure';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.rules.ts';

const refused = (cursor: string, count: number): boolean => {
  try {
    decodeCursor(cursor, count);
    return false;
  } catch (error) {
    if (error instanceof Failure && error.code === 'bad_request') return true;
    throw error;
  }
};

test('the keys of a page come back from its cursor', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { maxLength: 4 }), (keys) => {
      expect(decodeCursor(encodeCursor(keys), keys.length)).toEqual(keys);
    }),
  );
});

test('a cursor holds only what a URL may', () => {
  expect(encodeCursor(['Đặng', '2026-11-20T02:00:00.000Z', '?&=/+'])).toMatch(/^[A-Za-z0-9_-]+$/);
});

const json = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['no JSON', Buffer.from('{').toString('base64url')],
  ['no list', json({ 0: 'a', 1: 'b', length: 2 })],
  ['too few keys', json(['a'])],
  ['too many keys', json(['a', 'b', 'c'])],
  ['a number', json(['a', 2])],
  ['a list in the list', json([['a'], 'b'])],
  ['null', json(null)],
  ['more than anyone would need', json(['a'.repeat(1_000), 'b'])],
])('%s is a bad request', (_, cursor) => {
  expect(refused(cursor, 2)).toBe(true);
});

test('any text is parsed or refused as a bad request', () => {
  fc.assert(fc.property(fc.string(), fc.nat(3), (cursor, count) => void refused(cursor, count)));
});
