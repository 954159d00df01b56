import { splitOrders } from '@hopgon/engine/intent/acts/split-orders';
import { isWrite } from '../../shared/intent-groups.rules.ts';
import { parseMessage } from '../parse-message.rules.ts';
import { decide, type Ground, type ReadText, readText } from './decide-intent.rules.ts';
import type { Order } from './parsed-turn.rules.ts';

/** A message is divided only where each part asks for something to be written. */
export function readOrders({ text, pieces }: ReadText, ground: Ground): Order[] {
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
    return { act, asked, isOrder: isWrite(kind) && rivals.length === 0 };
  });
  return orders.every(({ isOrder }) => isOrder) ? orders : [];
}
