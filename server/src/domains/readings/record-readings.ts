import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import { notifyViewers } from '../meetings/core/notify-viewers.ts';
import { listSpeakerLabels, type SpeakerLabel } from '../transcripts/speakers/list-speaker-labels.ts';
import type { TranscriptAnalysed } from '../transcripts/transcripts.events.ts';
import {
  type FoundReading,
  foundReadings,
  planRecording,
  readingKey,
  readingsByKey,
} from './found-readings.rules.ts';
import { isTouched } from './reading-content.rules.ts';
import { readingStore } from './readings.store.ts';
import { resolveAssignees } from './resolve-assignees.ts';
import { findNamedSpeakers } from './speaker-names.rules.ts';

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
  const found = foundReadings(analysis, actionItems);
  const plan = planRecording(known, found);
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
  const speakers = await listSpeakerLabels(scope, meetingId);
  await insertFound(world, scope, { companyId, meetingId, transcriptId, speakers }, plan.added);
  await linkSummary(scope, { meetingId, speakers }, found);
  await notifyViewers(world, scope, { companyId, meetingId, topics: ['readings'] });
}

/** Lines of the summary name the reading they state and the speakers they speak of, so that they follow both. */
async function linkSummary(
  scope: Scope,
  { meetingId, speakers }: { readonly meetingId: string; readonly speakers: readonly SpeakerLabel[] },
  found: readonly FoundReading[],
): Promise<void> {
  const byKey = readingsByKey(await readingStore.list(scope.db, meetingId));
  const lines = found.flatMap(({ kind, text, states }) => {
    const row = kind === 'summary' ? byKey.get(readingKey(kind, text)) : undefined;
    if (!row) return [];
    const { key, phrase = null } = states ?? {};
    const result = key === undefined ? undefined : byKey.get(key);
    return {
      id: row.id,
      result_id: result?.id ?? null,
      phrase: phrase && {
        ...phrase,
        found: { ...phrase.found, assignee: labelOf(phrase.found.assignee, speakers) },
      },
      speakers: findNamedSpeakers(text, speakers),
    };
  });
  if (lines.length > 0) await readingStore.setResults(scope.db, lines);
}

/** A speaker's tasks keep the label, so that they follow the person the speaker turns out to be. */
const labelOf = (assignee: string | null, speakers: readonly SpeakerLabel[]): string | null =>
  speakers.find(({ name }) => name !== null && name === assignee)?.label ?? assignee;

/** Who a label means by now: it may have got its name while the transcript was read. */
const currentNameOf = (assignee: string | null, speakers: readonly SpeakerLabel[]): string | null =>
  speakers.find(({ label }) => label === assignee)?.name ?? assignee;

async function insertFound(
  world: Pick<World, 'clock' | 'newId'>,
  scope: Scope,
  of: {
    readonly companyId: string;
    readonly meetingId: string;
    readonly transcriptId: string;
    readonly speakers: readonly SpeakerLabel[];
  },
  added: readonly FoundReading[],
): Promise<void> {
  if (added.length === 0) return;
  const now = world.clock.now();
  const isSample = await readingStore.isOfSample(scope.db, of.meetingId);
  const members = await resolveAssignees(
    scope,
    of.meetingId,
    added.map(({ assignee }) => currentNameOf(assignee, of.speakers)),
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
        assignee_name: labelOf(assignee, of.speakers),
        deadline,
        priority,
        created_at: now,
        updated_at: now,
      }),
    ),
  );
}
