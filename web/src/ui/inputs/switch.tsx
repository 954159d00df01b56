import { Switch as Base } from '@base-ui/react/switch';
import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

interface SwitchProps {
  readonly label: string;
  /** What is on when it is on. */
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

const track = cx(
  'flex h-6 w-10 shrink-0 items-center rounded-full bg-line-strong px-[3px] transition-colors duration-120 ease-calm',
  'data-checked:bg-jade data-disabled:cursor-not-allowed data-disabled:opacity-60',
);
const knob =
  'size-[18px] rounded-full bg-surface transition-[translate] duration-120 ease-calm data-checked:translate-x-4';

/** Something that is on or off at once, with its words; both take the press. */
export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="flex min-h-11 items-center justify-between gap-6 py-3">
      <div className="min-w-0">
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={hintId} className="text-small text-muted">
            {hint}
          </p>
        )}
      </div>
      <Base.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-label={label}
        aria-describedby={hint ? hintId : undefined}
        className={track}
      >
        <Base.Thumb className={knob} />
      </Base.Root>
    </div>
  );
}
