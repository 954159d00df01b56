import type { SecondFactorAsked } from '@hopgon/contract/auth/schemas';
import { useEffect, useRef, useState } from 'react';
import { beginGoogle, signInByGoogle } from '../../data/account/auth.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { awaitAnswer, openSignInWindow } from '../../lib/sign-in-window.ts';

const failed = 'Đăng nhập bằng Google không thành công';
const blocked = `${failed}: trình duyệt đã chặn cửa sổ. Hãy cho phép cửa sổ bật lên rồi thử lại.`;
const closed = `${failed}: cửa sổ Google đã đóng.`;

export interface Google {
  readonly start: () => void;
  readonly waiting: boolean;
  /** Whether the operator has set it up. */
  readonly isOffered: boolean;
}

interface GoogleOptions {
  readonly remember: () => boolean;
  /** The account wants a second factor. */
  readonly onAsked: (asked: SecondFactorAsked, remember: boolean) => void;
  /** Shows what went wrong, or that nothing has yet. */
  readonly say: (problem: string | null) => void;
}

/** Signs in with Google in a window. Pressed again, it starts over. The guard moves on when it sees the session. */
export function useGoogle({ remember, onAsked, say }: GoogleOptions): Google {
  const [waiting, wait] = useState(false);
  const stop = useRef<() => void>(() => undefined);
  /** Still empty: it waits for its address. */
  const empty = useRef<Window | null>(null);
  useEffect(
    () => () => {
      stop.current();
      empty.current?.close();
    },
    [],
  );

  const fail = (text: string): void => {
    wait(false);
    say(text);
  };

  async function finish(ticket: string, answer: string): Promise<void> {
    wait(true);
    say(null);
    try {
      const remembered = remember();
      const asked = await signInByGoogle({ ticket, answer }, remembered);
      if (!asked) return;
      wait(false);
      onAsked(asked, remembered);
    } catch (error) {
      fail(failureText(error, failed));
    }
  }

  async function start(): Promise<void> {
    stop.current();
    let isNewest = true;
    stop.current = () => {
      isNewest = false;
    };
    say(null);
    const opened = openSignInWindow();
    if (!opened) return fail(blocked);
    wait(true);
    empty.current = opened;
    try {
      const { url, state, ticket } = await beginGoogle();
      // The window is that of a later press, or closed.
      if (!isNewest) return;
      empty.current = null;
      stop.current = awaitAnswer(opened, state, {
        onAnswer: (answer) => void finish(ticket, answer),
        onClosed: () => fail(closed),
      });
      opened.location.replace(url);
      opened.focus();
    } catch (error) {
      if (!isNewest) return;
      opened.close();
      fail(failureText(error, failed));
    }
  }

  return { start: () => void start(), waiting, isOffered: pageMeta('google-sign-in') !== 'off' };
}
