import { Suspense, useState } from 'react';
import { Select } from '../../ui/inputs/select.tsx';
import { lazyPart } from '../../ui/states/lazy-part.ts';
import { type AnalyticsPlace, weekChoices } from './analytics-place.rules.ts';

const DaysForm = lazyPart(() => import('./days-form.tsx'), 'DaysForm');

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
      <Suspense>
        {isChoosing && <DaysForm days={days} onChoose={(tu, den) => onChange({ tu, den })} />}
      </Suspense>
    </div>
  );
}
