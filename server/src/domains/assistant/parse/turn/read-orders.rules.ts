import { splitOrders } from '@hopgon/engine/intent/acts/split-orders';
import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import { isWrite, surelyMeant } from '../../shared/intent-groups.rules.ts';
import { readSpokenCard } from '../card/read-spoken-card.rules.ts';
import { parseMessage } from '../parse-message.rules.ts';
import type { ParsedMessage } from '../parsed-message.rules.ts';
import { completeAsked } from './complete-asked.rules.ts';
import { decide, type Ground, type ReadText, readText } from './decide-intent.rules.ts';
import type { Order } from './parsed-turn.rules.ts';
import { readTimes } from './read-times.rules.ts';

/** The orders of a message that joins several; none where it is one. */
export function readOrders(
  said: ReadText,
  act: SpokenAct | null,
  asked: ParsedMessage,
  ground: Ground,
): Order[] {
  const split = ordersIn(said, ground);
  return split.length > 0 || act === null ? split : ordersBeside(act, asked, ground);
}

/** A message is divided only where each part asks for something to be written. */
function ordersIn({ text, pieces }: ReadText, ground: Ground): Order[] {
  const parts = splitOrders(text, pieces);
  if (parts.length < 2) return [];
  const orders = parts.map((part) => {
    const said = readText(part, ground);
    const { kind, act, rivals, score } = decide(said, ground, null);
    const asked = askedIn(said, act === null ? kind : 'said', ground);
    const isLetterOfNothing = act?.kind === 'letter' && /^\S+$/u.test(act.text.trim());
    const isOrder = isWrite(kind) && rivals.length === 0 && !isLetterOfNothing;
    return { act, asked, isLikely: isOrder || (answerKinds.has(kind) && score >= leastBeside), isOrder };
  });
  // Beside an order that is sure an answer that is likely is meant as well: each is confirmed on the card.
  const isSure = orders.some(({ isOrder }) => isOrder);
  return isSure && orders.every(({ isLikely }) => isLikely) ? orders : [];
}

/** What a part asks for, with what its pieces say beside its slots. */
function askedIn(said: ReadText, kind: IntentKind, ground: Ground): ParsedMessage {
  const { context, now, question } = ground;
  const message = said.text;
  const { change, words } = readSpokenCard(said, context);
  const asked = parseMessage({ ...question, message }, now, kind);
  const { pieces } = said;
  const { titles } = context;
  const times = readTimes([change], now);
  return completeAsked(asked, { message, kind, change, room: words.room, times, pieces, titles, now });
}

/** What answers an invitation, or says how a task stands, is no part of another order. */
const answerKinds: ReadonlySet<IntentKind> = new Set([
  'respond-yes',
  'respond-no',
  'respond-maybe',
  'task-accept',
  'task-decline',
  'task-done',
]);
/** Less likely a part is rather of the order beside it. */
const leastBeside = 0.45;

/** "Dời phỏng vấn sang thứ 2, giao ban hôm đó chị xin vắng": what a message says as well and surely is an order of its own. */
function ordersBeside(act: SpokenAct, asked: ParsedMessage, ground: Ground): Order[] {
  const read = (act.beside ?? []).map((part) => {
    const said = readText(part, ground);
    return { part, ...decide(said, ground, null) };
  });
  const sure = read.filter(
    ({ kind, score, act: own, rivals }) =>
      own !== null && isWrite(kind) && rivals.length === 0 && score >= surelyMeant && saysMore(own),
  );
  if (sure.length === 0) return [];
  const beside = (act.beside ?? []).filter((part) => !sure.some((one) => one.part === part));
  return [{ act: { ...act, beside }, asked }, ...sure.map((one) => ({ act: one.act, asked }))];
}

/** "Báo sếp Sơn giùm": a letter that is to say no more than that would be empty. */
const saysMore = (act: SpokenAct): boolean => act.kind !== 'letter' || act.text.trim().includes(' ');
