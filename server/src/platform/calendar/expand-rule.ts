import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { expandYearly, readYearlyRule, type YearlyRule } from './expand-yearly.ts';

type Wall = Temporal.PlainDateTime;

interface OccurrenceWindow {
  readonly start: Wall;
  /** Wall clocks between which occurrences are wanted. */
  readonly from: Wall;
  readonly to: Wall;
  readonly most: number;
}

const field = (rule: string, name: string): string | undefined =>
  new RegExp(`(?:^|;)${name}=([^;]*)`, 'i').exec(rule)?.[1]?.toUpperCase();

interface Turn {
  readonly days: number;
  /** How many occurrences any such stretch of days contains; null where only counting can say. */
  readonly occurrences: number | null;
}

/** After how many days a rule of days or weeks comes round to the same weekdays. */
function turnOf(rule: string): Turn | null {
  const interval = Math.max(1, Number(field(rule, 'INTERVAL') ?? 1) || 1);
  const weekdays = new Set(field(rule, 'BYDAY')?.split(',').filter(Boolean));
  const isFiltered = /(?:^|;)BY(?!DAY=)/i.test(rule);
  const perTurn = isFiltered ? null : Math.max(1, weekdays.size);
  switch (field(rule, 'FREQ')) {
    case 'DAILY':
      if (weekdays.size === 0) return { days: interval, occurrences: perTurn };
      return interval === 1 ? { days: 7, occurrences: perTurn } : { days: 7 * interval, occurrences: null };
    case 'WEEKLY':
      return { days: 7 * interval, occurrences: perTurn };
    default:
      return null;
  }
}

interface Skipped {
  readonly rule: string;
  readonly start: Wall;
}

/**
 * The same rule with a later start before `from`, so that years of occurrences can be skipped; COUNT is lowered by
 * the skipped ones. Null when none is left.
 */
export function skipPast(rule: string, start: Wall, from: Wall): Skipped | null {
  const turn = turnOf(rule);
  const count = field(rule, 'COUNT');
  if (!turn || (count !== undefined && turn.occurrences === null)) return { rule, start };
  const turns = Math.floor(start.until(from, { largestUnit: 'days' }).days / turn.days) - 1;
  if (turns <= 0) return { rule, start };
  const next = start.add({ days: turns * turn.days });
  if (count === undefined) return { rule, start: next };
  const left = Number(count) - turns * (turn.occurrences ?? 0);
  return left > 0 ? { rule: rule.replace(/COUNT=[^;]*/i, `COUNT=${left}`), start: next } : null;
}

/** Rules that the library below reads otherwise than RFC 5545. */
function expandDays(rule: YearlyRule, { start, from, to, most }: OccurrenceWindow): Wall[] {
  return expandYearly(rule, start.toPlainDate(), to.toPlainDate())
    .map((day) => day.toPlainDateTime(start.toPlainTime()))
    .filter((wall) => Temporal.PlainDateTime.compare(wall, from) >= 0)
    .filter((wall) => Temporal.PlainDateTime.compare(wall, to) <= 0)
    .slice(0, most);
}

/** Whether how often and until when a rule repeats can be read, where it says so. */
const hasReadableNumbers = (rule: string): boolean =>
  ['COUNT', 'INTERVAL'].every((name) => /^[1-9]\d{0,8}$/.test(field(rule, name)?.trim() ?? '1')) &&
  /^\d{8}(?:T\d{6}Z?)?$/.test(field(rule, 'UNTIL')?.trim() ?? '20261124');

const MAX_TIMES_OF_A_DAY = 24;

/** How many times a rule names for each of its days. */
const timesOfADay = (rule: string): number =>
  ['BYHOUR', 'BYMINUTE', 'BYSECOND']
    .map((name) => field(rule, name)?.split(',').length ?? 1)
    .reduce((times, values) => times * values, 1);

/**
 * The local times at which a rule (RRULE without its end, if that is a moment) has something happen between two
 * others. Throws for rules that nobody can follow, and for those of more than a few a day.
 */
export function expandRule(rule: string, wanted: OccurrenceWindow): Wall[] {
  const freq = field(rule, 'FREQ') ?? '';
  if (!['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(freq)) throw new Error('not a rule of days');
  if (!hasReadableNumbers(rule)) throw new Error('not a rule with readable numbers');
  if (timesOfADay(rule) > MAX_TIMES_OF_A_DAY) throw new Error('not a rule of a few times a day');
  const yearly = readYearlyRule(rule);
  if (yearly) return expandDays(yearly, wanted);
  const near = skipPast(rule, wanted.start, wanted.from);
  if (!near) return [];
  const series = new RRuleTemporal({
    rruleString: `RRULE:${near.rule.replace(/;?UNTIL=[^;]*/i, '').replace(/^;/, '')}`,
    dtstart: near.start.toZonedDateTime('UTC'),
    temporal: Temporal,
    maxIterations: 5_000,
    maxCandidateEvaluations: 50_000,
    cache: false,
  });
  const found: Wall[] = [];
  let looked = 0;
  const unended = field(rule, 'COUNT') === undefined;
  series.all((at) => {
    looked += 1;
    const wall = at.toPlainDateTime();
    if (Temporal.PlainDateTime.compare(wall, wanted.to) > 0 || looked > 5_000) return false;
    if (Temporal.PlainDateTime.compare(wall, wanted.from) >= 0) found.push(wall);
    return found.length < wanted.most && (unended || looked <= 5_000);
  });
  return found;
}
