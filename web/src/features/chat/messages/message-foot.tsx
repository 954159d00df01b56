import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import type { ReactNode } from 'react';
import { formatMoment, formatTime } from '../../../lib/format/date.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useCopy } from '../../../ui/buttons/use-copy.ts';
import { cx } from '../../../ui/cx.ts';

interface MessageFootProps {
  /** ISO 8601 */
  readonly timestamp: string;
  /** Shown at all times, not only under the pointer. */
  readonly steady?: boolean;
  readonly atEnd?: boolean;
  /** `FootButton`s. */
  readonly children: ReactNode;
}

/** Under a message: when it was said and what one may do with it. */
export const MessageFoot = ({ timestamp, steady = false, atEnd = false, children }: MessageFootProps) => (
  <div className={cx('flex min-h-8 items-center gap-1.5', atEnd && 'flex-row-reverse')}>
    <time dateTime={timestamp} title={formatMoment(timestamp)} className="text-small text-muted tabular-nums">
      {formatTime(timestamp)}
    </time>
    <div
      className={cx(
        'flex transition-opacity duration-120 group-focus-within/message:opacity-100 group-hover/message:opacity-100',
        !steady && 'opacity-0 pointer-coarse:opacity-100',
      )}
    >
      {children}
    </div>
  </div>
);

interface FootButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

export const FootButton = (props: FootButtonProps) => (
  <IconButton
    {...props}
    size="small"
    className="text-muted hover:text-ink pointer-coarse:size-10 [&_.lucide]:size-4"
  />
);

export function CopyButton({ text }: { readonly text: string }) {
  const { copied, copy } = useCopy(text);
  return (
    <FootButton
      label={copied ? 'Đã sao chép' : 'Sao chép'}
      icon={copied ? <Check className="text-jade" /> : <Copy />}
      onClick={copy}
    />
  );
}
