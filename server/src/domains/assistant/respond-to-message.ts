import type { CardChange } from '@hopgon/contract/chat/changes';
import { Failure } from '@hopgon/contract/failure';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { localTime } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { listRooms } from '../rooms/list-rooms.ts';
import { readCardQuestion } from './acts/read-card-question.ts';
import type { DialogueAnswer } from './dialogue-step.rules.ts';
import { notifyOfChange } from './notify-of-change.ts';
import type { Question } from './parse/parsed-message.rules.ts';
import type { ParsedTurn } from './parse/turn/parsed-turn.rules.ts';
import type { SpokenContext } from './parse/turn/spoken-context.rules.ts';
import { parseQuestion } from './parse-question.ts';
import { say } from './render/reply.rules.ts';
import { listKnownTitles } from './resolve/acts/list-known-titles.ts';
import { readWorkplace } from './resolve/read-workplace.ts';
import { type ClauseDialogue, respondInClauses } from './respond-in-clauses.ts';
import { respondInDialogue } from './respond-in-dialogue.ts';
import type { AssistantWorld } from './respond-to-parsed.ts';
import { type DialogueState, emptyState } from './shared/dialogue-state.rules.ts';
import { messageState } from './shared/message-state.rules.ts';
import type { Workplace } from './shared/workplace.rules.ts';

export type { AssistantReply } from './render/reply.rules.ts';
export type { AssistantWorld } from './respond-to-parsed.ts';
export type { DialogueState } from './shared/dialogue-state.rules.ts';

/** A conversation before a message: what it spoke of, and the card that words may change. */
export interface Dialogue {
  /** Null before its first message. */
  readonly state: DialogueState | null;
  readonly openChange: CardChange | null;
}

/**
 * Answers a message that has no immediate reply by the engine alone. Its words are parsed once in a thread, what they
 * name is resolved in the database, the answer is planned, and the plan is rendered. It only reads: what would change
 * something becomes a card.
 */
export async function respondToMessage(
  world: AssistantWorld,
  scope: CompanyScope,
  question: Question,
  { state: known, openChange }: Dialogue = { state: null, openChange: null },
): Promise<DialogueAnswer> {
  // A state of another release is not read.
  const state = known?.version === emptyState.version ? known : emptyState;
  try {
    const now = localTime(world.clock.now(), (await scope.entry()).timeZone);
    const place = await readWorkplace(world, scope);
    const isCommand = question.parsed.kind === 'command';
    const titles = isCommand ? [] : await listKnownTitles(world, scope, place);
    const given = listGivenNames(place);
    const { meetingId, scope: asked } = question;
    const parse = async (message: Question, before: ClauseDialogue): Promise<ParsedTurn> => {
      const spoken = await describeContext(world, scope, { place, ...before });
      return world.assistantReader.read(scope, 'parseTurn', message, now, { ...spoken, titles, given });
    };
    const answer = (turn: ParsedTurn, before: ClauseDialogue): Promise<DialogueAnswer> =>
      respondInDialogue(world, scope, turn, { place, ...before, meetingId, scope: asked });
    const before = { state, openChange };
    const turn = await parse(question, before);
    const { clauses, isConfirmed } = turn;
    if (clauses.length === 0) return await answer(turn, before);
    return await respondInClauses({
      ...{ message: question.message, clauses, isConfirmed, before },
      respond: async (text, dialogue) =>
        answer(await parse({ ...question, ...parseQuestion(text) }, dialogue), dialogue),
      notifyOf: (who, change, spokenOf) =>
        notifyOfChange(world, scope, place, { who, change, state: spokenOf }),
    });
  } catch (error) {
    // That a message cannot be read is an answer too: it stays in the conversation.
    if (error instanceof Failure && error.code === 'text_unreadable')
      return { reply: say(error.message), state, openCard: 'keep' };
    throw error;
  }
}

/** What words may point to, as one would type it. */
async function describeContext(
  world: AssistantWorld,
  scope: CompanyScope,
  { place, state, openChange }: ClauseDialogue & { place: Workplace },
): Promise<Omit<SpokenContext, 'titles' | 'given'>> {
  const { userIds, day, clock, question: lastQuestion, lastKind } = state;
  const userId = userIds.find((one) => one !== place.callerId);
  const person = place.people.find((one) => one.userId === userId)?.displayName ?? null;
  const ofCard = openChange && (await readCardQuestion(world, scope, openChange));
  const question = lastQuestion ?? ofCard;
  const { pending } = state;
  const waiting = pending !== null && pending.expiresAt > world.clock.now().toISOString() ? pending : null;
  return {
    ...{ person, day: day === null ? null : dayInDigits(day), clock, question },
    before: messageState(waiting, openChange, lastKind),
    choice: waiting?.kind === 'intent' ? waiting : null,
    parts: openChange?.kind === 'several' ? openChange.changes.length : 0,
    room: (openChange && roomOf(openChange)) ?? state.room ?? null,
    openTitles: openChange === null ? [] : titlesOf(openChange),
    lastIds: [...state.meetingIds.slice(0, 1), ...state.itemIds.slice(0, 1)],
    listed: listChoices(waiting) ?? listThings(state),
    rooms: await listRoomNames(scope),
  };
}

const roomOf = (change: CardChange): string | null =>
  (change.kind === 'meeting' ? change.room?.name : null) ?? null;

const titlesOf = (change: CardChange): string[] =>
  change.kind === 'several' ? change.changes.flatMap(titlesOf) : 'title' in change ? [change.title] : [];

/** What an answer listed last; each use of an id asks again who may. */
const listThings = ({ listed }: DialogueState): SpokenContext['listed'] =>
  listed?.ids.map((id) => ({ kind: listed.kind, id, title: '' })) ?? [];

/** Those that were offered, by what they are called. */
function listChoices(waiting: DialogueState['pending']): SpokenContext['listed'] | null {
  if (waiting === null) return null;
  const titles = 'options' in waiting ? waiting.options.map(({ label }) => label) : (waiting.choices ?? []);
  return titles.length < 2 ? null : titles.map((title) => ({ kind: 'choice', id: title, title }));
}

async function listRoomNames(scope: CompanyScope): Promise<string[]> {
  const { rooms } = await listRooms(scope);
  return rooms.filter(({ archivedAt }) => archivedAt === null).map(({ name }) => name);
}

/** What colleagues are called: their given names, and those with the name before. */
function listGivenNames({ people }: Workplace): string[] {
  const names = people.map(({ displayName }) => displayName.split(' '));
  return [...new Set(names.flatMap((name) => [name.slice(-1).join(' '), name.slice(-2).join(' ')]))];
}
