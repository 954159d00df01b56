import type { AnswerSource } from '@hopgon/contract/chat/schemas';
import { dayInWords } from '@hopgon/contract/time/format-local';
import { localClock, localDay } from '@hopgon/contract/time/zoned';
import { createCanaries } from '../../platform/models/canary.ts';
import type { ModelPart, ModelRequest } from '../../platform/models/model-call.rules.ts';
import { ModelFailed } from '../../platform/models/model-client.ts';
import { stripInvisible } from '../../platform/models/strip-invisible.rules.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import type { AssistantReply, AssistantWorld, DialogueState } from '../assistant/respond-to-message.ts';
import type { CompanyModel } from '../models/find-model.ts';
import { type ModelWorld, requestModel } from '../models/request-model.ts';
import { splitPasted } from './pasted-text.rules.ts';
import {
  ownPart,
  type PastTurn,
  pastedTool,
  plannerHistory,
  plannerPrompt,
  proposeTool,
  writerPrompt,
  writerQuestion,
} from './prompts.rules.ts';
import { readTools } from './read-tools.ts';
import { suggestChange } from './suggest-change.ts';

export type AnswerWorld = AssistantWorld & ModelWorld & Pick<World, 'config' | 'tools'>;

export interface ModelQuestion {
  readonly model: CompanyModel;
  readonly message: string;
  readonly meetingId: string | null;
  /** What the conversation spoke of before. */
  readonly dialogue: DialogueState | null;
  /** From the database, the oldest first. */
  readonly history: readonly PastTurn[];
  readonly signal: AbortSignal;
  /** Passes a piece of the answer on at once. */
  readonly say: (piece: string) => void;
  /** What follows rests on these meetings. */
  readonly onRead: (meetingIds: readonly string[]) => void;
}

export interface ModelAnswer {
  readonly reply: AssistantReply;
  /** The conversation after it; null keeps what was known. */
  readonly dialogue: DialogueState | null;
  readonly source: AnswerSource;
}

const longestAnswer = 6_000;
const mostOutput = 1_500;
const mostCalls = 4;
/** After how many more characters an answer is judged while it is written, and how far back; the whole of it at its end. */
const [judgedEvery, lookBack] = [300, 700];

/**
 * Answers a message by the model of the company. Two kinds of calls are kept apart: one with tools, which reads only
 * the person's own words, and one without tools, which reads what others wrote. A change is never made: it becomes a
 * card by the engine. Throws `ModelFailed` where the engine has to answer.
 */
export async function respondWithModel(
  world: AnswerWorld,
  scope: CompanyScope,
  question: ModelQuestion,
): Promise<ModelAnswer> {
  const { companyId, timeZone } = await scope.entry();
  const canaries = createCanaries(world.config.appSecret);
  const now = world.clock.now();
  const setting = {
    now: `${dayInWords(localDay(now, timeZone))}, ${localClock(now, timeZone)}`,
    timeZone,
    canary: canaries.create(),
  };
  const visible = stripInvisible(question.message);
  const { request, pasted } = splitPasted(visible.text);
  const bill = createBill();
  const sourceOf = (more: Partial<AnswerSource> = {}): AnswerSource => ({
    by: 'model',
    model: question.model.access.model,
    problem: null,
    isStopped: false,
    readsOthers: false,
    ...bill.sum(),
    stripped: visible.stripped,
    unsaid: [],
    ...more,
  });
  const ask = (asked: Omit<ModelRequest, 'maxOutputTokens' | 'signal'>): Promise<ReadAnswer> =>
    readAnswer(
      requestModel(
        world,
        question.model,
        { userId: scope.actor.userId, timeZone, onSpent: bill.add },
        { ...asked, maxOutputTokens: mostOutput, signal: question.signal },
      ),
      { canaries, say: question.say },
    );

  const planned = await ask({
    system: plannerPrompt(setting),
    messages: [...plannerHistory(question.history), { role: 'user', text: ownPart(question.message) }],
    tools: [...world.tools.list(question.model), proposeTool, ...(pasted === '' ? [] : [pastedTool])],
  });
  const { calls } = planned;
  if (calls.length === 0) return { reply: sayText(planned.text), dialogue: null, source: sourceOf() };

  const proposed = calls.find(({ name }) => name === proposeTool.name);
  if (proposed) {
    const ownWords = [...ownWordsIn(question.history), request];
    const { input } = proposed;
    const said = { meetingId: question.meetingId, dialogue: question.dialogue };
    const { reply, unsaid, dialogue } = await suggestChange(world, scope, { input, ownWords, ...said });
    if (canaries.isIn(JSON.stringify(reply))) throw new ModelFailed('unsafe');
    return { reply, dialogue, source: sourceOf({ unsaid, readsOthers: reply.card === null }) };
  }

  const { readsTranscripts } = question.model;
  const reading = { companyId, calls, pasted, readsTranscripts };
  const { data, stripped, meetingIds } = await readTools(world, scope, reading);
  question.onRead(meetingIds);
  const written = await ask({ system: writerPrompt(setting), messages: [writerQuestion(request, data)] });
  return {
    reply: { ...sayText(written.text), meetingIds },
    dialogue: null,
    source: sourceOf({ readsOthers: true, stripped: visible.stripped + stripped }),
  };
}

const ownWordsIn = (history: readonly PastTurn[]): string[] =>
  history.flatMap(({ role, content }) => (role === 'user' ? [splitPasted(content).request] : []));

/** Adds up what the calls of an answer took. */
function createBill() {
  let tokens = 0;
  let micros: number | null = null;
  return {
    add(moreTokens: number, cost: number | null): void {
      tokens += moreTokens;
      if (cost !== null) micros = (micros ?? 0) + cost;
    },
    sum: () => ({ tokens, usd: micros === null ? null : micros / 1_000_000 }),
  };
}

const sayText = (text: string): AssistantReply => {
  if (text.trim() === '') throw new ModelFailed('unreadable');
  return { content: text.trim(), reading: null, card: null };
};

type ToolCall = Extract<ModelPart, { kind: 'tool' }>;

interface ReadAnswer {
  readonly text: string;
  readonly calls: readonly ToolCall[];
}

/** Reads an answer to its end and passes its text on piece by piece; it is judged as it grows and as a whole. */
async function readAnswer(
  parts: AsyncGenerator<ModelPart>,
  {
    canaries,
    say,
  }: { readonly canaries: { isIn(text: string): boolean }; readonly say: (piece: string) => void },
): Promise<ReadAnswer> {
  const judge = (said: string): void => {
    if (canaries.isIn(said)) throw new ModelFailed('unsafe');
  };
  let text = '';
  let judged = 0;
  const calls: ToolCall[] = [];
  for await (const part of parts) {
    if (part.kind === 'tool') calls.push(part);
    if (calls.length > mostCalls) throw new ModelFailed('unreadable');
    const piece = part.kind === 'text' ? stripInvisible(part.text).text : '';
    if (piece === '') continue;
    text += piece;
    if (text.length > longestAnswer) throw new ModelFailed('cut_off');
    if (text.length - judged > judgedEvery) {
      judge(text.slice(-lookBack));
      judged = text.length;
    }
    say(piece);
  }
  judge(text);
  judge(JSON.stringify(calls));
  return { text: text.toWellFormed(), calls };
}
