import { expect, test } from 'vitest';
import { mentionAt, mentionedIn, partsOfComment, withAt, withMention } from './mentions.rules.ts';

const mai = { id: '1', name: 'Mai' };
const maiAnh = { id: '2', name: 'Mai Anh' };

test.each([
  ['@', ''],
  ['Nhờ @ho', 'ho'],
  ['Nhờ (@hoa tr', 'hoa tr'],
  ['@Mai xem, @h', 'h'],
  ['Nhờ', null],
  ['hoa@govan.vn', null],
  ['@ hoa', null],
  ['@Mai xem', null],
  ['@hoa\nxem', null],
])('before the caret in %j the name %j is being written', (text, query) => {
  expect(mentionAt(text, text.length, [mai])?.query ?? null).toBe(query);
});

test('a name takes the place of what was written of it, wherever that stands', () => {
  const text = 'Nhờ @ma xem';
  const mention = mentionAt(text, 'Nhờ @ma'.length, []);
  expect(mention && withMention(text, mention, 'Mai')).toEqual({ text: 'Nhờ @Mai xem', caret: 9 });
});

test.each([
  ['', '@'],
  ['Nhờ', 'Nhờ @'],
  ['Nhờ ', 'Nhờ @'],
])('%j with an @ that begins a name is %j', (text, written) => {
  expect(withAt(text)).toBe(written);
});

test('whose name was taken out again is not mentioned, who was chosen twice is so once', () => {
  expect(mentionedIn('Nhờ @Mai Anh xem', [maiAnh, maiAnh])).toEqual([maiAnh]);
  expect(mentionedIn('Nhờ em xem', [mai])).toEqual([]);
});

test.each([
  ['Chào', [], ['Chào']],
  ['@Mai xem', ['Mai'], ['@Mai', ' xem']],
  ['Nhờ @Mai Anh và @Mai', ['Mai', 'Mai Anh'], ['Nhờ ', '@Mai Anh', ' và ', '@Mai']],
  ['', ['Mai'], []],
])('%j is %j', (text, names, parts) => {
  expect(partsOfComment(text, names).map((part) => part.text)).toEqual(parts);
});
