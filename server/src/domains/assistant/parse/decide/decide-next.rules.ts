import { isWrite, surelyMeant } from '../../shared/intent-groups.rules.ts';
import { headBeforeReason, takeReason } from '../card/read-reason.rules.ts';
import { SpokenText } from '../card/wording.rules.ts';
import { type Decided, decide } from './decide-intent.rules.ts';
import { type Ground, type ReadText, readText } from './read-text.rules.ts';

interface Before {
  /** Words that agree stood before it. */
  readonly isConfirmed: boolean;
  /** It stands in the place of what was denied. */
  readonly isDenied: boolean;
}

/** A message behind words that agree, or in the place of what was denied, may be of no card; what says why is no part of what is asked for. */
export function decideNext(
  said: ReadText,
  ground: Ground,
  { isConfirmed, isDenied }: Before,
  inDialogue: (said: ReadText, ground: Ground) => Decided,
): Decided {
  const alone = isConfirmed || isDenied ? decide(said, ground, null) : null;
  const isOther = alone !== null && isWrite(alone.kind) && alone.score >= surelyMeant;
  if (alone !== null && (isDenied || isOther)) return alone;
  const decided = inDialogue(said, ground);
  return decided.score >= leastRead ? decided : (withoutReason(said, ground) ?? decided);
}

/** Less likely a kind is no reading of a message. */
const leastRead = 0.4;

/** "Từ chối cuộc đó, lý do phải làm việc với bảo hiểm": the order before its reason, where that is one. */
function withoutReason(said: ReadText, ground: Ground): Decided | null {
  const head = headBeforeReason(said.text);
  if (head === '') return null;
  const order = decide(readText(head, ground), ground, ground.context.before);
  if (!isWrite(order.kind) || order.score < leastRead) return null;
  const { act } = order;
  const lacksReason = act !== null && 'reason' in act && act.reason === '';
  return lacksReason ? { ...order, act: { ...act, reason: takeReason(new SpokenText(said.text)) } } : order;
}
