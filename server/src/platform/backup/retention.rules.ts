/** How many of the newest days, weeks and months keep a backup. */
const kept = { days: 7, weeks: 4, months: 12 } as const;

const vietnam = 7 * 3600_000;
const dayMs = 24 * 3600_000;

interface Periods {
  readonly day: number;
  readonly week: number;
  readonly month: number;
}

/** Days since 1970 in Vietnam, weeks that begin on Monday, months. */
function periodsOf(endedAt: string): Periods {
  const local = new Date(Date.parse(endedAt) + vietnam);
  const day = Math.floor(local.getTime() / dayMs);
  return {
    day,
    // 1 January 1970 was a Thursday.
    week: Math.floor((day + 3) / 7),
    month: local.getUTCFullYear() * 12 + local.getUTCMonth(),
  };
}

interface DatedBackup {
  readonly id: string;
  readonly endedAt: string;
  /** When the log behind it ends (ISO); null where none was kept. */
  readonly walUntil: string | null;
}

/** The newest of each of the newest `most` periods that have one. */
function newestOfEach(newest: readonly DatedBackup[], period: keyof Periods, most: number): string[] {
  const idByPeriod = new Map<number, string>();
  for (const { id, endedAt } of newest) {
    const place = periodsOf(endedAt)[period];
    if (!idByPeriod.has(place)) idByPeriod.set(place, id);
  }
  return [...idByPeriod.values()].slice(0, most);
}

/** Whether the log behind a backup reaches into the last week, any moment of which can be restored. */
export const isLogKept = (walUntil: string | null, now: Date): boolean =>
  walUntil !== null && Date.parse(walUntil) >= now.getTime() - kept.days * dayMs;

/**
 * The backups that the rule keeps: the newest of each of 7 days, 4 weeks and 12 months that have one, and each whose log is
 * kept: without its backup a log restores nothing.
 */
export function chooseKept(backups: readonly DatedBackup[], now: Date): ReadonlySet<string> {
  const newest = backups.toSorted((a, b) => b.endedAt.localeCompare(a.endedAt));
  return new Set([
    ...newestOfEach(newest, 'day', kept.days),
    ...newestOfEach(newest, 'week', kept.weeks),
    ...newestOfEach(newest, 'month', kept.months),
    ...newest.filter(({ walUntil }) => isLogKept(walUntil, now)).map(({ id }) => id),
  ]);
}
