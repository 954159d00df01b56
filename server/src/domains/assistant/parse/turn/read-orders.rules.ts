import { splitOrders } from '@hopgon/engine/intent/acts/split-orders';
import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';
import { isWrite, surelyMeant } from '../../shared/intent-groups.rules.ts';
import { parseMessage } from '../parse-message.rules.ts';
import type { ParsedMessage } from '../parsed-message.rules.ts';
import { decide, type Ground, type ReadText, readText } from './decide-intent.rules.ts';
import type { Order } from './parsed-turn.rules.ts';

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
    const { kind, act, rivals } = decide(said, ground, null);
    const asked = parseMessage(
      { ...ground.question, message: part },
      ground.now,
      act === null ? kind : 'said',
    );
    const isLetterOfNothing = act?.kind === 'letter' && /^\S+$/u.test(act.text.trim());
    return { act, asked, isOrder: isWrite(kind) && rivals.length === 0 && !isLetterOfNothing };
  });
  return orders.every(({ isOrder }) => isOrder) ? orders : [];
}

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
