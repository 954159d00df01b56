import type { NoteKind } from '@hopgon/contract/live/notes/schemas';
import { expect, test } from 'vitest';
import { nextKind } from './note-kinds.ts';
import { readTyping } from './note-signs.rules.ts';

/** Types characters one after the other, as a keyboard does. */
function type(text: string, kind: NoteKind = 'note'): string {
  let row = { kind, text: '' };
  for (const character of text) row = readTyping(row, row.text + character);
  return `${row.kind}: ${row.text}`;
}

test.each([
  ['!Dừng máy', 'decision: Dừng máy'],
  ['+Mua chụp', 'task: Mua chụp'],
  ['?Bao giờ', 'question: Bao giờ'],
  ['>Không lùi', 'opinion: Không lùi'],
  ['Dừng máy', 'note: Dừng máy'],
  [' !Dừng', 'note:  !Dừng'],
  ['\\!Dừng', 'note: !Dừng'],
  ['\\d', 'note: \\d'],
  ['Tăng 5!', 'note: Tăng 5!'],
  ['!!', 'decision: '],
  ['!?Sao', 'question: Sao'],
])('%s is %s', (typed, expected) => expect(type(typed)).toBe(expected));

test('text that is pasted keeps its sign', () =>
  expect(readTyping({ kind: 'note', text: '' }, '+ 5 triệu')).toEqual({ kind: 'note', text: '+ 5 triệu' }));

test('Tab goes through all kinds and comes back', () => {
  const kinds: NoteKind[] = ['note'];
  for (let press = 0; press < 5; press += 1) kinds.push(nextKind(kinds.at(-1) ?? 'note'));
  expect(kinds).toEqual(['note', 'decision', 'task', 'question', 'opinion', 'note']);
});
