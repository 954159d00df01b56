import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { Select } from './select.tsx';

interface SelectOrTextProps {
  readonly label: string;
  /** Of the text, once it is there. */
  readonly textLabel: string;
  readonly choices: readonly string[];
  /** The one of them that reveals a text. */
  readonly other: string;
  /** A choice, or any other text. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength?: number;
}

/** One of a list, or a custom text. A value that is not in the list stands as a text, unchanged. */
export function SelectOrText({
  label,
  textLabel,
  choices,
  other,
  value,
  onChange,
  maxLength,
}: SelectOrTextProps) {
  const isOther = value === other || !choices.includes(value);
  return (
    <div className="flex flex-col gap-3">
      <Field label={label}>
        <Select
          choices={choices.map((choice) => ({ value: choice, label: choice }))}
          value={isOther ? other : value}
          onChange={(choice) => onChange(choice === other ? '' : choice)}
        />
      </Field>
      {isOther && (
        <Field label={textLabel}>
          <Input
            autoComplete="off"
            maxLength={maxLength}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      )}
    </div>
  );
}
