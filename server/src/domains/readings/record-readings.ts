import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import { notifyViewers } from '../meetings/core/notify-viewers.ts';
import { resolveMembers } from '../transcripts/resolve-members.ts';
import type { TranscriptAnalysed } from '../transcripts/transcripts.events.ts';
import { type FoundReading, foundReadings, planRecording } from './found-readings.rules.ts';
import { isTouched } from './reading-content.rules.ts';
import { readingStore } from './readings.store.ts';

/**
 * Records what was read in a transcript as proposals, in place of what earlier analyses proposed and nobody touched. What
 * people touched stays, with its lines in the new transcript where they stand there too.
 */
export async function recordReadings(
  world: Pick<World, 'clock' | 'newId' | 'hub'>,
  scope: Scope,
  { newest, companyId, meetingId, transcriptId, analysis, actionItems }: TranscriptAnalysed,
): Promise<void> {
  if (!newest) return;
  await readingStore.followLines(scope.db, meetingId, transcriptId);
  const rows = await readingStore.list(scope.db, meetingId);
  const known = rows.map((row) => ({ ...row, touched: isTouched(row) }));
  const plan = planRecording(known, foundReadings(analysis, actionItems));
  if (plan.removed.length > 0)
    await readingStore.remove(
      scope.db,
      plan.removed.map(({ id }) => id),
    );
  // What somebody touched keeps its lines, unless they are of an older transcript.
  const renewed = plan.again.filter(
    ({ known: { touched, transcript_id: of } }) => !touched || of !== transcriptId,
  );
  await readingStore.renew(
    scope.db,
    transcriptId,
    renewed.map(({ known: { id }, found: { position, levels, evidence } }) => ({
      id,
      position,
      levels,
      evidence,
    })),
  );
  await insertFound(world, scope, { companyId, meetingId, transcriptId }, plan.added);
  await notifyViewers(world, scope, { companyId, meetingId, topics: ['readings'] });
}

async function insertFound(
  world: Pick<World, 'clock' | 'newId'>,
  scope: Scope,
  of: { readonly companyId: string; readonly meetingId: string; readonly transcriptId: string },
  added: readonly FoundReading[],
): Promise<void> {
  if (added.length === 0) return;
  const now = world.clock.now();
  const isSample = await readingStore.isOfSample(scope.db, of.meetingId);
  const members = await resolveMembers(
    scope,
    of.meetingId,
    added.map(({ assignee }) => assignee),
  );
  await readingStore.insert(
    scope.db,
    added.map(
      ({ kind, position, levels, text, confidence, evidence, assignee, deadline, priority }, place) => ({
        company_id: of.companyId,
        id: world.newId(),
        meeting_id: of.meetingId,
        kind,
        position,
        levels: [...levels],
        text: isSample && kind === 'task' ? `Mẫu: ${text}` : text,
        engine_text: text,
        confidence,
        transcript_id: of.transcriptId,
        evidence: [...evidence],
        assignee_id: members[place] ?? null,
        assignee_name: assignee,
        deadline,
        priority,
        created_at: now,
        updated_at: now,
      }),
    ),
  );
}
