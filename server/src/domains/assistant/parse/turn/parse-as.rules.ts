import { isQuestion } from '@hopgon/engine/answering/is-question';
import { readAddition } from '@hopgon/engine/intent/acts/read-addition';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import { normalizeMessage } from '@hopgon/engine/intent/normalize-message';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import { saysFields } from '../../shared/says-fields.rules.ts';
import { readSpokenCard } from '../card/read-spoken-card.rules.ts';
import { saysMoreThanAgreeing } from '../card/read-stance.rules.ts';
import { withoutOwnParts } from '../clauses/without-own-parts.rules.ts';
import { saysName } from '../decide/decide-in-dialogue.rules.ts';
import { type Decided, decideAs } from '../decide/decide-intent.rules.ts';
import { askOfLast, goesOnFromMeeting } from '../decide/decide-of-last.rules.ts';
import type { Ground, ReadText } from '../decide/read-text.rules.ts';
import { parseSearch } from '../parse-free-words.rules.ts';
import { parseMessage } from '../parse-message.rules.ts';
import type { ParsedSearch } from '../parsed-message.rules.ts';
import { readAboutProduct } from './about-product.rules.ts';
import { completeAsked } from './complete-asked.rules.ts';
import { outsideOf } from './outside-question.rules.ts';
import type { ParsedTurn } from './parsed-turn.rules.ts';
import { readAsking } from './read-asking.rules.ts';
import { readTimes } from './read-times.rules.ts';
import type { SpokenContext } from './spoken-context.rules.ts';
import { readGoal } from './spoken-goal.rules.ts';

/** A text as what was decided that it is. */
export function parseAs(
  said: ReadText,
  ground: Ground,
  decided: Decided | ((said: ReadText) => Decided),
): ParsedTurn {
  const { text: message, pieces } = said;
  const {
    kind: read,
    score,
    act: filled,
    question: whole,
    rivals,
    others,
  } = typeof decided === 'function' ? decided(said) : decided;
  const { context, now } = ground;
  const { change, words: spoken } = readSpokenCard(said, context);
  const words = asksWhichOfTwo(message) ? { ...spoken, asks: true } : spoken;
  const { room } = words;
  const { question, askedText } = readAsking(said, ground, { kind: read, question: whole });
  if (asksTime.has(read) && room !== '' && question === null && change.names.length === 0)
    return parseAs(said, ground, decideAs('rooms'));
  // "Ừ, 9h nhé" agrees with what the card may not say yet, and "Huy QA" says something else.
  const saysMore = saysFields(change) || (!words.opensAgreeing && saysMoreThanAgreeing(words.rest));
  const kind = read === 'confirm' && saysMore ? 'change-card' : read;
  const outside = question?.kind === 'day' ? null : outsideOf(kind, message, pieces);
  const asks = outside ?? question;
  const act = withoutOwnParts(filled, read, ground);
  const known = parseMessage({ ...ground.question, message: askedText }, now, act === null ? kind : 'said');
  const times = readTimes([act, asks, change], now);
  const parts = { message, kind, change, room, times, pieces, titles: context.titles, now };
  const asked = completeAsked(known, parts);
  return {
    message,
    kind,
    score,
    rivals,
    apart: [],
    others: others.map((other) => parseAs(said, ground, decideAs(other))),
    search: asks?.kind !== 'private' || !saysName(pieces) ? searchOf(message, now) : null,
    asked,
    act,
    clauses: [],
    question: asks,
    change,
    words,
    addition: readAddition(message, pieces),
    goal: readGoal(message),
    note: '',
    times,
    ...readAboutProduct(said, kind, words.asks),
    isCommand: false,
    isConfirmed: false,
    asksBusy: false,
    isFollowUp: false,
    asksOfLast: asksOfLastMeeting({ kind, asked }, message, context),
    part: null,
    referredId: null,
  };
}

/** "Ghi âm tự chạy hay mình phải bấm?" */
const asksWhichOfTwo = (message: string): boolean => message.endsWith('?') && / hay /iu.test(message);

/** "Mấy giờ bắt đầu, trực tuyến hay ở đâu" names no meeting: it is of the one spoken of last. */
const asksOfLastMeeting = (
  { kind, asked }: Pick<ParsedTurn, 'kind' | 'asked'>,
  message: string,
  { before }: SpokenContext,
): boolean =>
  (kind === 'next-meeting' && askOfLast(message, before) === 'next-meeting') ||
  (asked.kind === 'next-meeting' && asked.meeting.said === '' && goesOnFromMeeting(message, before));

/** "Phòng Sen trống lúc nào" asks when a room is free, and not when somebody is. */
const asksTime: ReadonlySet<IntentKind> = new Set(['free', 'find-time']);

const searchOf = (message: string, now: LocalTime): ParsedSearch | null =>
  isQuestion(normalizeMessage(message).text) ? parseSearch(message, now) : null;
