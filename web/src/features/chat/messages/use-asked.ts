import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type {} from '../../../lib/navigation-state.ts';

/** Sends what one came here to ask, once. */
export function useAsked(send: (text: string) => void): void {
  const { key, question } = useLocation({
    select: ({ state }) => ({ key: state.__TSR_key, question: state.question }),
  });
  const navigate = useNavigate();
  const sentKey = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!question || sentKey.current === key) return;
    sentKey.current = key;
    // Coming back or reloading the page sends nothing again.
    void navigate({ to: '/chat', replace: true, state: {} }).then(() => send(question));
  }, [question, key, navigate, send]);
}
