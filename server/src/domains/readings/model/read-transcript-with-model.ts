import { createCanaries } from '../../../platform/models/canary.ts';
import { findObject } from '../../../platform/models/find-object.rules.ts';
import { ModelFailed } from '../../../platform/models/model-client.ts';
import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { notifyViewers } from '../../meetings/core/notify-viewers.ts';
import { type CompanyModel, findModel } from '../../models/find-model.ts';
import { type ModelWorld, requestModel } from '../../models/request-model.ts';
import { findTalkDay } from '../../transcripts/analysis/find-talk-day.ts';
import { readingStore } from '../readings.store.ts';
import { recordReadings } from '../record-readings.ts';
import type { CheckedLines } from './check-lines.rules.ts';
import { combineParts, countLines } from './combine-parts.rules.ts';
import { ModelLines, modelLinesSchema } from './model-lines.schemas.ts';
import { modelReadingsStore } from './model-readings.store.ts';
import { readerPrompt, splitTalk, type TalkTurn, talkText } from './talk-parts.rules.ts';

type ReadWorld = ModelWorld & Pick<World, 'config' | 'hub' | 'log' | 'newId' | 'readingsReader'>;

const mostOutput = 4_000;
const longestAnswer = 40_000;

/**
 * Reads a transcript with the model of the company, part by part, and proposes the lines their turns support. Where the
 * model fails, or nothing of it stands, the engine's reading stays. Of a transcript whose turns became others meanwhile nothing
 * is kept: the analysis of the new ones asks again.
 */
export async function readTranscriptWithModel(
  world: ReadWorld,
  scope: JobScope,
  { transcriptId }: { readonly transcriptId: string },
): Promise<void> {
  const waiting = await modelReadingsStore.find(scope.db, transcriptId);
  const talk = await modelReadingsStore.findTalk(scope.db, transcriptId);
  const meetingDate = await findTalkDay(scope, transcriptId);
  if (waiting?.state !== 'waiting' || !talk || meetingDate === null) return;
  try {
    const turns = await modelReadingsStore.listTurns(scope.db, transcriptId);
    const parts: CheckedLines[] = [];
    for (const part of splitTalk(turns)) {
      const model = await requireAllowed(world, scope, transcriptId);
      const lines = await readPart(
        world,
        { model, userId: talk.uploaded_by, timeZone: talk.time_zone },
        part,
      );
      const source = { meetingDate, turns: part };
      parts.push(await world.readingsReader.read(scope, 'checkModelLines', source, lines));
    }
    await requireAllowed(world, scope, transcriptId);
    await settleReady(world, scope, { transcriptId, ...talk }, parts);
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    world.log.warn(
      { err: error, transcriptId, problem: error.problem },
      'the model did not read a transcript',
    );
    const asked = { transcriptId, asked: talk.analysis_asked };
    await modelReadingsStore.settleFailed(scope.db, asked, error.problem);
    await notifyViewers(world, scope, {
      companyId: scope.companyId,
      meetingId: talk.meeting_id,
      topics: ['readings'],
    });
  }
}

/** Asked before each part: a reading takes minutes, in which a meeting may be closed or the model turned off. */
async function requireAllowed(
  world: ReadWorld,
  scope: JobScope,
  transcriptId: string,
): Promise<CompanyModel> {
  const talk = await modelReadingsStore.findTalk(scope.db, transcriptId);
  const model = await findModel(world, scope, 'readings');
  if (!model || !talk || talk.visibility === 'closed') throw new ModelFailed('refused');
  return model;
}

interface Caller {
  readonly model: CompanyModel;
  readonly userId: string;
  readonly timeZone: string;
}

/** One call without tools, whose answer is JSON of a bound shape. */
async function readPart(
  world: ReadWorld,
  { model, userId, timeZone }: Caller,
  part: readonly TalkTurn[],
): Promise<ModelLines> {
  const canaries = createCanaries(world.config.appSecret);
  const parts = requestModel(
    world,
    model,
    { userId, timeZone },
    {
      system: readerPrompt(canaries.create()),
      messages: [{ role: 'user', text: talkText(part) }],
      json: modelLinesSchema,
      maxOutputTokens: mostOutput,
      signal: new AbortController().signal,
    },
  );
  let text = '';
  for await (const piece of parts) {
    if (piece.kind === 'text') text += piece.text;
    if (text.length > longestAnswer) throw new ModelFailed('cut_off');
  }
  if (canaries.isIn(text)) throw new ModelFailed('unsafe');
  const lines = ModelLines.safeParse(findObject(text));
  if (!lines.success) throw new ModelFailed('unreadable', lines.error);
  return lines.data;
}

async function settleReady(
  world: ReadWorld,
  scope: JobScope,
  of: {
    readonly transcriptId: string;
    readonly meeting_id: string;
    readonly version: number;
    readonly uploaded_by: string;
    readonly analysis_asked: number;
  },
  parts: readonly CheckedLines[],
): Promise<void> {
  const found = combineParts(parts);
  if (countLines(found) === 0) throw new ModelFailed('unreadable');
  const sum = (count: (part: CheckedLines) => number) => parts.reduce((all, part) => all + count(part), 0);
  const { companyId } = scope;
  const { transcriptId, meeting_id: meetingId } = of;
  await scope.transaction(async (tx) => {
    await readingStore.lockMeeting(tx.db, meetingId);
    const newest = await modelReadingsStore.findNewest(tx.db, meetingId);
    const settled = await modelReadingsStore.settleReady(
      tx.db,
      { transcriptId, asked: of.analysis_asked },
      {
        found,
        dropped: sum(({ dropped }) => dropped),
        mended: sum(({ mended }) => mended),
      },
    );
    if (!settled) return;
    await recordReadings(world, tx, {
      companyId,
      meetingId,
      transcriptId,
      version: of.version,
      uploadedBy: of.uploaded_by,
      isImported: false,
      newest: newest?.id === transcriptId,
      analysis: found,
      actionItems: found.actionItems,
    });
  });
}
