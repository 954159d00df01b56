import { expect, test } from 'vitest';
import { mailtoOf } from './mailto.rules.ts';

// ASVS v5.0.0-1.2.2
test.each([
  [
    { to: '', subject: 'Dời lịch', body: 'Kính gửi …,\n\nXin dời.' },
    'mailto:?subject=D%E1%BB%9Di%20l%E1%BB%8Bch&body=K%C3%ADnh%20g%E1%BB%ADi%20%E2%80%A6%2C%0D%0A%0D%0AXin%20d%E1%BB%9Di.',
  ],
  [
    { to: 'Kim <kim@may.example>', subject: '', body: 'A&bcc=x@y.example' },
    'mailto:kim@may.example?body=A%26bcc%3Dx%40y.example',
  ],
  [{ to: 'Kim?bcc=x@y.example', subject: '', body: 'A' }, 'mailto:bcc%3Dx@y.example?body=A'],
])('%j opens as %s', (letter, address) => {
  expect(mailtoOf(letter)).toBe(address);
});
