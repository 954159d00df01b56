import { findHighlights } from '@hopgon/engine/text/highlight';
import type { ReactNode } from 'react';

/** A text with what was looked for in semibold, however it was typed. */
export function Marked({ text, words }: { readonly text: string; readonly words: string }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { from, to } of findHighlights(text, words)) {
    parts.push(
      text.slice(at, from),
      <span key={from} className="font-semibold">
        {text.slice(from, to)}
      </span>,
    );
    at = to;
  }
  parts.push(text.slice(at));
  return parts;
}
