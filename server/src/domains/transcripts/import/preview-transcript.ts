import { Failure } from '@hopgon/contract/failure';
import { titleOutside } from '@hopgon/contract/meetings/closed-title';
import { Instant } from '@hopgon/contract/primitives';
import type { TranscriptPreview } from '@hopgon/contract/transcripts/import/schemas';
import { z } from 'zod';
import { day } from '../../../platform/clock/durations.rules.ts';
import { shownName } from '../../../platform/files/shown-name.ts';
import type { UploadPart } from '../../../platform/http/upload.ts';
import { spendShared } from '../../../platform/limits/shared-limit.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { failureOfWork } from '../../../platform/threads/failure-of-work.ts';
import type { World } from '../../../platform/world.ts';
import { readUpload } from '../read-upload.ts';
import { indexMembers, matchMember } from '../speakers/match-member.rules.ts';
import { memberCandidateStore } from '../speakers/member-candidates.store.ts';
import type { FoundInFile } from '../text.schemas.ts';
import { hasKnownExtension } from '../transcripts.rules.ts';
import { previewLimits } from './import.limits.ts';
import { type PlannedTimes, planTimes, rankMeetings } from './import-plan.rules.ts';
import { transcriptImportStore } from './transcript-imports.store.ts';

const Fields = z.object({ path: z.string().max(1_000).default(''), savedAt: Instant.optional() });
type PreviewWorld = Pick<World, 'analyser' | 'clock' | 'limiter'>;

const mostMeetings = 100;
/** Is the id of no meeting: nobody is invited. */
const noMeeting = '00000000-0000-0000-0000-000000000000';

/** What a file says of its meeting, and which meeting it may belong to; stores nothing. */
export async function previewTranscript(
  world: PreviewWorld,
  scope: CompanyScope,
  parts: AsyncIterable<UploadPart>,
): Promise<TranscriptPreview> {
  const fields: Record<string, string> = {};
  for await (const part of parts) {
    if (part.kind === 'field') {
      fields[part.name] = part.value;
      continue;
    }
    const { companyId } = await scope.entry();
    const { path, savedAt } = Fields.parse(fields);
    await spendShared(world.limiter, previewLimits, { ...scope.actor, companyId });
    const name = shownName(part.fileName, 'Bản gỡ băng');
    if (!hasKnownExtension(name)) throw new Failure('transcript_kind_refused');
    const { bytes, hash } = await readUpload(part.stream);
    const found = await world.analyser
      .findInFile(companyId, { kind: 'file', name, bytes }, path === '' ? name : path)
      .catch((error: unknown) => {
        throw failureOfWork(error);
      });
    if ('refused' in found) throw new Failure(found.refused);
    const now = world.clock.now();
    const saved = savedAt === undefined ? now : new Date(Math.min(Date.parse(savedAt), now.getTime()));
    return buildPreview(world, scope, found, { hash, saved });
  }
  throw new Failure('bad_request');
}

async function buildPreview(
  world: PreviewWorld,
  scope: CompanyScope,
  found: FoundInFile,
  { hash, saved }: { readonly hash: Buffer; readonly saved: Date },
): Promise<TranscriptPreview> {
  const { timeZone } = await scope.entry();
  const times = planTimes(found, {
    ...{ savedAt: saved.getTime(), now: world.clock.now().getTime(), zone: timeZone },
  });
  const known = await transcriptImportStore.findMeetingOfSource(scope.db, scope.actor.userId, hash);
  const meetings = await listAround(scope, times);
  const { offered, chosen } = rankMeetings({ title: found.title, times }, meetings, timeZone);
  return {
    known: known ? { meetingId: known.id, title: titleOutside(known) } : null,
    title: found.title,
    startsAt: new Date(times.start).toISOString(),
    endsAt: new Date(times.end).toISOString(),
    momentFrom: times.from,
    saysHour: times.saysHour,
    turnCount: found.turnCount,
    speakers: await matchSpeakers(scope, found.speakers, chosen?.id ?? noMeeting),
    meetings: offered.map((meeting) => ({ ...meeting, title: titleOutside(meeting) })),
    meetingId: chosen?.id ?? null,
  };
}

/** Meetings within a day of that time that the caller may edit. */
async function listAround(scope: CompanyScope, { start, end }: PlannedTimes) {
  const meetings = await transcriptImportStore.listEditable(scope.db, scope.actor.userId, {
    from: new Date(start - day),
    to: new Date(end + day),
    limit: mostMeetings,
  });
  return meetings.map((row) => ({
    ...{ id: row.id, title: row.title, timeZone: row.time_zone, visibility: row.visibility },
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    isInSeries: row.series_id !== null,
    hasTranscript: row.has_transcript,
  }));
}

async function matchSpeakers(scope: CompanyScope, labels: readonly string[], meetingId: string) {
  const candidates = labels.length === 0 ? [] : await memberCandidateStore.list(scope.db, meetingId);
  const names = new Map(candidates.map(({ userId, displayName }) => [userId, displayName]));
  const index = indexMembers(candidates);
  return labels.map((label) => {
    const userId = matchMember(label, index);
    return { label, member: userId === null ? null : { userId, displayName: names.get(userId) ?? '' } };
  });
}
