import type { listContradictions as route } from '@hopgon/contract/decisions/routes';
import type { DecisionContradiction } from '@hopgon/contract/decisions/schemas';
import type { ReplyOf } from '@hopgon/contract/route';
import { localDay } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { contradictionStore } from './contradictions.store.ts';
import { presentDecision } from './decisions.presenter.ts';
import { decisionStore } from './decisions.store.ts';

/** Reading more of them takes longer than a person waits. */
const mostCompared = 500;
const mostPairs = 30;

/** Decisions in force that seem to contradict each other, confirmed ones first, then the newest. */
export async function listContradictions(
  world: Pick<World, 'clock' | 'decisionsReader'>,
  scope: CompanyScope,
): Promise<ReplyOf<typeof route>> {
  const { timeZone } = await scope.entry();
  const viewerId = scope.actor.userId;
  const today = localDay(world.clock.now(), timeZone);
  const rows = (
    await decisionStore.page(
      scope.db,
      { viewerId, words: [], standing: 'in-force', today, limit: mostCompared },
      null,
    )
  ).toReversed();
  const texts = rows.map(({ text }) => text);
  const found = texts.length < 2 ? [] : await world.decisionsReader.read(scope, 'findContradictions', texts);
  const pairs = found.flatMap(({ first, second, differsIn }) => {
    const [older, newer] = [rows[first], rows[second]];
    return older && newer && older.meeting_id !== newer.meeting_id ? [{ older, newer, differsIn }] : [];
  });
  const verdicts = await contradictionStore.verdicts(
    scope.db,
    pairs.map(({ newer }) => newer.id),
  );
  const verdictByPair = new Map(verdicts.map((row) => [`${row.first_id} ${row.second_id}`, row]));
  const editable = await contradictionStore.editable(
    scope.db,
    viewerId,
    pairs.map(({ newer }) => newer.meeting_id),
  );
  const shown = pairs.flatMap(({ older, newer, differsIn }): DecisionContradiction[] => {
    const verdict = verdictByPair.get(`${older.id} ${newer.id}`);
    if (verdict?.verdict === 'dismissed') return [];
    return [
      {
        first: presentDecision(older),
        second: presentDecision(newer),
        differsIn,
        confirmedBy: verdict ? { displayName: verdict.by_name, at: verdict.resolved_at.toISOString() } : null,
        mayResolve: editable.has(newer.meeting_id),
      },
    ];
  });
  const isConfirmed = ({ confirmedBy }: DecisionContradiction): number => (confirmedBy ? 1 : 0);
  const sorted = shown.toReversed().toSorted((left, right) => isConfirmed(right) - isConfirmed(left));
  return { contradictions: sorted.slice(0, mostPairs) };
}
