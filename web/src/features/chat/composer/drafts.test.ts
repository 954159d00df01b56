import { expect, test } from 'vitest';
import { draftKeyOf, drafts } from './drafts.ts';

const an = { personId: 'an', companyId: 'gỗ' };

test('what one writes is found again by the same person in the same company alone', () => {
  drafts.write(draftKeyOf(an, undefined), 'Lương của Bình');
  drafts.write(draftKeyOf(an, 's1'), 'Mật');
  expect(drafts.read(draftKeyOf(an, undefined))).toBe('Lương của Bình');
  for (const other of [
    { ...an, personId: 'bình' },
    { ...an, companyId: 'vân' },
  ]) {
    expect([drafts.read(draftKeyOf(other, undefined)), drafts.read(draftKeyOf(other, 's1'))]).toEqual([
      '',
      '',
    ]);
  }
});
