import { expect, test } from 'vitest';
import { isBackupDue, isMailDue, isTrialDue, judgeBackups, mayTryAgain } from './schedule.rules.ts';

// 02:00 in Vietnam is 19:00 UTC of the day before.
test.each([
  ['there is none', null, '2026-11-27T10:00:00Z', true],
  ['last night', '2026-11-26T19:00:10Z', '2026-11-27T10:00:00Z', false],
  ['last night, shortly before the next', '2026-11-26T19:00:10Z', '2026-11-27T18:59:59Z', false],
  ['the hour has come', '2026-11-26T19:00:10Z', '2026-11-27T19:00:00Z', true],
  ['by hand in the evening', '2026-11-27T12:00:00Z', '2026-11-27T19:00:00Z', true],
  ['the app was off for days', '2026-11-20T19:00:00Z', '2026-11-27T10:00:00Z', true],
])('whether a backup at 2 is due when the last one: %s', (_, last, now, expected) => {
  expect(isBackupDue(2, last, new Date(now))).toBe(expected);
});

test.each([
  [null, true],
  ['2026-11-20T10:00:00Z', true],
  ['2026-11-20T10:00:01Z', false],
])('after a trial restore of %s another is due a week later: %s', (last, expected) => {
  expect(isTrialDue(last === null ? null : new Date(last), new Date('2026-11-27T10:00:00Z'))).toBe(expected);
});

const now = new Date('2026-11-27T10:00:00Z');

test.each([
  [null, true],
  ['2026-11-27T09:59:00Z', false],
  ['2026-11-27T09:00:00Z', true],
])('after an attempt at %s another may follow: %s', (last, expected) => {
  expect(mayTryAgain(last === null ? null : new Date(last), now)).toBe(expected);
});

test.each([
  ['there was none', null, true],
  ['it was another', { problem: 'hết chỗ', at: new Date('2026-11-27T09:00:00Z') }, true],
  ['it was the same an hour ago', { problem: 'sai mật khẩu', at: new Date('2026-11-27T09:00:00Z') }, false],
  ['it was the same a day ago', { problem: 'sai mật khẩu', at: new Date('2026-11-26T10:00:00Z') }, true],
])('a problem is mailed when %s: %s', (_, last, expected) => {
  expect(isMailDue(last, 'sai mật khẩu', now)).toBe(expected);
});

const fine = {
  endedAt: '2026-11-26T19:01:00.000Z',
  keptUntil: new Date('2026-11-27T09:59:55Z'),
  uploadsWaitSince: null,
  lastProblems: [],
};

test.each([
  [{}, 'ok'],
  [{ endedAt: null }, 'late'],
  [{ endedAt: '2026-11-25T19:01:00.000Z' }, 'late'],
  [{ keptUntil: null }, 'late'],
  [{ keptUntil: new Date('2026-11-27T09:54:00Z') }, 'late'],
  [{ uploadsWaitSince: new Date('2026-11-27T09:59:00Z') }, 'ok'],
  [{ uploadsWaitSince: new Date('2026-11-27T09:54:00Z') }, 'late'],
  [{ lastProblems: ['Bảng meetings: có 1 dòng, lúc sao lưu có 2.'] }, 'late'],
])('with %j backups are %s', (changed, expected) => {
  expect(judgeBackups({ ...fine, ...changed }, now)).toBe(expected);
});
