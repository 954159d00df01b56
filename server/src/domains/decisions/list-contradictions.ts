import type { listContradictions as route } from '@hopgon/contract/decisions/routes';
import type { DecisionContradiction } from '@hopgon/contract/decisions/schemas';
import type { ReplyOf } from '@hopgon/contract/route';
import { localDay } from '@hopgon/contract/time/zoned';
import { minute } from '../../platform/clock/durations.rules.ts';
import { type SharedLimit, spendShared } from '../../platform/limits/shared-limit.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { contradictionStore } from './contradictions.store.ts';
import { presentDecision } from './decisions.presenter.ts';
import { type DecisionRow, decisionStore } from './decisions.store.ts';

/** Reading more of them takes longer than a person waits. */
const mostCompared = 500;
const mostPairs = 30;

/** Each reads the whole register, in the threads that chat and search share. */
const contradictionLimits: SharedLimit = {
  name: 'contradictions',
  ofPerson: { most: 30, window: minute },
  ofCompany: { most: 200, window: minute },
};

interface Pair {
  readonly older: DecisionRow;
  readonly newer: DecisionRow;
  readonly differsIn: DecisionContradiction['differsIn'];
}

/** Decisions in force that seem to contradict each other, confirmed ones first, then the newest. */
export async function listContradictions(
  world: Pick<World, 'clock' | 'decisionsReader' | 'limiter'>,
  scope: CompanyScope,
): Promise<ReplyOf<typeof route>> {
  const { timeZone, companyId } = await scope.entry();
  await spendShared(world.limiter, contradictionLimits, { ...scope.actor, companyId });
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
  const pairs = found.flatMap(({ first, second, differsIn }): Pair[] => {
    const [older, newer] = [rows[first], rows[second]];
    return older && newer && older.meeting_id !== newer.meeting_id ? [{ older, newer, differsIn }] : [];
  });
  const verdicts = await contradictionStore.verdicts(scope.db, [
    ...new Set(pairs.flatMap(({ older, newer }) => [older.id, newer.id])),
  ]);
  const verdictByPair = new Map(verdicts.map((row) => [row.decision_ids.join(' '), row]));
  const verdictOf = ({ older, newer }: Pair) => verdictByPair.get([older.id, newer.id].toSorted().join(' '));
  const isConfirmed = (pair: Pair): number => (verdictOf(pair) ? 1 : 0);
  const shown = pairs
    .filter((pair) => verdictOf(pair)?.verdict !== 'dismissed')
    .toReversed()
    .toSorted((left, right) => isConfirmed(right) - isConfirmed(left))
    .slice(0, mostPairs);
  const editable = await contradictionStore.editable(
    scope.db,
    viewerId,
    shown.map(({ newer }) => newer.meeting_id),
  );
  const contradictions = shown.map((pair): DecisionContradiction => {
    const verdict = verdictOf(pair);
    return {
      first: presentDecision(pair.older),
      second: presentDecision(pair.newer),
      differsIn: pair.differsIn,
      confirmedBy: verdict ? { displayName: verdict.by_name, at: verdict.resolved_at.toISOString() } : null,
      mayResolve: editable.has(pair.newer.meeting_id),
    };
  });
  return { contradictions };
}
