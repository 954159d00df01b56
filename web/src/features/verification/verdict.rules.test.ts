import { describe, expect, test } from 'vitest';
import { judgeFile, type Verdict } from './verdict.rules.ts';

const [adopted, once, twice, scan, other] = ['a', 'b', 'c', 'd', 'e'].map((digit) => digit.repeat(64));
const signature = (way: 'hand' | 'electronic', hash = '') => ({
  part: 'chair' as const,
  ...{ way, hash, certificate: null, at: '2026-11-20T03:40:00Z' },
});
const file = (hash = '', signatures: { isValid: boolean; isWhole: boolean }[] = [], unreadable = 0) => ({
  ...{ hash, signatures, unreadable },
});
const valid = { isValid: true, isWhole: true };
const earlier = { isValid: true, isWhole: false };

describe('with a record its hashes decide', () => {
  const signed = {
    hash: adopted ?? '',
    signatures: [signature('electronic', once), signature('electronic', twice)],
  };
  const mixed = { hash: adopted ?? '', signatures: [signature('electronic', once), signature('hand', scan)] };
  const unsigned = { hash: adopted ?? '', signatures: [] };
  test.each<{ hash: string | undefined; record: typeof signed; verdict: Verdict }>([
    { hash: twice, record: signed, verdict: 'newest' },
    { hash: once, record: signed, verdict: 'earlier' },
    { hash: adopted, record: signed, verdict: 'earlier' },
    { hash: other, record: signed, verdict: 'changed' },
    { hash: once, record: mixed, verdict: 'newest' },
    { hash: scan, record: mixed, verdict: 'scan' },
    { hash: adopted, record: unsigned, verdict: 'newest' },
    { hash: other, record: unsigned, verdict: 'changed' },
  ])('$verdict', ({ hash, record, verdict }) => {
    // Even signatures that are valid do not make another file the one of the record.
    expect(judgeFile(file(hash, [valid]), record)).toBe(verdict);
  });
});

test.each<{ of: string; given: ReturnType<typeof file>; verdict: Verdict }>([
  { of: 'no signature', given: file(), verdict: 'unsigned' },
  { of: 'one valid signature', given: file('', [valid]), verdict: 'signed' },
  { of: 'two valid signatures', given: file('', [earlier, valid]), verdict: 'signed' },
  {
    of: 'a signature that does not fit',
    given: file('', [{ isValid: false, isWhole: true }]),
    verdict: 'broken',
  },
  {
    of: 'an earlier one that does not fit',
    given: file('', [{ ...earlier, isValid: false }, valid]),
    verdict: 'broken',
  },
  { of: 'something added after the last signature', given: file('', [earlier]), verdict: 'broken' },
  { of: 'a signature that is none', given: file('', [valid], 1), verdict: 'broken' },
])('without a record the signatures decide: $of', ({ given, verdict }) => {
  expect(judgeFile(given, null)).toBe(verdict);
});
