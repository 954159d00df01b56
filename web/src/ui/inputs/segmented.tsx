import { type ReactNode, useId } from 'react';

interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
  /** Shown instead of the label, which is then only read aloud. */
  readonly icon?: ReactNode;
}

interface SegmentedProps<V extends string> {
  /** What is chosen here, read aloud. */
  readonly label: string;
  readonly choices: readonly Choice<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

const segment =
  'flex h-8 shrink-0 items-center rounded-mark border border-transparent px-3 text-small font-medium whitespace-nowrap text-muted max-sm:px-2 ' +
  'has-checked:border-line has-checked:bg-surface has-checked:text-ink ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-jade has-focus-visible:outline-offset-2';

/** One of a few, all in sight: views, periods. */
export function Segmented<V extends string>({ label, choices, value, onChange }: SegmentedProps<V>) {
  const name = useId();
  return (
    <fieldset className="inline-flex max-w-full min-w-0 gap-0.5 overflow-x-auto rounded-control border border-line bg-sunken p-[3px]">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={segment} title={choice.icon ? choice.label : undefined}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.icon ? (
            <>
              {choice.icon}
              <span className="sr-only">{choice.label}</span>
            </>
          ) : (
            choice.label
          )}
        </label>
      ))}
    </fieldset>
  );
}
