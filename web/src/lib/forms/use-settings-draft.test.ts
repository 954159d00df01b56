import { expect, test } from 'vitest';
import { changesFrom } from './use-settings-draft.ts';

test('what was chosen and is not saved yet, and nothing that is back as it was', () => {
  const saved = { digest: true, minutes: [10, 60] };
  expect(changesFrom(saved, { digest: false, minutes: [10, 60] })).toEqual({ digest: false });
  expect(changesFrom(saved, { digest: true, minutes: [60] })).toEqual({ minutes: [60] });
  expect(changesFrom(saved, {})).toEqual({});
});

test('what was chosen while an earlier choice was being saved is kept', () => {
  const sent: Partial<{ digest: boolean; minutes: number[] }> = { digest: false };
  expect(changesFrom(sent, { digest: false, minutes: [10] })).toEqual({ minutes: [10] });
  expect(changesFrom(sent, { digest: true })).toEqual({ digest: true });
});
