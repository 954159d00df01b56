import { keyed } from '../keyed.ts';
import type { Piece } from './marked-text.rules.ts';

/** A text whose marked pieces stand out. */
export const MarkedPieces = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  keyed(pieces).map(({ key, value: { text, marked } }) =>
    marked ? (
      <mark key={key} className="rounded-mark bg-jade-soft font-semibold text-jade-ink">
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    ),
  );
