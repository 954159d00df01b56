import type { ReactNode } from 'react';
import { CardRow } from './card-frame.tsx';
import { sortWarnings } from './card-state.rules.ts';

interface WarningRowsProps {
  readonly warnings: readonly string[];
  /** A way out of a clash. */
  readonly children?: ReactNode;
}

/** Who is busy then, and what else is worth knowing before one confirms. */
export function WarningRows({ warnings, children }: WarningRowsProps) {
  const { clashes, notes } = sortWarnings(warnings);
  return (
    <>
      {clashes.length > 0 && (
        <CardRow label="Trùng giờ">
          <Lines lines={clashes} className="text-brick-ink" />
          {children}
        </CardRow>
      )}
      {notes.length > 0 && (
        <CardRow label="Lưu ý">
          <Lines lines={notes} className="text-turmeric-ink" />
        </CardRow>
      )}
    </>
  );
}

interface LinesProps {
  readonly lines: readonly string[];
  readonly className: string;
}

const Lines = ({ lines, className }: LinesProps) =>
  lines.map((line) => (
    <span key={line} className={`block ${className}`}>
      {line}
    </span>
  ));
