import type { listStalePromises as route } from '@hopgon/contract/decisions/routes';
import type { StalePromise } from '@hopgon/contract/decisions/schemas';
import type { ReplyOf } from '@hopgon/contract/route';
import { localDay } from '@hopgon/contract/time/zoned';
import { minute } from '../../platform/clock/durations.rules.ts';
import { type SharedLimit, spendShared } from '../../platform/limits/shared-limit.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { contradictionStore } from './contradictions.store.ts';
import { decisionStore } from './decisions.store.ts';
import { answerable } from './stale-promises.rules.ts';
import { type PromiseRow, stalePromiseStore } from './stale-promises.store.ts';

/** Reading more of them takes longer than a person waits. */
const [mostPromises, mostLines] = [300, 2_000];
const mostPromisesShown = 30;

/** Each reads much of what a company said, in the threads that chat and search share. */
const stalePromiseLimits: SharedLimit = {
  name: 'stale-promises',
  ofPerson: { most: 30, window: minute },
  ofCompany: { most: 200, window: minute },
};

type Promised = PromiseRow & Pick<StalePromise, 'kind' | 'source'>;

/** Promises of meetings that nothing followed, confirmed ones first, then the newest. */
export async function listStalePromises(
  world: Pick<World, 'clock' | 'decisionsReader' | 'limiter'>,
  scope: CompanyScope,
): Promise<ReplyOf<typeof route>> {
  const { timeZone, companyId } = await scope.entry();
  await spendShared(world.limiter, stalePromiseLimits, { ...scope.actor, companyId });
  const today = localDay(world.clock.now(), timeZone);
  const said = await listPromises(scope, today);
  if (said.length === 0) return { promises: [] };
  const { lines: later, since } = await stalePromiseStore.laterLines(scope.db, {
    viewerId: scope.actor.userId,
    limit: mostLines,
    texts: said.map(({ text }) => text),
  });
  const promises = answerable(said, since);
  const found = await world.decisionsReader.read(scope, 'findStalePromises', {
    promises: promises.map(({ text, decided_on: saidOn, deadline, kind, person_name: person }) => ({
      ...{ text, saidOn, deadline, kind, hasPerson: person !== null },
    })),
    later,
    today,
  });
  const stale = found.flatMap(({ index, reason }) => {
    const promise = promises[index];
    return promise ? [{ ...promise, reason }] : [];
  });
  const verdicts = await stalePromiseStore.verdicts(
    scope.db,
    stale.map(({ id }) => id),
  );
  const verdictById = new Map(verdicts.map((row) => [row.decision_id, row]));
  const shown = stale
    .filter(({ id }) => verdictById.get(id)?.verdict !== 'dismissed')
    .toSorted(
      (left, right) =>
        Number(verdictById.has(right.id)) - Number(verdictById.has(left.id)) ||
        right.starts_at.getTime() - left.starts_at.getTime(),
    )
    .slice(0, mostPromisesShown);
  const editable = await contradictionStore.editable(
    scope.db,
    scope.actor.userId,
    shown.map((row) => row.meeting_id),
  );
  return {
    promises: shown.map((row) => {
      const verdict = verdictById.get(row.id);
      return {
        ...presentPromise(row),
        confirmedBy: verdict ? { displayName: verdict.by_name, at: verdict.resolved_at.toISOString() } : null,
        mayResolve: editable.has(row.meeting_id),
      };
    }),
  };
}

/** Decisions in force, and tasks nobody took. */
async function listPromises(scope: CompanyScope, today: string): Promise<readonly Promised[]> {
  const viewerId = scope.actor.userId;
  const asked = { viewerId, words: [], standing: 'in-force', today, limit: mostPromises } as const;
  const decisions = await decisionStore.page(scope.db, asked, null);
  const tasks = await stalePromiseStore.untakenTasks(scope.db, { viewerId, limit: mostPromises });
  return [
    ...decisions.map((row): Promised => ({ ...row, kind: 'decision' })),
    ...tasks.map((row): Promised => ({ ...row, kind: 'task', source: 'reading' })),
  ];
}

const presentPromise = (row: Promised & Pick<StalePromise, 'reason'>) => ({
  ...{ id: row.id, kind: row.kind, source: row.source, text: row.text, reason: row.reason },
  meeting: {
    id: row.meeting_id,
    title: row.meeting_title,
    startsAt: row.starts_at.toISOString(),
    timeZone: row.time_zone,
  },
  saidOn: row.decided_on,
  personName: row.person_name,
  deadline: row.deadline,
  evidence:
    row.transcript_version === null || row.evidence.length === 0
      ? null
      : { version: row.transcript_version, turns: row.evidence },
});
