import { expect, test } from 'vitest';
import { stripInvisible } from './strip-invisible.rules.ts';

test.each<[string, string, number]>([
  ['tags', String.fromCodePoint(0xe0041, 0xe0042), 2],
  ['bidi controls', '\u202e\u2066', 2],
  ['joiners and blanks', '\u200b\u200d\u2800\u3164', 4],
  ['a soft hyphen and a variation selector', '\u00ad\ufe0f', 2],
  ['controls', '\u0000\u001b', 2],
])('%s are taken out and counted', (_, hidden, count) => {
  expect(stripInvisible(`Chốt${hidden} rồi`)).toEqual({ text: 'Chốt rồi', stripped: count });
});

test('what people write stays', () => {
  const text = 'Họp lúc 9h30\n\t- chốt giá “gỗ sồi” 200 triệu 👍 Nghĩa'.normalize('NFC');
  expect(stripInvisible(text)).toEqual({ text, stripped: 0 });
});
