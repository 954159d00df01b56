import { type Counts, isEnough } from '@hopgon/contract/governance/outcome';
import { leastReaching, reaches, type Share } from '@hopgon/contract/governance/reaches';
import type { PaperCount } from '@hopgon/contract/live/motions/schemas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countOf, countRefusal, type Standing, standingOf, type VoterFacts } from './motion-result.rules.ts';
import { storedPaperOf } from './stored-paper.rules.ts';

const open = { body: null, isOpen: true, total: null };
const isPassed = (standing: Standing, counts: Counts, ratio: Share): boolean =>
  standing.hasQuorum && isEnough({ body: null, base: standing.base, counts, ratio, chairChoice: null });

const overHalf: Share = { share: 5000, inclusive: false };
const from = (percent: number): Share => ({ share: percent * 100, inclusive: true });

/** "v" voted for, "k" against, "o" without an opinion, "." attends and did not vote, "-" is away, "x" may not vote and is there, "X" neither. */
function resultOf(
  people: string,
  rest: { quorum?: Share; ratio?: Share; weights?: number[]; isWritten?: boolean; total?: number } = {},
) {
  const { quorum = overHalf, ratio = overHalf, weights = [], isWritten = false, total = null } = rest;
  const letters = [...people];
  const weightAt = (place: number) => Math.round((weights[place] ?? 1) * 100);
  const voters: VoterFacts[] = letters.map((letter, place) => ({
    weight: weightAt(place),
    isExcluded: 'xX'.includes(letter),
    isAttending: isWritten ? 'vko'.includes(letter) : !'-X'.includes(letter),
    hasCast: 'vko'.includes(letter),
  }));
  const of = (wanted: string) =>
    countOf(letters.flatMap((letter, place) => (letter === wanted ? [{ weight: weightAt(place) }] : [])));
  const counts: Counts = { for: of('v'), against: of('k'), none: of('o') };
  const way = isWritten ? ('written' as const) : ('meeting' as const);
  const whole = total === null ? null : total * 100;
  const standing = standingOf(
    voters,
    { ...open, way, quorum, ratio, total: whole },
    weights.length > 0 ? 1 : 100,
  );
  const passed = isPassed(standing, counts, ratio) ? 'thông qua' : 'không thông qua';
  return `${standing.hasQuorum ? 'đủ' : 'thiếu'}, ${standing.base.weight / 100} cần ${standing.needed / 100}, ${passed}`;
}

describe('an ordinary vote by heads: more than half', () => {
  test.each([
    ['vvvkk', 'đủ, 5 cần 3, thông qua'],
    ['vvkko', 'đủ, 5 cần 3, không thông qua'],
    ['vv..', 'đủ, 4 cần 3, không thông qua'],
    ['vvk', 'đủ, 3 cần 2, thông qua'],
    ['vv--', 'thiếu, 2 cần 2, không thông qua'],
    ['vvv--', 'đủ, 3 cần 2, thông qua'],
    ['vvx', 'đủ, 2 cần 2, thông qua'],
    ['vxxX', 'đủ, 1 cần 1, thông qua'],
    ['vXXX', 'thiếu, 1 cần 1, không thông qua'],
    ['xxx', 'đủ, 0 cần 1, không thông qua'],
    ['', 'thiếu, 0 cần 1, không thông qua'],
    ['ooo', 'đủ, 3 cần 2, không thông qua'],
  ])('%s', (people, expected) => expect(resultOf(people)).toBe(expected));
});

describe('other thresholds, heads and shares', () => {
  test.each<[string, string, Parameters<typeof resultOf>[1], string]>([
    ['half is enough where the share itself is', 'vk', { ratio: from(50) }, 'đủ, 2 cần 1, thông qua'],
    ['65% of those attending', 'vvk', { ratio: from(65) }, 'đủ, 3 cần 2, thông qua'],
    ['75% of four', 'vvvk', { ratio: from(75) }, 'đủ, 4 cần 3, thông qua'],
    ['75% of five', 'vvvkk', { ratio: from(75) }, 'đủ, 5 cần 4, không thông qua'],
    ['all', 'vvv.', { ratio: from(100) }, 'đủ, 4 cần 4, không thông qua'],
    [
      'one holds more than the others together',
      'vkk',
      { weights: [51, 25, 24] },
      'đủ, 100 cần 50.01, thông qua',
    ],
    [
      'exactly half is not more than half',
      'vkk',
      { weights: [50, 25, 25] },
      'đủ, 100 cần 50.01, không thông qua',
    ],
    [
      'a quorum of 65% of the capital',
      'v-',
      { weights: [64.99, 35.01], quorum: from(65) },
      'thiếu, 64.99 cần 32.5, không thông qua',
    ],
    ['a quorum of exactly 65%', 'v-', { weights: [65, 35], quorum: from(65) }, 'đủ, 65 cần 32.51, thông qua'],
    [
      'thirds with decimals',
      'vvk',
      { weights: [33.33, 33.33, 33.34], ratio: from(66.66) },
      'đủ, 100 cần 66.66, thông qua',
    ],
    [
      'who may not vote counts for the quorum with their share',
      'vX',
      { weights: [40, 60] },
      'thiếu, 40 cần 20.01, không thông qua',
    ],
    [
      'owners who are not invited count as absent',
      'vv',
      { weights: [40, 20], total: 100, quorum: from(65) },
      'thiếu, 60 cần 30.01, không thông qua',
    ],
    [
      'in writing the ratio is of everything that is owned',
      'vv',
      { weights: [40, 20], total: 100, isWritten: true, ratio: from(65) },
      'đủ, 100 cần 65, không thông qua',
    ],
    ['in writing the ratio is of everybody', 'vv---', { isWritten: true }, 'đủ, 5 cần 3, không thông qua'],
    ['in writing three of five', 'vvv--', { isWritten: true }, 'đủ, 5 cần 3, thông qua'],
    ['in writing without who may not vote', 'vvXX-', { isWritten: true }, 'đủ, 3 cần 2, thông qua'],
    ['nobody at all in favour never passes', 'kk', { ratio: from(0) }, 'đủ, 2 cần 0, không thông qua'],
  ])('%s', (_, people, rest, expected) => expect(resultOf(people, rest)).toBe(expected));
});

const anyShare = fc.record({ share: fc.integer({ min: 0, max: 10_000 }), inclusive: fc.boolean() });
const anyWeight = fc.integer({ min: 1, max: 10_000_000_000_000 });
const anyVoters = fc.array(
  fc.record({
    weight: anyWeight,
    isExcluded: fc.boolean(),
    isAttending: fc.boolean(),
    hasCast: fc.boolean(),
  }),
  { maxLength: 30 },
);

describe('for all votes', () => {
  test('the least that is needed passes, and one step less does not', () => {
    fc.assert(
      fc.property(anyWeight, anyShare, fc.constantFrom(1, 100), (whole, share, step) => {
        const least = leastReaching(whole, share, step);
        expect(reaches(least, whole, share)).toBe(true);
        if (least >= step) expect(reaches(least - step, whole, share)).toBe(false);
      }),
    );
  });

  test('one more in favour never makes a vote fail, and a stricter ratio never makes one pass', () => {
    fc.assert(
      fc.property(
        anyVoters,
        anyShare,
        anyShare,
        fc.array(fc.boolean(), { maxLength: 30 }),
        (voters, quorum, ratio, favour) => {
          const asked = { ...open, way: 'meeting' as const, quorum, ratio };
          const standing = standingOf(voters, asked, 1);
          const there = voters.filter(({ isAttending, isExcluded }) => isAttending && !isExcluded);
          const nobody = { votes: 0, weight: 0 };
          const some = countOf(there.filter((_, place) => favour[place]));
          const all = countOf(there);
          const passes = (inFavour: typeof some, of: Share) =>
            isPassed(standing, { for: inFavour, against: nobody, none: nobody }, of);
          if (passes(some, ratio)) expect(passes(all, ratio)).toBe(true);
          const stricter = { ...ratio, inclusive: false };
          if (passes(some, stricter)) expect(passes(some, { ...ratio, inclusive: true })).toBe(true);
        },
      ),
    );
  });

  test('the order of people plays no part, and who is away or may not vote adds nothing to the base', () => {
    fc.assert(
      fc.property(anyVoters, anyShare, anyShare, (voters, quorum, ratio) => {
        const asked = { ...open, way: 'meeting' as const, quorum, ratio };
        const standing = standingOf(voters, asked, 1);
        expect(standingOf(voters.toReversed(), asked, 1)).toEqual(standing);
        const counted = voters.filter(({ isAttending, isExcluded }) => isAttending && !isExcluded);
        expect(standing.base).toEqual(countOf(counted));
        expect(standing.attending.weight).toBeLessThanOrEqual(standing.entitled.weight);
      }),
    );
  });
});

describe('a vote on paper', () => {
  const nobody = { votes: 0, weight: 0 };
  const of = (votes: number, weight = votes) => ({ votes, weight });
  const choice = (votes: number, weight = votes) => ({ ...of(votes, weight), names: '' });
  const countWith = (part: Partial<PaperCount>): PaperCount => ({
    ...{ entitled: of(4), attending: of(3), excluded: nobody, invalid: nobody },
    ...{ for: choice(1), against: choice(2), none: choice(0) },
    ...part,
  });
  const byShare = { entitled: of(4, 100), attending: of(3, 80), for: choice(1, 60), against: choice(2, 20) };

  test.each<[string, Partial<PaperCount>, 'head' | 'share', string | null]>([
    ['by heads', {}, 'head', null],
    ['by heads that weigh more', { for: choice(1, 3) }, 'head', 'motion_weights_missing'],
    ['by shares', byShare, 'share', null],
    ['by shares with nothing owned', { ...byShare, entitled: of(4, 0) }, 'share', 'motion_weights_missing'],
    ['by shares, a choice without', { ...byShare, for: choice(1, 0) }, 'share', 'motion_weights_missing'],
    ['by shares of nobody', { ...byShare, none: choice(0, 5) }, 'share', 'motion_weights_missing'],
    ['by more than attended', { for: choice(2) }, 'head', 'motion_count_wrong'],
    ['by shares of more than attended', { ...byShare, for: choice(1, 61) }, 'share', 'motion_count_wrong'],
    [
      'of nobody',
      { entitled: nobody, attending: nobody, for: choice(0), against: choice(0) },
      'head',
      'motion_count_wrong',
    ],
  ])('%s', (_, part, weighting, refusal) => expect(countRefusal(countWith(part), weighting)).toBe(refusal));

  test('without weights is not passed, whatever the ratio', () => {
    const counts: Counts = { for: of(1, 0), against: of(2, 0), none: nobody };
    const decided = { body: 'shareholders' as const, base: of(3, 0), counts, chairChoice: null };
    expect(isEnough({ ...decided, ratio: overHalf })).toBe(false);
    expect(isEnough({ ...decided, ratio: from(0) })).toBe(false);
  });

  test.each([true, false])('keeps who chose what unless it is secret: %s', (isSecret) => {
    const count = countWith({ for: { ...of(1), names: 'Lê Hà' } });
    const stored = storedPaperOf({ isSecret, count, note: 'Đếm tay', chairChoice: 'for' });
    expect([stored.count.for.names, stored.chairChoice, stored.note]).toEqual(
      isSecret ? ['', null, 'Đếm tay'] : ['Lê Hà', 'for', 'Đếm tay'],
    );
  });
});
