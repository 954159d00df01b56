import type { Rule } from '../../../time/grammar/rule.ts';
import type { Said } from '../../../time/grammar/said.ts';
import { anyOf } from '../../any-of.ts';
import type { Place } from '../../place.ts';

const turnOf = ({ amount = 0 }: Said) => (amount > 0 ? 'next' : amount < 0 ? 'last' : 'this');

const isPavement = anyOf('vỉa lề');
const isNoPavement = ({ before }: Place): boolean => !isPavement(before);

/** A season is a time where it is said of which year; "mùa hè nóng" is of any. */
export const seasonRules: readonly Rule[] = [
  [
    '[{edge}] {season} {amount}',
    ({ season, edge, ...said }) => ({ season, turn: turnOf(said), ...(edge && { edge }) }),
    isNoPavement,
  ],
  [
    '[{edge}] {season} [của] năm {amount}',
    ({ season, edge, amount = 0 }) => ({
      season,
      period: { unit: 'year', amount },
      ...(edge && { edge }),
    }),
  ],
  ['[{edge}] {season} (sang|qua) năm', { period: { unit: 'year', amount: 1 } }],
  ['[{edge}] {season} năm kia', { period: { unit: 'year', amount: -2 } }],
  ['[{edge}] {season} ({ofyear}|{fullyear})'],
];
