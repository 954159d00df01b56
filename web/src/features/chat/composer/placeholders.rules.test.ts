import { commandNamed } from '@hopgon/contract/commands/catalogue';
import { describe, expect, test } from 'vitest';
import { argumentAt, neighbourOf, quotedSpans, toContinue, writePicked } from './placeholders.rules.ts';

const within = (text: string, span: { start: number; end: number } | null | undefined) =>
  span && text.slice(span.start, span.end);

describe('a picked command', () => {
  // Proves S2.150
  test('holds a quoted placeholder for each parameter it needs, the first one selected', () => {
    const { text, selection } = writePicked(commandNamed('lenlich'));
    expect(text).toBe('/lenlich "người dự" "mục tiêu" "thời gian"');
    expect(within(text, selection)).toBe('người dự');
  });

  test('that needs nothing leaves the caret behind its name', () => {
    expect(writePicked(commandNamed('help'))).toEqual({ text: '/help ', selection: { start: 6, end: 6 } });
  });
});

describe('Tab', () => {
  const { text, selection } = writePicked(commandNamed('actionitem'));

  test('goes from placeholder to placeholder, and on from the last', () => {
    const second = neighbourOf(text, selection, false);
    expect(within(text, second)).toBe('người phụ trách');
    const third = second && neighbourOf(text, second, false);
    expect(within(text, third)).toBe('hạn');
    expect(third && neighbourOf(text, third, false)).toBeNull();
  });

  test('goes back with Shift, and out of the first', () => {
    const second = neighbourOf(text, selection, false);
    expect(second && neighbourOf(text, second, true)).toEqual(selection);
    expect(neighbourOf(text, selection, true)).toBeNull();
  });

  test('follows what was typed in place of a placeholder', () => {
    const typed = '/lenlich "An" "mục tiêu"';
    const behindAn = { start: typed.indexOf('An') + 2, end: typed.indexOf('An') + 2 };
    expect(within(typed, neighbourOf(typed, behindAn, false))).toBe('mục tiêu');
  });

  test('outside of placeholders moves the focus', () => {
    expect(neighbourOf(text, { start: text.length, end: text.length }, false)).toBeNull();
    expect(neighbourOf(text, { start: 3, end: 3 }, false)).toBeNull();
  });
});

test.each([
  ['/lenlich “An” «họp» "mai"', ['An', 'họp', 'mai']],
  ['/lenlich Hop\'gon "mai"', ['mai']],
  ['/lenlich "chưa đóng', []],
  ['/khongco "An"', []],
  ['nói "An" nghe', []],
])('quotes of %s', (text, found) => {
  expect(quotedSpans(text).map((span) => within(text, span))).toEqual(found);
});

test.each([
  ['/lenlich "An, Bình" "mục tiêu"', 12, 0],
  ['/lenlich "An, Bình" "mục tiêu"', 14, 0],
  ['/lenlich "An, Bình" "mục tiêu"', 24, 1],
  ['/tomtat họp ', 12, 1],
  ['/tomtat ', 8, 0],
])('in %s the caret at %i writes argument %i', (text, caret, index) => {
  expect(argumentAt(text, caret)).toBe(index);
});

test('a text to go on with has the caret behind it', () => {
  expect(toContinue('/help')).toEqual({ text: '/help', selection: { start: 5, end: 5 } });
});
