import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawInviteCode, knownTimeZone, labelOrUnset, roleOf, searchWords } from './companies.rules.ts';

// Proves S3.013, S9.005
test('an invite code is six of the letters no Vietnamese keyboard rewrites, and digits', () => {
  const codes = Array.from({ length: 500 }, () => drawInviteCode(randomInt));
  expect(codes.every((code) => /^[BCFGHJKLMNPQRSTVXZ0-9]{6}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(490);
});

test('each place of a code is drawn over the whole alphabet', () => {
  const bounds: number[] = [];
  const code = drawInviteCode((bound) => {
    bounds.push(bound);
    return bound - 1;
  });
  expect(code).toBe('999999');
  expect(bounds).toEqual([28, 28, 28, 28, 28, 28]);
});

// Proves S3.017
test.each([
  ['Asia/Ho_Chi_Minh', 'Asia/Ho_Chi_Minh'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['asia/saigon', 'Asia/Ho_Chi_Minh'],
  ['Europe/Berlin', 'Europe/Berlin'],
  ['UTC', 'UTC'],
  ['+07:00', null],
  ['Mars/Olympus', null],
  ['', null],
])('the zone %j is kept as %j', (name, zone) => {
  expect(knownTimeZone(name)).toBe(zone);
});

// Proves S3.037
test('an empty label means none', () => {
  expect(labelOrUnset('')).toBe('Không');
  expect(labelOrUnset('Phòng IT')).toBe('Phòng IT');
});

test('a search is its words, at most eight', () => {
  expect(searchWords(undefined)).toEqual([]);
  expect(searchWords('an  nguyễn')).toEqual(['an', 'nguyễn']);
  expect(searchWords('a b c d e f g h i k')).toHaveLength(8);
});

// Proves S4.001
test.each([
  [true, true, 'owner'],
  [true, false, 'owner'],
  [false, true, 'admin'],
  [false, false, 'member'],
])('owning %j and marked as admin %j is the role of %s', (isOwner, isAdmin, role) => {
  expect(roleOf(isOwner, isAdmin)).toBe(role);
});
