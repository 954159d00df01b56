import type { Motion } from '@hopgon/contract/live/motions/schemas';
import { describe, expect, test } from 'vitest';
import { countInWords, isReached, motionKind, progressInWords, quorumInWords } from './motion-words.rules.ts';

const five = { votes: 5, weight: 5 };
const motionOf = (rest: Partial<Motion> = {}): Motion => ({
  ...{ id: 'm', number: 1, text: 'Dừng máy số 3', agendaItemId: null, way: 'meeting', isSecret: false },
  ...{ weighting: 'head', deadline: null, state: 'open', openedAt: '2026-11-20T02:00:00Z', closedAt: null },
  quorum: { percent: 50, inclusive: false },
  ratio: { percent: 50, inclusive: false },
  ...{ voters: [], presentCount: null, entitled: { votes: 8, weight: 8 }, attending: five, base: five },
  ...{ cast: { votes: 4, weight: 4 }, hasQuorum: true, needed: 3, counts: null, isPassed: null },
  ...{ body: null, call: 1, isSpecial: false, invalid: { votes: 0, weight: 0 }, paper: null },
  cancelled: null,
  can: { castFor: [], close: false, cancel: false },
  ...rest,
});
const shares = motionOf({
  weighting: 'share',
  ratio: { percent: 66.67, inclusive: true },
  base: { votes: 3, weight: 200 },
  entitled: { votes: 4, weight: 400 },
  attending: { votes: 3, weight: 200 },
  needed: 133.34,
});

test.each<[Motion, string]>([
  [motionOf(), 'Công khai, theo đầu người'],
  [motionOf({ isSecret: true }), 'Bỏ phiếu kín, theo đầu người'],
  [shares, 'Công khai, theo phần vốn'],
  [motionOf({ way: 'written' }), 'Lấy ý kiến bằng văn bản, theo đầu người'],
])('its kind in words', (motion, words) => expect(motionKind(motion)).toBe(words));

describe('what stands under a vote', () => {
  test('by heads', () => {
    expect(progressInWords(motionOf())).toBe('4/5 người đã chọn, cần 3 tán thành.');
    expect(quorumInWords(motionOf({ presentCount: 6 }))).toBe(
      '5/8 người có quyền biểu quyết có mặt (tổng số người có mặt: 6), đủ điều kiện (quá 50%).',
    );
  });

  test('by shares', () => {
    expect(progressInWords(shares)).toBe('4/3 người đã chọn, cần từ 66,67% phần vốn tán thành.');
    expect(quorumInWords({ ...shares, hasQuorum: false })).toBe(
      '3/4 người, 50% phần vốn có mặt, chưa đủ điều kiện (quá 50%).',
    );
    expect(countInWords({ votes: 1, weight: 51 }, shares)).toBe('1 phiếu, 25,5% phần vốn');
  });

  test('a written vote has no quorum', () => expect(quorumInWords(motionOf({ way: 'written' }))).toBe(''));
});

test.each([
  [3, true, true],
  [2, true, false],
  [3, false, false],
])('%i in favour, quorum %s: reached %s', (votes, hasQuorum, reached) => {
  const none = { votes: 0, weight: 0 };
  const counts = { for: { votes, weight: votes }, against: none, none };
  expect(isReached(motionOf({ counts, hasQuorum }))).toBe(reached);
  expect(isReached(motionOf({ hasQuorum }))).toBe(false);
});
