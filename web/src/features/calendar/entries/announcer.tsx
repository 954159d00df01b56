import { useCallback, useState } from 'react';

interface Announcer {
  readonly words: string;
  readonly announce: (words: string) => void;
}

/** Announces to screen readers what keys did. The same words twice are said twice. */
export function useAnnouncer(): Announcer {
  const [words, say] = useState('');
  const announce = useCallback(
    (next: string) => say((before) => (before === next ? `${next}\u00a0` : next)),
    [],
  );
  return { words, announce };
}

export const LiveWords = ({ words }: { readonly words: string }) => (
  <p role="status" aria-label="Lịch" className="sr-only">
    {words}
  </p>
);
