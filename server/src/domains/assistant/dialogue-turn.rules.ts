import type { CardChange } from '@hopgon/contract/chat/changes';
import { localTime } from '@hopgon/contract/time/zoned';
import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import { clockOf, dateOf } from '@hopgon/engine/time/local-time';
import type { ActContext } from './acts/act-outcome.rules.ts';
import type { ParsedMessage } from './parse/parsed-message.rules.ts';
import type { ParsedTurn } from './parse/turn/parsed-turn.rules.ts';
import type { DialogueState, Mentions } from './shared/dialogue-state.rules.ts';
import { isPart, surelyMeant } from './shared/intent-groups.rules.ts';
import { saysCardWords } from './shared/says-card-words.rules.ts';
import { saysFields } from './shared/says-fields.rules.ts';
import type { Slot } from './shared/workplace.rules.ts';

/** The day that words name, also where it may not be what they change. */
export function daySaid({ change, times }: ParsedTurn): Mentions {
  const said = change.times.flatMap((time) =>
    times[time]?.saysDay === true ? (times[time]?.ahead ?? []) : [],
  );
  const [first] = said;
  return first && !first.repeats ? { day: dateOf(first.start) } : {};
}

/**
 * Whether a message only says a part: an answer to what was asked, or a change of what is open. An order that names nothing is of
 * the open card where there is one.
 */
export const saysPart = ({ kind, act, asked }: ParsedTurn, openChange: CardChange | null): boolean =>
  isPart(kind) ||
  // "Anh Năm làm nghen": a task without anything to be done is the one on the card.
  (openChange?.kind === 'action-item' && isTaskOfNothing(asked)) ||
  (openChange !== null && act !== null && changesOpen.has(kind) && namesNone(act)) ||
  // "Nhắc em lúc 4h" beside a note that is not kept yet says when.
  (openChange?.kind === 'note' && act?.kind === 'remind' && act.text === '');

const isTaskOfNothing = (asked: ParsedMessage): boolean =>
  asked.kind === 'task' && asked.words.way === 'in-order' && asked.words.title === '';

/** Kinds of orders that name nothing where they are of the open card. */
const changesOpen: ReadonlySet<IntentKind> = new Set([
  'move',
  'prolong',
  'invite',
  'uninvite',
  'change-place',
  'task-deadline',
  'task-priority',
  'task-assign',
]);

/** Whether a message that was answered with no card may change the open one: it gives a time, a name or another field, and may be of a kind that does. */
const mayBeOfCard = ({ kind, rivals, change, words }: ParsedTurn, openChange: CardChange | null): boolean =>
  openChange !== null &&
  !words.asks &&
  (saysFields(change) || saysCardWords(words)) &&
  [kind, ...rivals].some((one) => isPart(one) || changesOpen.has(one));

/** An answer as far as it decides whether the message is read otherwise. */
interface Answered {
  readonly isUnfound: boolean;
  /** Whether it asks which of several kinds is meant. */
  readonly isUnsure: boolean;
  /** Whether a meeting or a task was spoken of before. */
  readonly hasSpoken: boolean;
  /** Whether a question waited for its answer: it is left for what is done or answered, and for no other question. */
  readonly isWaiting: boolean;
}

/** A message read otherwise, and what its answer has to be to be given. */
export interface OtherReading {
  readonly turn: ParsedTurn;
  readonly needs: 'changed' | 'begun' | 'card' | 'found' | 'done';
}

/** What ends or takes away something is asked about where it is not sure. */
const takesAway: ReadonlySet<IntentKind> = new Set([
  'cancel',
  'uninvite',
  'delete-note',
  'respond-no',
  'task-decline',
  'task-done',
]);

/** From here on the likeliest kind is gone on with where its card can be built: what is there decides as well. */
const leastGoneOn = 0.45;
/** From here on what it lacks is asked for rather than what is meant. */
const leastAsked = 0.55;

/** How a message may be read where its first reading found nothing, or was not sure: of the open card, then as what else it may be. */
export function otherReadings(
  turn: ParsedTurn,
  { isUnfound, isUnsure, hasSpoken, isWaiting }: Answered,
  openChange: CardChange | null,
): OtherReading[] {
  if (!isUnfound && !isUnsure) return [];
  // What only says a part is of the card, however unlike a change of it.
  const score = isPart(turn.kind) ? 1 : turn.score;
  const ofCard = { ...turn, kind: 'change-card', score, act: null, orders: [], rivals: [] } as const;
  const isSafe = ({ kind }: ParsedTurn): boolean => !isUnsure || !takesAway.has(kind);
  const isLikely =
    isUnsure && isSafe(turn) && turn.score >= leastGoneOn && (hasSpoken || !isOfNothing(turn.act));
  const isOfOpen = openChange !== null && !isWaiting && isPart(turn.kind);
  const needs = isUnsure || isOfOpen ? 'card' : isWaiting ? 'done' : 'found';
  return [
    ...(mayBeOfCard(turn, openChange) ? [{ turn: ofCard, needs: 'changed' } as const] : []),
    ...(isLikely
      ? [{ turn: { ...turn, rivals: [] }, needs: turn.score >= leastAsked ? 'begun' : 'card' } as const]
      : []),
    ...turn.others.filter(isSafe).map((other) => ({ turn: other, needs }) as const),
  ];
}

/** Whether an order names nothing that it is of. */
const isOfNothing = (act: SpokenAct | null): boolean => act !== null && namesNone(act);

const namesNone = (act: SpokenAct): boolean =>
  'words' in act && act.words === '' && !('times' in act && act.times.length > 0);

/** "Đổi mật khẩu ở đâu?" asks how the product is used, whatever is open. */
export const asksHow = ({ helpTopic, words }: ParsedTurn): boolean => helpTopic !== null && words.asks;

/** The conversation with what a message points to as what was spoken of last. */
export function withReferred(state: DialogueState, referredId: string | null): DialogueState {
  if (referredId === null || state.listed === undefined) return state;
  const name = state.listed.kind === 'meeting' ? 'meetingIds' : 'itemIds';
  return { ...state, [name]: [referredId, ...state[name].filter((id) => id !== referredId)] };
}

const mostUnused = 2;

/** Whether it is not sure that a message changes the open card, and much of it changes nothing there: "chúc cuối tuần vui" names a day. */
export const mayMeanElse = ({ score, change: { leftover } }: ParsedTurn): boolean =>
  score < surelyMeant && leftover.split(' ').length > mostUnused;

/** When the meeting of a card that moves it begins then. */
export const movedBy = (change: CardChange | null, timeZone: string): ActContext['moved'] =>
  change?.kind === 'meeting-change' && change.time !== null
    ? { meetingId: change.meetingId, start: localTime(new Date(change.time.startsAt), timeZone) }
    : null;

/** When the new meeting of a card is. */
export const plannedBy = (change: CardChange | null, timeZone: string): Slot | null =>
  change?.kind === 'meeting'
    ? {
        start: localTime(new Date(change.startsAt), timeZone),
        end: localTime(new Date(change.endsAt), timeZone),
      }
    : null;

/** What a card speaks of. */
export function mentionsOf(change: CardChange): Mentions {
  switch (change.kind) {
    case 'meeting': {
      const start = localTime(new Date(change.startsAt), change.timeZone);
      return {
        userIds: change.people.slice(1).map(({ userId }) => userId),
        day: dateOf(start),
        clock: clockOf(start),
      };
    }
    case 'action-item':
      return { userIds: [change.assignee.userId], ...(change.deadline !== null && { day: change.deadline }) };
    case 'task-change':
      return { itemIds: [change.itemId], ...(change.deadline !== null && { day: change.deadline }) };
    case 'meeting-change': {
      const start = change.time && localTime(new Date(change.time.startsAt), change.timeZone);
      return {
        meetingIds: [change.meetingId],
        userIds: change.add.map(({ userId }) => userId),
        ...(start && { day: dateOf(start), clock: clockOf(start) }),
      };
    }
    case 'meeting-cancel':
    case 'answer':
    case 'agenda':
    case 'minutes':
      return { meetingIds: [change.meetingId] };
    case 'poll':
      return { userIds: change.people.map(({ userId }) => userId) };
    case 'mail':
      return { userIds: [change.to.userId] };
    case 'note':
    case 'note-delete':
    case 'several':
      return {};
  }
}
