import { readAct, splitOrders } from '@hopgon/engine/intent/acts/read-acts';
import { readChange } from '@hopgon/engine/intent/acts/read-change';
import { type MessagePiece, readPieces } from '@hopgon/engine/intent/acts/read-pieces';
import { readFollowUp, readQuestion } from '@hopgon/engine/intent/acts/read-questions';
import type { SpokenAct, SpokenChange, SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import { readMessage } from '@hopgon/engine/intent/read-message';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import { parseMessage } from '../parse-message.rules.ts';
import type { Question } from '../parsed-message.rules.ts';
import { completeAsked } from './complete-asked.rules.ts';
import { findAskedTerm, findHelpTopic } from './find-help-topic.rules.ts';
import type { Order, ParsedTurn } from './parsed-turn.rules.ts';
import { resolveReferences } from './resolve-references.rules.ts';
import { rewriteFollowUp } from './rewrite-follow-up.rules.ts';
import type { SpokenContext } from './spoken-context.rules.ts';
import { readSpokenTime, type SpokenTime } from './spoken-time.rules.ts';

const noChange: SpokenChange = {
  times: [],
  until: '',
  minutes: null,
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
  const resolved = resolveReferences(written, context);
  const followed = followUpOf(resolved, context);
  const message = correctItself(followed ?? resolved);
  const pieces = readPieces(readMessage(message));
  const act = readAct(message, pieces);
  const orders = ordersIn(message, pieces, question, now);
  const asks = readQuestion(message, pieces);
  const change = readChange(message, pieces);
  const times = Object.fromEntries(
    [...new Set([act, ...orders.map((order) => order.act), asks, change].flatMap(timesIn))].map((said) => [
      said,
      readSpokenTime(said, now),
    ]),
  ) satisfies Readonly<Record<string, SpokenTime>>;
  return {
    message,
    asked: completeAsked(parseMessage({ ...question, message }, now), {
      message,
      change,
      times,
      pieces,
      now,
    }),
    act,
    orders,
    question: asks,
    change,
    times,
    helpTopic: findHelpTopic(message),
    term: findAskedTerm(message),
    isCommand: false,
    isFollowUp: followed !== null,
  };
}

/** A message is divided only where each part asks for something to be written. */
function ordersIn(
  message: string,
  pieces: readonly MessagePiece[],
  question: Question,
  now: LocalTime,
): Order[] {
  const parts = splitOrders(message, pieces);
  if (parts.length < 2) return [];
  const orders = parts.map((part) => ({
    act: readAct(part, readPieces(readMessage(part))),
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
  change: noChange,
  times: {},
  helpTopic: null,
  term: null,
  isFollowUp: false,
} as const;

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
