import { expect, test } from 'vitest';
import { addressOf, idOf, isAvatarId } from './avatar.rules.ts';

const id = '0123456789abcdef0123456789abcdef';

test('an address and its id lead to each other', () => {
  expect(addressOf(id)).toBe(`/api/v1/avatars/${id}`);
  expect(idOf(addressOf(id))).toBe(id);
});

test.each(['https://lh3.example/a.jpg', '/api/v1/avatars/', `/api/v1/avatars/${id}/x`, `/khac/${id}`, ''])(
  '%j is no address of ours',
  (address) => expect(idOf(address)).toBeNull(),
);

test.each([id.toUpperCase(), id.slice(1), `${id}0`, '../etc/passwd', ''])('%j names no picture', (other) => {
  expect(isAvatarId(other)).toBe(false);
});
