import { type ReactNode, useRef } from 'react';
import { useInvalidFocus } from '../../lib/forms/use-invalid-focus.ts';
import { Button } from '../buttons/button.tsx';
import { cx } from '../cx.ts';
import { LeaveGuard } from '../overlays/leave-guard.tsx';
import { Banner } from '../states/banner.tsx';

interface SettingsFormProps {
  /** What is set here, read aloud. */
  readonly label: string;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  /** Why saving did not succeed. */
  readonly failure?: string | null | undefined;
  /** Stands against saving, which is then not possible; not shown while it saves, for what changes then may be its own. */
  readonly obstacle?: ReactNode;
  /** The page behind the bar, or the panel the form stands in. */
  readonly ground?: 'paper' | 'surface';
  readonly className?: string;
  readonly children: ReactNode;
}

const bar =
  'sticky bottom-[var(--foot,0px)] z-[5] col-span-full flex flex-wrap items-center justify-end gap-2 border-t py-3 ' +
  'max-sm:[&>button]:flex-1';
const grounds = { paper: 'bg-paper', surface: 'rounded-b-panel bg-surface px-5' } as const;

/** Settings, all saved alike: nothing counts before "Lưu thay đổi", and what is not saved is said and guarded. */
export function SettingsForm({
  label,
  isDirty,
  isBusy,
  onSave,
  onDiscard,
  failure,
  obstacle,
  ground = 'surface',
  className,
  children,
}: SettingsFormProps) {
  const against = !isBusy && obstacle;
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useInvalidFocus(form, isBusy);
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDirty || isBusy || against) return;
        onSave();
        focusInvalid();
      }}
    >
      {children}
      <LeaveGuard isDirty={() => isDirty} />
      {isDirty && (
        <div className={cx(bar, grounds[ground])}>
          {(against || failure) && (
            <div className="w-full">{against || <Banner tone="error">{failure}</Banner>}</div>
          )}
          <span role="status" className="mr-auto text-small text-muted max-sm:w-full">
            Có thay đổi chưa lưu
          </span>
          <Button disabled={isBusy} onClick={onDiscard}>
            Bỏ thay đổi
          </Button>
          <Button type="submit" look="primary" busy={isBusy} disabled={Boolean(against)}>
            {isBusy ? 'Đang lưu...' : 'Lưu thay đổi'}
          </Button>
        </div>
      )}
    </form>
  );
}
