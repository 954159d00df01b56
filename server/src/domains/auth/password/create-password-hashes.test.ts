import { expect, test } from 'vitest';
import { createPasswordHashes } from './create-password-hashes.ts';

const passwords = createPasswordHashes();

// ASVS v5.0.0-11.4.2
test('a hash is Argon2id with at least 19 MiB and two passes', async () => {
  const [, cost = ''] = /^\$argon2id\$v=19\$(m=\d+,t=\d+,p=\d+)\$/.exec(await passwords.hash('Hk3vqz')) ?? [];
  expect(cost).toBe('m=19456,t=2,p=1');
});

// ASVS v5.0.0-6.2.8
test('a password is known again in either writing of its marks, and exactly otherwise', async () => {
  const typed = `Đường số 5 ${'x'.repeat(80)}`;
  const hash = await passwords.hash(typed.normalize('NFD'));
  expect(await passwords.verify(hash, typed.normalize('NFC'))).toBe(true);
  expect(await passwords.verify(hash, typed.slice(0, -1))).toBe(false);
  expect(await passwords.verify(hash, `${typed} `)).toBe(false);
  expect(await passwords.verify(hash, typed.toLowerCase())).toBe(false);
});

test('without a hash no password is right, the one of the decoy neither', async () => {
  expect(await passwords.verify(null, 'Hk3vqz')).toBe(false);
  expect(await passwords.verify(null, 'nobody has this password')).toBe(false);
});
