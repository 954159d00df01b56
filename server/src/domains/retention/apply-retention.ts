import './retention.events.ts';
import type { JobScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { deleteMeetings } from '../meetings/core/delete-meetings.ts';
import { deleteTranscripts } from '../transcripts/delete-transcripts.ts';
import { batchSize, mostOfNight } from './retention.rules.ts';
import { retentionStore, rulesOf } from './retention.store.ts';

type RetentionWorld = Pick<World, 'bus' | 'clock' | 'hub' | 'log'>;

/** Deletes what is old enough, in small transactions: one that fails, or an owner who turns it off meanwhile, ends it. */
export async function applyRetention(world: RetentionWorld, scope: JobScope): Promise<void> {
  const removed = { meetings: 0, transcripts: 0 };
  for (const part of ['meetings', 'transcripts'] as const) {
    while (removed.meetings + removed.transcripts < mostOfNight) {
      const count = await scope.transaction((tx) => applyOnce(world, tx, part, removed));
      removed[part] += count;
      if (count < batchSize) break;
    }
  }
  if (removed.meetings + removed.transcripts === 0) return;
  const { companyId } = scope;
  world.hub.wake({ companyId, topics: ['meetings'] });
  world.log.info({ event: 'retention-applied', companyId, ...removed }, 'old meetings deleted');
}

/** One batch; the rules are held, so that they are those the owner has set. */
async function applyOnce(
  world: RetentionWorld,
  tx: JobScope,
  part: 'meetings' | 'transcripts',
  before: { readonly meetings: number; readonly transcripts: number },
): Promise<number> {
  const { companyId } = tx;
  const now = world.clock.now();
  const row = await retentionStore.lock(tx.db);
  if (!row?.starts_at || row.starts_at > now) return 0;
  const rules = rulesOf(row);
  const count =
    part === 'meetings'
      ? await expireMeetings(world, tx, rules, now)
      : await expireTranscripts(world, tx, rules, now);
  if (count === 0) return 0;
  await retentionStore.saveRun(tx.db, now, { ...before, [part]: before[part] + count });
  await world.bus.emit(tx, 'retention.applied', { companyId, meetings: 0, transcripts: 0, [part]: count });
  return count;
}

type Rules = ReturnType<typeof rulesOf>;

async function expireMeetings(world: RetentionWorld, tx: JobScope, rules: Rules, now: Date): Promise<number> {
  const meetingIds = await retentionStore.listMeetings(tx.db, rules, now, batchSize);
  if (meetingIds.length === 0) return 0;
  await world.bus.emit(tx, 'retention.meetings-expired', { companyId: tx.companyId, meetingIds });
  await deleteMeetings(tx, meetingIds);
  return meetingIds.length;
}

async function expireTranscripts(
  world: RetentionWorld,
  tx: JobScope,
  rules: Rules,
  now: Date,
): Promise<number> {
  const expired = await retentionStore.listTranscripts(tx.db, rules, now, batchSize);
  if (expired.length === 0) return 0;
  const transcriptIds = expired.map(({ id }) => id);
  const meetingIds = [...new Set(expired.map(({ meeting_id }) => meeting_id))];
  await world.bus.emit(tx, 'retention.transcripts-expired', {
    companyId: tx.companyId,
    transcriptIds,
    meetingIds,
  });
  await deleteTranscripts(tx, transcriptIds);
  return transcriptIds.length;
}
