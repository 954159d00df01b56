import { isQuestion } from '@hopgon/engine/answering/is-question';
import { markTitles } from '@hopgon/engine/intent/acts/mark-titles';
import { readAct, splitOrders } from '@hopgon/engine/intent/acts/read-acts';
import { readAddition } from '@hopgon/engine/intent/acts/read-addition';
import { readChange } from '@hopgon/engine/intent/acts/read-change';
import { readChangeOf } from '@hopgon/engine/intent/acts/read-change-of';
import { readFollowUp } from '@hopgon/engine/intent/acts/read-follow-up';
import { givenNames, type MessagePiece, readPieces } from '@hopgon/engine/intent/acts/read-pieces';
import { readQuestion } from '@hopgon/engine/intent/acts/read-questions';
import type { SpokenAct, SpokenChange, SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import { normalizeMessage } from '@hopgon/engine/intent/normalize-message';
import { readMessage } from '@hopgon/engine/intent/read-message';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import { parseSearch } from '../parse-free-words.rules.ts';
import { parseMessage } from '../parse-message.rules.ts';
import type { ParsedMessage, ParsedSearch, Question } from '../parsed-message.rules.ts';
import { completeAsked } from './complete-asked.rules.ts';
import { findAskedTerm, findHelpTopic } from './find-help-topic.rules.ts';
import type { Order, ParsedTurn } from './parsed-turn.rules.ts';
import { resolveReferences } from './resolve-references.rules.ts';
import { rewriteFollowUp } from './rewrite-follow-up.rules.ts';
import type { SpokenContext } from './spoken-context.rules.ts';
import { readGoal } from './spoken-goal.rules.ts';
import { readSpokenTime, type SpokenTime } from './spoken-time.rules.ts';

const noChange: SpokenChange = {
  times: [],
  until: '',
  minutes: null,
  more: null,
  shift: null,
  add: [],
  remove: [],
  names: [],
  room: '',
  online: null,
  priority: null,
  spellOut: '',
  dismiss: false,
  confirm: false,
  isChange: false,
  leftover: '',
  isQuestion: false,
  undo: false,
};

/** What a person's words may be read for: a longer text is pasted, and read as before. */
const longestTurn = 600;

/** Reads a message of a conversation: by itself, and as what may go on from what was said before. */
export function parseTurn(question: Question, now: LocalTime, context: SpokenContext): ParsedTurn {
  const { message: written, parsed } = question;
  if (parsed.kind === 'command' || written.length > longestTurn)
    return {
      ...blank,
      message: written,
      asked: parseMessage(question, now),
      isCommand: parsed.kind === 'command',
    };
  const { rest, isConfirmed } = cutConfirmation(written);
  const resolved = resolveReferences(rest, context);
  const followed = followUpOf(resolved, context);
  const message = correctItself(followed ?? resolved);
  const given = givenNames(context.given);
  const cut = (text: string) => markTitles(text, readPieces(readMessage(text), given), context.titles);
  const pieces = cut(message);
  const known = parseMessage({ ...question, message }, now);
  const asks = readQuestion(message, pieces);
  const act = readAct(message, pieces) ?? (asks === null ? actOf(known, message, pieces) : null);
  const orders = ordersIn(message, cut, question, now);
  const change = readChange(message, pieces);
  const times = Object.fromEntries(
    [...new Set([act, ...orders.map((order) => order.act), asks, change].flatMap(timesIn))].map((said) => [
      said,
      readSpokenTime(said, now),
    ]),
  ) satisfies Readonly<Record<string, SpokenTime>>;
  return {
    message,
    search: asks?.kind !== 'private' || !saysName(pieces) ? searchOf(message, now) : null,
    asked: completeAsked(known, { message, change, times, pieces, titles: context.titles, now }),
    act,
    orders,
    question: asks,
    change,
    addition: readAddition(message, pieces),
    goal: readGoal(message),
    times,
    helpTopic: findHelpTopic(normalizeMessage(message).text),
    term: findAskedTerm(message),
    isCommand: false,
    isConfirmed,
    asksBusy: asksAnybody(message, change),
    isFollowUp: followed !== null,
  };
}

const anybodyBusy =
  /(?<!\p{L})(?:có ai|co ai|mọi người|ai)\s+(?:\S+\s+)?(?:bận|vướng|kẹt|trùng|rảnh|ban|vuong|ket|trung|ranh)(?!\p{L})/iu;

const asksAnybody = (message: string, { isQuestion: asks, names, times }: SpokenChange): boolean =>
  asks && names.length + times.length === 0 && anybodyBusy.test(message);

/** Somebody's own matters are not looked for. */
const saysName = (pieces: readonly MessagePiece[]): boolean => pieces.some(({ kind }) => kind === 'name');

const searchOf = (message: string, now: LocalTime): ParsedSearch | null =>
  isQuestion(normalizeMessage(message).text) ? parseSearch(message, now) : null;

/** What changes a meeting by its kind, where no phrase says how. */
const actOf = (known: ParsedMessage, message: string, pieces: readonly MessagePiece[]): SpokenAct | null =>
  known.kind === 'change-meeting' ? readChangeOf(known.change, message, pieces) : null;

/** A message is divided only where each part asks for something to be written. */
function ordersIn(
  message: string,
  cut: (text: string) => MessagePiece[],
  question: Question,
  now: LocalTime,
): Order[] {
  const parts = splitOrders(message, cut(message));
  if (parts.length < 2) return [];
  const orders = parts.map((part) => ({
    act: readAct(part, cut(part)),
    asked: parseMessage({ ...question, message: part }, now),
  }));
  return orders.every(({ act, asked }) => act !== null || asked.kind === 'task' || asked.kind === 'schedule')
    ? orders
    : [];
}

const blank = {
  act: null,
  orders: [],
  question: null,
  search: null,
  change: noChange,
  addition: { text: '', items: [], report: '' },
  goal: '',
  times: {},
  helpTopic: null,
  term: null,
  isConfirmed: false,
  asksBusy: false,
  isFollowUp: false,
} as const;

const confirmation =
  /^\s*(?:(?:ừ|ờ|uh|ok|oke|okie|vâng|dạ|rồi|chốt|đúng rồi|được rồi|xác nhận|gửi đi|lưu đi|tốt|chuẩn|roi|luu di|gui di|chot)[\s,]*)+(?:nhé|nha|em|đi|luôn|giúp|cho anh|cho chị)?\s*[.!]\s*(?:mà\s+|ma\s+|thế\s+|the\s+)?(?=\S.{7})/iu;

/** "Thôi để sau, xem giúp …": what was spoken of waits, and something else is asked. */
const putOff = /^\s*(?:thôi|thoi)\s+(?:để sau|được|kệ|de sau|duoc)\s*[,.]\s*(?=\S.{11})/iu;

/** "Ừ gửi đi. Mà phòng còn trống không?": who agrees first asks or wants more. */
function cutConfirmation(message: string): { readonly rest: string; readonly isConfirmed: boolean } {
  const found = confirmation.exec(message);
  const rest = found ? message.slice(found[0].length) : message;
  return { rest: rest.replace(putOff, ''), isConfirmed: found !== null };
}

function followUpOf(message: string, { question }: SpokenContext): string | null {
  const followUp = readFollowUp(message, readPieces(readMessage(message)));
  // What asks by itself needs no question before it.
  if (followUp?.isWhole) return followUp.rest;
  return question !== null && followUp ? rewriteFollowUp(question, followUp) : null;
}

const correction =
  /[\s,.–-]+(?:à\s+|ấy\s+|ý\s+|a\s+)?(?:nhầm|quên|ý là|không phải|nham)(?:\s+(?:là|rồi))?[\s,]+(?=\S)/iu;

/** "10 giờ thứ Ba, à nhầm thứ Tư": what follows replaces what was said by mistake. */
export function correctItself(message: string): string {
  const found = correction.exec(message);
  if (!found) return message;
  const [before, after] = [message.slice(0, found.index), message.slice(found.index + found[0].length)];
  const wrong = readPieces(readMessage(before)).findLast(({ kind }) => kind === 'time' || kind === 'name');
  const [right] = readPieces(readMessage(after)).filter(({ kind }) => kind === wrong?.kind);
  if (!wrong || !right || right.from > 8) return message;
  const mended = wrong.kind === 'name' ? right.text : mendTime(wrong.text, right.text);
  return `${before.slice(0, wrong.from)}${mended}${before.slice(wrong.to)}${after.slice(right.to)}`;
}

const weekday =
  /(?:thứ|thu)\s+(?:hai|ba|tư|tu|năm|nam|sáu|sau|bảy|bay|\d)|chủ nhật|chu nhat|t[2-7](?!\d)|(?:ngày\s+)?\d{1,2}\/\d{1,2}(?:\/\d{4})?/iu;
const hour = /\d{1,2}\s*(?:h|g|:|giờ|gio)(?:\s*\d{2})?(?:\s*(?:rưỡi|ruoi))?/iu;

/** The part of a time that a correction speaks of is replaced; the rest stays. */
function mendTime(wrong: string, right: string): string {
  for (const part of [weekday, hour]) {
    const said = part.exec(right)?.[0];
    if (said !== undefined && part.test(wrong) && said.length >= right.trim().length - 6)
      return wrong.replace(part, () => said);
  }
  return right;
}

function timesIn(said: SpokenAct | SpokenQuestion | SpokenChange | null): string[] {
  if (said === null) return [];
  const found: string[] = [];
  if ('times' in said) found.push(...said.times);
  for (const name of ['to', 'deadline', 'at', 'time', 'until'] as const)
    if (name in said) {
      const value: unknown = Object.entries(said).find(([key]) => key === name)?.[1];
      if (typeof value === 'string' && value !== '') found.push(value);
    }
  return found;
}
