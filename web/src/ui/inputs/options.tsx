import { useId } from 'react';
import { cx } from '../cx.ts';

interface OptionsProps<V extends string> {
  /** What is chosen here, read aloud. */
  readonly label: string;
  readonly options: readonly { readonly value: V; readonly label: string; readonly note?: string }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

const row = cx(
  'flex gap-3 px-4 py-3 first-of-type:rounded-t-control last:rounded-b-control has-checked:bg-jade-soft',
  'has-focus-visible:outline-2 has-focus-visible:outline-jade has-focus-visible:-outline-offset-2',
);

/** One of a few, each with a word about what it means. */
export function Options<V extends string>({ label, options, value, onChange }: OptionsProps<V>) {
  const name = useId();
  return (
    <fieldset className="divide-y rounded-control border border-line-control">
      <legend className="sr-only">{label}</legend>
      {options.map((option, place) => (
        <label key={option.value} className={row}>
          <input
            type="radio"
            className="mt-1 size-4 shrink-0 appearance-none rounded-full border border-line-strong outline-none checked:border-[5px] checked:border-jade"
            name={name}
            checked={option.value === value}
            aria-labelledby={`${name}-${place}`}
            aria-describedby={option.note ? `${name}-${place}-note` : undefined}
            onChange={() => onChange(option.value)}
          />
          <span>
            <span id={`${name}-${place}`} className="block font-medium">
              {option.label}
            </span>
            {option.note && (
              <span id={`${name}-${place}-note`} className="block text-small text-muted">
                {option.note}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
