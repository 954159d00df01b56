import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';

type Wall = Temporal.PlainDateTime;

interface Wanted {
  readonly start: Wall;
  /** Wall clocks between which occurrences are wanted. */
  readonly from: Wall;
  readonly to: Wall;
  readonly most: number;
}

const field = (rule: string, name: string): string | undefined =>
  new RegExp(`(?:^|;)${name}=([^;]*)`, 'i').exec(rule)?.[1]?.toUpperCase();

const steps: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7 };

/**
 * A start as near before `from` as the rule comes round to by itself: years of daily occurrences need not be counted.
 * Where the rule counts them, they are.
 */
function nearStart(rule: string, { start, from }: Wanted): Wall {
  const days = steps[field(rule, 'FREQ') ?? ''];
  if (days === undefined || field(rule, 'COUNT') !== undefined) return start;
  const turn = days * Math.max(1, Number(field(rule, 'INTERVAL') ?? 1) || 1);
  const turns = Math.floor(start.until(from, { largestUnit: 'days' }).days / turn) - 1;
  return turns > 0 ? start.add({ days: turns * turn }) : start;
}

/**
 * The wall clocks at which a rule (RRULE without its end, if that is a moment) has something happen between two others.
 * Throws for rules that nobody can follow, and for those of more than a few a day.
 */
export function expandRule(rule: string, wanted: Wanted): Wall[] {
  const freq = field(rule, 'FREQ') ?? '';
  if (!['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(freq)) throw new Error('not a rule of days');
  const start = nearStart(rule, wanted);
  const series = new RRuleTemporal({
    rruleString: `RRULE:${rule.replace(/;?UNTIL=[^;]*/i, '').replace(/^;/, '')}`,
    dtstart: start.toZonedDateTime('UTC'),
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
