import { Failure } from '@hopgon/contract/failure';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { listActionItems } from '../../action-items/list-action-items.ts';
import { readMeeting } from '../../meetings/core/read-meeting.ts';
import { listRecentMeetings } from '../../meetings/list/list-recent-meetings.ts';
import { resolveMeeting } from '../../meetings/list/resolve-meeting.ts';
import { listReadings } from '../../readings/list-readings.ts';
import { analyseText } from '../../transcripts/analysis/analyse-text.ts';
import { readNewestAnalysis } from '../../transcripts/analysis/read-newest-analysis.ts';
import type { ParsedRecord } from '../parse/parsed-message.rules.ts';
import { findMeetingsByWords } from './find-meetings-by-words.ts';
import { readSources } from './read-sources.ts';
import { evidenceOf, linesOfReadings, readingsOf } from './reading-lines.rules.ts';
import type { MeetingFacts, ResolvedRecord, StoredRecord } from './resolved.rules.ts';

type RecordWorld = Pick<World, 'analyser' | 'assistantReader' | 'clock'>;

/** What is longer and no meeting's title is a text. */
const longestNamedSource = 80;
const mostItemsCounted = 200;

/** The meeting of which a summary, figures or decisions are asked, and what is stored of it; or the text to summarise. */
export async function resolveRecord(
  world: RecordWorld,
  scope: CompanyScope,
  asked: ParsedRecord,
): Promise<ResolvedRecord> {
  if (asked.oddDetail !== null) return { kind: 'odd-detail' };
  if (asked.isCommand && asked.source === '')
    return { kind: 'pick', meetings: await listRecentMeetings(world, scope) };
  const meetings = await findMeetings(world, scope, asked);
  const [meeting, ...others] = meetings;
  if (meeting && others.length === 0) return resolveMeetingRecord(world, scope, asked, meeting);
  const isText = asked.isCommand && asked.kind === 'summary' && asked.source.length > longestNamedSource;
  return !meeting && isText ? resolveText(world, scope, asked) : { kind: 'meetings', meetings };
}

/** A command names any meeting by its id or title first; free words without a name mean the conversation's. */
async function findMeetings(
  world: RecordWorld,
  scope: CompanyScope,
  { isCommand, source, meeting, meetingId }: ParsedRecord,
): Promise<MeetingSummary[]> {
  if (meetingId !== null) return resolveMeeting(world, scope, meetingId);
  if (meeting === null) return [];
  const named = isCommand ? await resolveMeeting(world, scope, source) : [];
  if (named.length > 0) return begunOrAll(named, world.clock.now());
  const held = await findMeetingsByWords(world, scope, meeting, 'held');
  // Of what is still to come nothing was said, but words may name it.
  return held.length > 0 || meeting.about === ''
    ? held
    : findMeetingsByWords(world, scope, meeting, 'to-come');
}

/** Of several that share a title, as a series does, those that have begun: nothing was said in the others. */
function begunOrAll(meetings: MeetingSummary[], now: Date): MeetingSummary[] {
  const begun = meetings.filter(({ startsAt }) => new Date(startsAt) <= now);
  return begun.length > 0 ? begun : meetings;
}

async function resolveMeetingRecord(
  world: RecordWorld,
  scope: CompanyScope,
  asked: ParsedRecord,
  meeting: MeetingSummary,
): Promise<ResolvedRecord> {
  return asked.kind === 'figures'
    ? { kind: 'facts', facts: await readFacts(world, scope, meeting.id) }
    : { kind: 'record', meeting, record: await readRecord(scope, meeting.id, asked) };
}

async function readFacts(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<MeetingFacts> {
  const meeting = await readMeeting(world, scope, meetingId);
  const { transcript, analysis } = await readNewestAnalysis(scope, meetingId);
  const { items } = await listActionItems(world, scope, {
    meetingId,
    mine: 'false',
    open: 'false',
    limit: mostItemsCounted,
  });
  const { readings } = await listReadings(scope, meetingId);
  return { meeting, items, readings, figures: analysis?.figures ?? null, transcript };
}

async function readRecord(
  scope: CompanyScope,
  meetingId: string,
  { kind, detail }: ParsedRecord,
): Promise<StoredRecord> {
  const { transcript, analysis } = await readNewestAnalysis(scope, meetingId);
  if (!transcript || !analysis)
    return { transcript, isAnalysed: false, readings: [], lines: [], sources: [] };
  const { readings: all } = await listReadings(scope, meetingId);
  const readings =
    kind === 'decisions'
      ? readingsOf(all, 'decision')
      : readingsOf(all, 'summary').filter(({ levels }) => levels.includes(detail));
  const lines = linesOfReadings(readings, transcript.id);
  const sources = await readSources(scope, transcript.id, evidenceOf(lines));
  return { transcript, isAnalysed: true, readings, lines, sources };
}

// A text that cannot be read is an answer too; any other error is unexpected.
async function resolveText(
  world: RecordWorld,
  scope: CompanyScope,
  { source, detail }: ParsedRecord,
): Promise<ResolvedRecord> {
  try {
    const { analysis, turns } = await analyseText(world, scope, source);
    const lines = analysis.summary[detail].map(({ text, evidence }) => ({
      text,
      evidence,
      isUnapproved: false,
    }));
    const evidence = new Set(evidenceOf(lines));
    const sources = turns
      .filter(({ index }) => evidence.has(index))
      .map(({ index, speaker, startMs, text }) => ({ index, speaker, startMs, text }));
    return { kind: 'text', lines, sources };
  } catch (error) {
    if (error instanceof Failure) return { kind: 'refused', reason: error.message };
    throw error;
  }
}
