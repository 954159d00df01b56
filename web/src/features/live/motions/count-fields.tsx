import { Field } from '../../../ui/inputs/field.tsx';
import { Input } from '../../../ui/inputs/input.tsx';
import { isByShare } from './motion-form.rules.ts';
import {
  type CountInForm,
  type CountName,
  countRows,
  isChoice,
  isNamed,
  type PaperInForm,
} from './paper-vote.rules.ts';

interface CountFieldsProps {
  readonly form: PaperInForm;
  readonly problem: string | undefined;
  readonly onChange: (part: Partial<PaperInForm>) => void;
}

/** What was counted: people, and what they own where votes weigh by that; a board is named, too. */
export function CountFields({ form, problem, onChange }: CountFieldsProps) {
  const hasShares = isByShare(form);
  const write = (name: CountName, part: Partial<CountInForm>) =>
    onChange({ counts: { ...form.counts, [name]: { ...form.counts[name], ...part } } });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-small font-medium">
        Số đã kiểm {hasShares ? '(số phiếu, phần vốn hoặc cổ phần)' : '(số phiếu)'}
      </legend>
      <ul className="flex flex-col gap-2">
        {countRows.map(({ name, label }) => (
          <li key={name} className="flex flex-wrap items-center gap-2">
            <span className="min-w-40 flex-1 text-small">{label}</span>
            <CountInput
              label={`${label}: số phiếu`}
              placeholder="0"
              value={form.counts[name].votes}
              onChange={(votes) => write(name, { votes })}
            />
            {hasShares && (
              <CountInput
                label={`${label}: phần vốn hoặc cổ phần`}
                placeholder="Phần vốn"
                value={form.counts[name].weight}
                onChange={(weight) => write(name, { weight })}
              />
            )}
            {isNamed(form) && isChoice(name) && (
              <span className="w-full">
                <Field label={`${label}: những ai`} hideLabel>
                  <Input
                    autoComplete="off"
                    maxLength={2000}
                    placeholder="Những ai, cách nhau bằng dấu phẩy"
                    value={form.counts[name].names}
                    onChange={(event) => write(name, { names: event.target.value })}
                  />
                </Field>
              </span>
            )}
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="mt-2 text-small text-brick-ink">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

interface CountInputProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const CountInput = ({ label, placeholder, value, onChange }: CountInputProps) => (
  <span className="w-28">
    <Field label={label} hideLabel>
      <Input
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  </span>
);
