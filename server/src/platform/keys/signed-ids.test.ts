import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSignedIds } from './signed-ids.ts';

const key = randomBytes(32);
const signer = createSignedIds(key, 3);
const ids = [randomUUID(), randomUUID(), randomUUID()];

test('signed ids read back unchanged', () => {
  expect(signer.read(signer.sign(ids))).toEqual(ids);
});

test('a token with any changed character is refused', () => {
  const token = signer.sign(ids);
  const change = fc.tuple(fc.nat(token.length - 1), fc.constantFrom(...'AZaz09-_='));
  fc.assert(
    fc.property(change, ([place, sign]) => {
      const changed = `${token.slice(0, place)}${sign}${token.slice(place + 1)}`;
      return changed === token || signer.read(changed) === null;
    }),
  );
});

test.each([
  ['of another key', createSignedIds(randomBytes(32), 3).sign(ids)],
  ['of fewer ids', createSignedIds(key, 2).sign(ids.slice(1))],
  ['cut short', signer.sign(ids).slice(0, -4)],
  ['that is empty', ''],
])('a token %s is nothing', (_, token) => {
  expect(signer.read(token)).toBeNull();
});
