import type { Card } from '@hopgon/contract/chat/schemas';
import { useEffect, useReducer } from 'react';
import { serverNow } from '../messages/server-time.ts';
import { type CardView, nextLook, viewOf } from './card-state.rules.ts';

/** What a card shows, kept true while time passes. */
export function useCardView(card: Card): CardView {
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const view = viewOf(card, serverNow());
  const wait = nextLook(view);
  useEffect(() => {
    if (wait === null) return;
    const timer = setInterval(lookAgain, wait);
    return () => clearInterval(timer);
  }, [wait]);
  return view;
}
