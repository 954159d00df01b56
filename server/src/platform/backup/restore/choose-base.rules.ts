interface Base {
  readonly id: string;
  readonly endedAt: string;
}

interface Candidate<T extends Base> {
  readonly base: T;
  /** Until when everything is in the log kept behind it, which may go on for some seconds; null where none was kept. */
  readonly walUntil: string | null;
  /** Positions of one lineage can be compared. */
  readonly lineage: string;
  /** Where the log ends, the backup's own included. */
  readonly walEnd: bigint;
}

type BaseChoice<T> =
  | { readonly base: T }
  | { readonly problem: 'none' }
  /** The backups reach to this time. */
  | { readonly problem: 'too-late'; readonly last: string }
  /** The first of them was complete at this time. */
  | { readonly problem: 'too-early'; readonly first: string };

const reach = <T extends Base>({ base, walUntil }: Candidate<T>): string =>
  walUntil !== null && walUntil > base.endedAt ? walUntil : base.endedAt;

const findLongest = <T extends Base>(newest: readonly Candidate<T>[]): Candidate<T> =>
  newest
    .filter(({ lineage }) => lineage === newest[0]?.lineage)
    .reduce((best, next) => (next.walEnd > best.walEnd ? next : best));

/**
 * The backup to begin with. Without a time: of the lineage of the newest, the one whose log reaches furthest, which may be older than
 * one made by hand. With a time (ISO, UTC): the newest that was complete by then and whose log reaches it.
 */
export function chooseBase<T extends Base>(
  candidates: readonly Candidate<T>[],
  at: string | null,
): BaseChoice<T> {
  const newest = candidates.toSorted((a, b) => b.base.endedAt.localeCompare(a.base.endedAt));
  const furthest = newest.reduce<Candidate<T> | undefined>(
    (best, next) => (best && reach(best) >= reach(next) ? best : next),
    undefined,
  );
  const oldest = newest.at(-1);
  if (!furthest || !oldest) return { problem: 'none' };
  if (at === null) return { base: findLongest(newest).base };
  if (at < oldest.base.endedAt) return { problem: 'too-early', first: oldest.base.endedAt };
  const before = newest.filter(({ base }) => base.endedAt <= at);
  const reaching = before.find((candidate) => reach(candidate) >= at);
  return reaching ? { base: reaching.base } : { problem: 'too-late', last: reach(furthest) };
}
