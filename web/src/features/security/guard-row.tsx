import type { ReactNode } from 'react';
import { useRowFocus } from '../../lib/use-row-focus.ts';

interface GuardRowProps {
  readonly title: string;
  /** How it stands: a chip. */
  readonly state?: ReactNode;
  readonly text: ReactNode;
  readonly action?: ReactNode;
  /** Below, over the whole width. */
  readonly children?: ReactNode;
}

/** Why a button waits: who registered an address need not be who reads its mails. */
export const verifyFirst = 'Hãy xác nhận email trước, bằng liên kết trong thư đã gửi cho bạn';

/** One of the things that guard an account. */
export const GuardRow = ({ title, state, text, action, children }: GuardRowProps) => (
  <div ref={useRowFocus<HTMLDivElement>()} className="px-5 py-4">
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="flex flex-wrap items-center gap-2 font-medium">
          {title}
          {state}
        </h3>
        <p className="text-small text-muted">{text}</p>
      </div>
      {action}
    </div>
    {children}
  </div>
);
