import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export type ChipTone = 'plain' | 'jade' | 'turmeric' | 'brick';

const tones: Readonly<Record<ChipTone, string>> = {
  plain: 'border border-line bg-sunken text-muted',
  jade: 'bg-jade-soft text-jade-ink',
  turmeric: 'bg-turmeric-soft text-turmeric-ink',
  brick: 'bg-brick-soft text-brick-ink',
};

const shape =
  'inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full px-[9px] text-small font-medium whitespace-nowrap [&_.lucide]:size-3.5';

interface ChipProps {
  readonly tone?: ChipTone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A word about something: its state, a role. */
export function Chip({ tone = 'plain', icon, children }: ChipProps) {
  return (
    <span className={cx(shape, tones[tone])}>
      {icon}
      {children}
    </span>
  );
}
