import { expect, test } from 'vitest';
import { mentionedIn, partsOfComment, withMention } from './mentions.rules.ts';

const mai = { id: '1', name: 'Mai' };
const maiAnh = { id: '2', name: 'Mai Anh' };

test.each([
  ['', '@Mai '],
  ['Nhờ', 'Nhờ @Mai '],
  ['Nhờ ', 'Nhờ @Mai '],
])('%j with a name is %j', (text, written) => {
  expect(withMention(text, 'Mai')).toBe(written);
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
