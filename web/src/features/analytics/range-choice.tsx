import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { DateInput } from '../../ui/inputs/date-input.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { type AnalyticsPlace, rangeProblem, weekChoices } from './analytics-place.rules.ts';

interface RangeChoiceProps {
  readonly place: AnalyticsPlace;
  readonly days: { readonly from: string; readonly to: string };
  readonly onChange: (range: Pick<AnalyticsPlace, 'tuan' | 'tu' | 'den'>) => void;
}

const usualChoice = '8';
const own = 'days';
const rangeChoices = [
  ...weekChoices.map((weeks) => ({ value: String(weeks), label: `${weeks} tuần gần đây` })),
  { value: own, label: 'Chọn ngày…' },
];

/** Weeks up to this one, or any days. */
export function RangeChoice({ place, days, onChange }: RangeChoiceProps) {
  const [isChoosing, choose] = useState(place.tu !== undefined);
  return (
    <div className="flex flex-wrap items-end gap-2 print:hidden">
      <div className="w-44">
        <Select
          label="Khoảng thời gian"
          value={isChoosing ? own : String(place.tuan ?? usualChoice)}
          choices={rangeChoices}
          onChange={(value) => {
            choose(value === own);
            if (value !== own) onChange(value === usualChoice ? {} : { tuan: Number(value) });
          }}
        />
      </div>
      {isChoosing && <DaysForm days={days} onChoose={(tu, den) => onChange({ tu, den })} />}
    </div>
  );
}

interface DaysFormProps {
  readonly days: RangeChoiceProps['days'];
  readonly onChoose: (from: string, to: string) => void;
}

function DaysForm({ days, onChoose }: DaysFormProps) {
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
