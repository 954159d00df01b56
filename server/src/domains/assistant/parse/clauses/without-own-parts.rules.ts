import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import { decide } from '../decide/decide-intent.rules.ts';
import { type Ground, readText } from '../decide/read-text.rules.ts';

/** A part of an order that orders the same is no other: "đại lý giục quá, đẩy việc kiểm nghiệm lên gấp". */
export function withoutOwnParts(act: SpokenAct | null, kind: IntentKind, ground: Ground): SpokenAct | null {
  if (act?.beside === undefined) return act;
  const isOther = (part: string): boolean => decide(readText(part, ground), ground, null).kind !== kind;
  return { ...act, beside: act.beside.filter(isOther) };
}
