import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type {} from '../../../lib/brought.ts';

/** Sends what one came here to ask, once. */
export function useAsked(send: (text: string) => void): void {
  const { key, question } = useLocation({
    select: ({ state }) => ({ key: state.__TSR_key, question: state.question }),
  });
  const navigate = useNavigate();
  const heard = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!question || heard.current === key) return;
    heard.current = key;
    // Whoever comes back or loads the page again asks nothing anew.
    void navigate({ to: '/chat', replace: true, state: {} }).then(() => send(question));
  }, [question, key, navigate, send]);
}
