import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const text = 'van đê en,Van DN';

test.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${text}`)],
  [
    'UTF-16',
    Uint8Array.from([0xff, 0xfe, ...new Uint8Array(Uint16Array.from(text, (c) => c.charCodeAt(0)).buffer)]),
  ],
  // "đê" in one byte each.
  ['Vietnamese Windows', Uint8Array.from(text, (c) => ({ đ: 0xf0, ê: 0xea })[c] ?? c.charCodeAt(0))],
])('%s is read', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});
