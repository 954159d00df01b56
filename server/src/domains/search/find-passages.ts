import type { FoundSaid } from '@hopgon/contract/search/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { type Judged, judgeTurns, lookedFor, termsOf } from './passages.rules.ts';
import { findSaidRows, type SaidRow } from './said.store.ts';
import { presentSaid } from './search.presenter.ts';

/** Enough for the best to be among them; the rest of the ranking looks at each. */
const mostJudged = 200;

export interface PassagesWanted {
  readonly query: string;
  /** Only what holds every word, the last at least as a beginning: for who is still typing. */
  readonly all?: boolean;
  readonly meetingId?: string;
  /** Meetings that began from here to before there. */
  readonly from?: Date;
  readonly to?: Date;
  readonly limit: number;
}

export interface Passage extends FoundSaid {
  readonly score: number;
  /** 0 to 1: how much of what was asked it holds. */
  readonly share: number;
}

/** What was said in meetings the caller may see, the best answer first. */
export async function findPassages(
  scope: CompanyScope,
  { query: asked, all = false, meetingId, from, to, limit }: PassagesWanted,
): Promise<Passage[]> {
  const query = lookedFor(asked);
  const words = termsOf(query);
  const rows = await findSaidRows(scope.db, {
    words,
    all,
    meetingId: meetingId ?? null,
    from: from ?? null,
    to: to ?? null,
    most: mostJudged,
  });
  const [first] = rows;
  if (!first) return [];
  const counts = new Map(words.map((word, at) => [word, first.counts[all ? 0 : at] ?? 0]));
  const judged = judgeTurns(query, rows, { total: Number(first.total), counts });
  const ranked = all ? withBegun(judged, rows) : judged;
  return ranked
    .slice(0, limit)
    .map(({ item, score, share }) => ({ ...presentSaid(item, query, all), score, share }));
}

// Turns that hold the last word only as a beginning come after those that hold it whole.
function withBegun(judged: readonly Judged<SaidRow>[], rows: readonly SaidRow[]): Judged<SaidRow>[] {
  const known = new Set(judged.map(({ turn }) => turn));
  const begun = rows.filter((row) => !known.has(row));
  return [...judged, ...begun.map((row) => ({ item: row, turn: row, score: 0, share: 0 }))];
}
