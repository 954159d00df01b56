import type { Match } from '../../grammar/grammar.ts';
import { type Connective, clockAt, type DateFact, type Facts } from '../facts.ts';
import type { Meaning } from './rule.ts';
import type { Said } from './said.ts';

export type TimeMatch = Match<Said, Meaning>;

/** What a matched rule states: the facts of its slots and its own, a connective, or nothing. */
export function meaningOf({ rule: [, means = {}], values: said }: TimeMatch): Facts | Connective | 'nothing' {
  if (typeof means === 'string' || (typeof means === 'object' && said.length === 0)) return means;
  const all: Said = said.length > 1 ? Object.assign({}, ...said) : (said[0] ?? {});
  return typeof means === 'function' ? means(all, said) : factsOf(all, means);
}

/** The facts that the slots of a pattern state, without those its rule adds. */
function factsOf(said: Said, more: Facts): Facts {
  const { part, partEdge, offset, holiday, edge, turn, every, weekday, quarter, season, period, of } = said;
  const date = dateOf(said, more.date);
  return {
    ...(part && { part }),
    ...(partEdge && { partEdge }),
    ...(offset !== undefined && { offset }),
    ...(holiday && { holiday }),
    ...(edge && { edge }),
    ...(turn && { turn }),
    ...(every && { every }),
    ...(quarter && { quarter }),
    ...(season && { season }),
    ...(weekday && { weekday: weekday - 1 }),
    ...(period && { period: { unit: period, amount: said.amount ?? 0 } }),
    ...(of && { nth: { of, count: said.count ?? 1 } }),
    ...clockOf(said),
    ...more,
    ...(date && { date }),
  };
}

const clockOf = ({ hour, minute, second, exact }: Said): Pick<Facts, 'clock'> =>
  hour === undefined ? {} : { clock: clockAt(hour, minute, second, exact) };

function dateOf({ day, month, year, lunar }: Said, more: DateFact | undefined): DateFact | undefined {
  return (more ?? day ?? month ?? year) === undefined ? undefined : { day, month, year, lunar, ...more };
}
