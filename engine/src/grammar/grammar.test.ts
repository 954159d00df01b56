import { describe, expect, test } from 'vitest';
import { fold } from '../text/fold.ts';
import { createGrammar, type Rule } from './grammar.ts';
import { readWhole } from './numbers.ts';
import type { SlotKind, Slots } from './slots.ts';
import { grammarTokens } from './tokens.ts';

type Value = { readonly who?: string; readonly count?: number; readonly any?: string };

const slots: Slots<Value> = {
  phrases: {
    person: [
      ['(tôi|mình)', { who: 'self' }],
      ['anh {elder}', { who: 'brother' }],
    ],
    elder: [['cả', {}]],
  },
  reader: (slot) => {
    const kind: SlotKind = slot === 'n' ? 'number' : slot === 'date' ? 'cluster' : 'word';
    return {
      kind,
      read: (tokens, at) => {
        if (kind === 'number') {
          const number = readWhole(tokens, at);
          return number && { value: { count: number.value }, length: number.length };
        }
        const text = tokens.list[at]?.text ?? '';
        return { value: { any: text }, length: 1 };
      },
    };
  },
};

function matchAt(rules: readonly Rule<string>[], text: string, from = 0) {
  const tokens = grammarTokens(text);
  const match = createGrammar(slots, rules).longestAt(tokens, from);
  return match && { means: match.rule[1], to: match.to, values: Object.assign({}, ...match.values) };
}

describe('patterns', () => {
  const rules: Rule<string>[] = [
    ['[làm ơn] (xem|mở) lịch', 'calendar'],
    ['nhắc {person} {n} việc', 'remind'],
    ['nhắc {person}', 'call'],
    ['ngày {date}', 'day'],
    ['tìm {word}', 'find'],
  ];
  test.each([
    ['xem lịch', { means: 'calendar', to: 2, values: {} }],
    ['làm ơn mở lịch giúp', { means: 'calendar', to: 4, values: {} }],
    ['nhắc mình hai mươi việc', { means: 'remind', to: 5, values: { who: 'self', count: 20 } }],
    ['nhắc mình gọi', { means: 'call', to: 2, values: { who: 'self' } }],
    ['ngày 20/11', { means: 'day', to: 2, values: { any: '20/11' } }],
    ['tìm Lan', { means: 'find', to: 2, values: { any: 'lan' } }],
    ['mở cửa', null],
    ['làm ơn', null],
  ])('%s', (text, wanted) => expect(matchAt(rules, text)).toEqual(wanted));

  test('the values of a phrase and of slots inside it come in order', () => {
    const { values } = createGrammar(slots, rules).longestAt(grammarTokens('nhắc anh cả 3 việc'), 0) ?? {};
    expect(values).toEqual([{}, { who: 'brother' }, { count: 3 }]);
  });
});

test('the longest match wins, of equally long ones the rule listed first', () => {
  const rules: Rule<string>[] = [
    ['họp', 'short'],
    ['họp (tổ|nhóm)', 'first'],
    ['họp nhóm', 'second'],
  ];
  expect(matchAt(rules, 'họp nhóm')?.means).toBe('first');
  expect(matchAt(rules, 'họp mặt')?.means).toBe('short');
});

test('of matches that a condition refuses a shorter one is taken', () => {
  const rules: Rule<string>[] = [
    ['chốt giá', 'price', ({ after }) => after?.text !== 'vé'],
    ['chốt', 'settle', ({ before }) => before === undefined],
  ];
  expect(matchAt(rules, 'chốt giá')?.means).toBe('price');
  expect(matchAt(rules, 'chốt giá vé')?.means).toBe('settle');
  expect(matchAt(rules, 'mai chốt giá vé', 1)).toBeNull();
});

test('words without marks stand for marked ones only in text typed without any', () => {
  const rules: Rule<string>[] = [['nhắc việc', 'remind']];
  expect(matchAt(rules, fold('nhắc việc'))?.means).toBe('remind');
  expect(matchAt(rules, 'nhạc việc')).toBeNull();
  expect(matchAt(rules, 'nhac việc')).toBeNull();
});

test('asking at every token reads a number of slots that grows with the text and no faster', () => {
  let reads = 0;
  const counting: Slots<Value> = {
    phrases: {},
    reader: () => ({
      kind: 'word',
      read: () => {
        reads += 1;
        return { value: {}, length: 1 };
      },
    }),
  };
  const grammar = createGrammar(counting, [
    ['a {x} {y} [b] {x}', 'one'],
    ['(a|b) {y} a {x}', 'two'],
  ]);
  const readsOf = (length: number): number => {
    reads = 0;
    const tokens = grammarTokens('a b '.repeat(length));
    for (const at of tokens.list.keys()) grammar.longestAt(tokens, at);
    return reads;
  };
  expect(readsOf(4000)).toBeLessThan(readsOf(1000) * 4.1);
});
