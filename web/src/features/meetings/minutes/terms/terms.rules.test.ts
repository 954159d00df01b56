import { expect, test } from 'vitest';
import { type TermsDraft, termsOfDraft, termsProblems } from './terms.rules.ts';

const empty: TermsDraft = { validFrom: '', validTo: '', replaces: '', link: null };

const cases: readonly [Partial<TermsDraft>, (keyof TermsDraft)[]][] = [
  [{}, []],
  [{ validFrom: 'mai' }, ['validFrom']],
  [{ validFrom: '2026-12-02', validTo: '2026-12-01' }, ['validTo']],
  [{ validFrom: '2026-12-01', validTo: '2026-12-01' }, []],
];

test.each(cases)('%o has problems in %o', (part, fields) => {
  expect(Object.keys(termsProblems({ ...empty, ...part }))).toEqual(fields);
});

test('empty days are none, and words are tidied', () => {
  expect(termsOfDraft({ ...empty, validFrom: '2026-12-01', replaces: '  Kết luận   cũ ' })).toEqual({
    ...{ validFrom: '2026-12-01', validTo: null, replaces: 'Kết luận cũ' },
  });
});
