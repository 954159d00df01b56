import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deriveKey } from '../../../platform/keys/derive-key.ts';
import { createSealedTokens } from './create-sealed-tokens.ts';

const secret = 'x'.repeat(48);
const tokens = createSealedTokens(deriveKey(secret, 'refresh-token'));

test('a token says what was sealed in it, and is the same each time', () => {
  const sealed = { id: randomUUID(), number: 7 };
  expect(tokens.read(tokens.issue(sealed))).toEqual(sealed);
  expect(tokens.issue(sealed)).toBe(tokens.issue(sealed));
});

test('a token with any one character changed is worth nothing', () => {
  const token = tokens.issue({ id: randomUUID(), number: 12 });
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
  const changed = [...token].flatMap((character, place) =>
    alphabet
      .filter((other) => other !== character)
      .map((other) => token.slice(0, place) + other + token.slice(place + 1)),
  );
  expect(changed.filter((forged) => tokens.read(forged) !== null)).toEqual([]);
});

test.each(['', 'x', '..', `${randomUUID()}.1.`, `${randomUUID()}.0.${'A'.repeat(43)}`])(
  'the text %j is no token',
  (text) => {
    expect(tokens.read(text)).toBeNull();
  },
);

test('keys of other purposes and other servers open nothing', () => {
  const token = tokens.issue({ id: randomUUID(), number: 1 });
  expect(createSealedTokens(deriveKey(secret, 'registration-link')).read(token)).toBeNull();
  expect(createSealedTokens(deriveKey('y'.repeat(48), 'refresh-token')).read(token)).toBeNull();
});
