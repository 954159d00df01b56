import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { cx } from '../../ui/cx.ts';

interface BundleToggleProps {
  readonly isOpen: boolean;
  readonly listId: string;
  readonly size: number;
  readonly onToggle: () => void;
  /** What is pressed besides the sign; the sign alone where this is missing. */
  readonly children?: ReactNode;
}

/** Shows and hides the single lines of a row. */
export function BundleToggle({ isOpen, listId, size, onToggle, children }: BundleToggleProps) {
  const sign = <ChevronDown className={cx('transition-transform duration-120', isOpen && 'rotate-180')} />;
  const state = { 'aria-expanded': isOpen, 'aria-controls': isOpen ? listId : undefined, onClick: onToggle };
  const label = isOpen ? 'Thu gọn' : `Xem cả ${size} thông báo`;
  if (!children) return <IconButton {...state} label={label} icon={sign} className="mr-2" />;
  return (
    <button
      {...state}
      type="button"
      title={label}
      className="flex min-w-0 flex-1 items-start gap-3 py-3 pl-4 text-left -outline-offset-2"
    >
      {children}
      <span className="mr-4.5 ml-auto shrink-0 self-center">{sign}</span>
    </button>
  );
}
