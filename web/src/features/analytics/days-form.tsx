import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { DateInput } from '../../ui/inputs/date-input.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { rangeProblem } from './analytics-place.rules.ts';

interface DaysFormProps {
  readonly days: { readonly from: string; readonly to: string };
  readonly onChoose: (from: string, to: string) => void;
}

/** Any days, from one to another. */
export function DaysForm({ days, onChoose }: DaysFormProps) {
  const [from, setFrom] = useState(days.from);
  const [to, setTo] = useState(days.to);
  const [problem, say] = useState<string | null>(null);
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const found = rangeProblem(from, to);
        say(found);
        if (!found) onChoose(from, to);
      }}
    >
      <Field label="Từ ngày" error={problem ?? undefined}>
        <DateInput value={from} onChange={setFrom} />
      </Field>
      <Field label="Đến ngày">
        <DateInput value={to} onChange={setTo} />
      </Field>
      <Button type="submit" look="tonal">
        Xem
      </Button>
    </form>
  );
}
