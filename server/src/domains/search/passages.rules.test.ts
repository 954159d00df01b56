import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeTurns, lookedFor, partsOf, termsOf } from './passages.rules.ts';

const turn = (said: string, next: string | null = null) => ({
  speaker: null,
  said,
  next_speaker: null,
  next_said: next,
});

describe('what a query looks for', () => {
  test.each([
    ['chốt giá, thuê kho?', 'chốt giá thuê kho'],
    [`${'a'.repeat(5_000)} kho`, 'kho'],
    [
      'một hai ba bốn năm sáu bảy tám chín mười mười một mười hai',
      'một hai ba bốn năm sáu bảy tám chín mười mười một',
    ],
    ['', ''],
  ])('%s', (query, expected) => {
    expect(lookedFor(query)).toBe(expected);
  });

  test('however it is written, it is few short words', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('1', '.', '/', 'ấ', ' '), maxLength: 3_000 }),
        (query) => {
          const terms = termsOf(lookedFor(query));
          expect(terms.length).toBeLessThanOrEqual(24);
          expect(terms.every((term) => term !== '' && Buffer.byteLength(term) <= 256)).toBe(true);
        },
      ),
    );
  });
});

describe('a long turn', () => {
  test('is read in parts that lose no word; what was said next follows the last', () => {
    const text = fc.array(fc.constantFrom('dạ', 'kho.', 'giá?', 'thuê', 'x'.repeat(700)), { maxLength: 600 });
    fc.assert(
      fc.property(text, (words) => {
        const parts = partsOf(turn(words.join(' '), 'Vâng.'));
        expect(
          parts
            .map(({ said }) => said)
            .join('')
            .replace(/\s/g, ''),
        ).toBe(words.join(''));
        expect(parts.every(({ said }) => said.length <= 600)).toBe(true);
        expect(parts.filter(({ next_said }) => next_said !== null)).toHaveLength(1);
      }),
    );
  });

  test('answers by the part that says it', () => {
    const talk = 'Chúng ta nói về giá xăng một lúc đã. '.repeat(60);
    const long = turn(`${talk}Chốt giá thuê kho là bốn mươi lăm triệu. ${talk}`);
    const counts = new Map([
      ['gia', 2],
      ['thue', 1],
      ['kho', 1],
    ]);
    const [best] = judgeTurns('giá thuê kho', [turn('Giá nào?'), long], { total: 2, counts });
    expect(best?.turn).toBe(long);
    expect(best?.item.said).toContain('Chốt giá thuê kho là bốn mươi lăm triệu.');
  });
});
