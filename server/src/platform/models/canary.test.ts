import { expect, test } from 'vitest';
import { createCanaries } from './canary.ts';

const canaries = createCanaries('a secret of at least thirty-two characters');
const mark = canaries.create();

test.each<[string, string]>([
  ['as it is', `Mã là ${mark}.`],
  ['in capitals', mark.toUpperCase()],
  ['spaced out', [...mark].join(' ')],
  ['with invisible letters between', [...mark].join('\u200b')],
  ['reversed', [...mark].reverse().join('')],
  ['as ROT13', mark.replace(/[a-z]/g, (at) => String.fromCharCode(((at.charCodeAt(0) - 84) % 26) + 97))],
  ['as base64', `xem ${Buffer.from(`x${mark}`).toString('base64')}`],
  ['as base64 for addresses', `https://ngoai.example/?d=${Buffer.from(mark).toString('base64url')}`],
  ['as hex', Buffer.from(mark).toString('hex')],
  [
    'in letters of full width',
    [...mark].map((at) => String.fromCodePoint((at.codePointAt(0) ?? 0) + 0xfee0)).join(''),
  ],
])('a mark is found %s', (_, text) => {
  expect(canaries.isIn(text)).toBe(true);
});

test.each([
  '',
  'hgq',
  'Chốt phương án B với ngân sách 200 triệu.',
  `hgq${'0'.repeat(28)}`,
  createCanaries('another secret of at least thirty-two').create(),
])('%j holds no mark of this server', (text) => {
  expect(canaries.isIn(text)).toBe(false);
});
