import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const utf16 = (text: string, little: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return little ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );

test('UTF-8 is exact, with or without its mark', () => {
  const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0x48, 0xe1, 0xbb, 0x8d, 0x70]);
  expect(decodeText(bytes)).toEqual({ text: 'Họp', encoding: 'utf-8', exact: true });
  expect(decodeText(bytes.subarray(3)).text).toBe('Họp');
});

test('UTF-16 is known by its mark or by its zero bytes', () => {
  expect(decodeText(utf16('\uFEFFHọp tổ', true))).toMatchObject({ text: 'Họp tổ', encoding: 'utf-16le' });
  expect(decodeText(utf16('Lan: xin chào', false))).toMatchObject({
    text: 'Lan: xin chào',
    encoding: 'utf-16be',
  });
});

test('other bytes are taken for Windows-1258, composed, and called a guess', () => {
  const bytes = new Uint8Array([0x48, 0x6f, 0xf2, 0x70]);
  expect(decodeText(bytes)).toEqual({ text: 'Họp', encoding: 'windows-1258', exact: false });
});

test('any bytes decode to composed text', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const { text } = decodeText(bytes);
      expect(text).toBe(text.normalize('NFC'));
    }),
  );
});
