import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export type BannerTone = 'error' | 'warning' | 'info' | 'success';

const tones: Readonly<Record<BannerTone, string>> = {
  error: 'bg-brick-soft text-brick-ink',
  warning: 'bg-turmeric-soft text-turmeric-ink',
  info: 'bg-jade-soft text-jade-ink',
  success: 'bg-jade-soft text-jade-ink',
};
const icons = { error: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck } as const;

interface BannerProps {
  readonly tone: BannerTone;
  readonly children: ReactNode;
  /** A button or link at the end. */
  readonly action?: ReactNode;
}

/** Something that concerns the whole form or page, said at once. */
export function Banner({ tone, children, action }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx('flex flex-wrap items-start gap-x-3 gap-y-2 rounded-control px-3 py-2.5', tones[tone])}
    >
      <Icon className="mt-[3px]" />
      {/* Where too little is left beside the action, that goes below. */}
      <div className="min-w-0 flex-[1_1_11rem]">{children}</div>
      {action}
    </div>
  );
}
