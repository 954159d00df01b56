import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const key = randomBytes(32);
const box = createSecretBox(key);
const secret = 'JBSWY3DPEHPK3PXP';

test('a sealed value decrypts again, and its box reveals nothing', () => {
  const sealed = box.seal(secret, 'an');
  expect(box.open(sealed, 'an')).toBe(secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(box.seal(secret, 'an').equals(sealed)).toBe(false);
});

// ASVS v5.0.0-11.3.3
test.each([
  ['in another context', () => box.open(box.seal(secret, 'an'), 'binh')],
  ['under another key', () => createSecretBox(randomBytes(32)).open(box.seal(secret, 'an'), 'an')],
  ['when a bit changed', () => box.open(withBitFlipped(box.seal(secret, 'an')), 'an')],
  ['cut short', () => box.open(box.seal(secret, 'an').subarray(0, 20), 'an')],
])('it does not open %s', (_, open) => {
  expect(open).toThrow();
});

function withBitFlipped(sealed: Buffer): Buffer {
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  return changed;
}
