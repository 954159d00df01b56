import { useEffect, useRef } from 'react';
import type { Row } from './message-list.rules.ts';

interface FoundMessage {
  /** The message to show; undefined when the end is to be shown. */
  readonly messageId: string | undefined;
  readonly rows: readonly Row[];
  /** Null when all is read, or reading failed. */
  readonly readEarlier: (() => void) | null;
  readonly scrollTo: (index: number) => void;
}

/** Brings a message that was looked for into sight, once, reading back as far as it stands. */
export function useFoundMessage({ messageId, rows, readEarlier, scrollTo }: FoundMessage): void {
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (messageId === undefined || shown.current === messageId) return;
    const index = rows.findIndex(({ key }) => key === messageId);
    if (index < 0) {
      readEarlier?.();
      return;
    }
    shown.current = messageId;
    scrollTo(index);
  });
}
