import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { leadsWith, leadWords, mostReminders, toggled } from './lead.rules.ts';

interface LeadChoicesProps {
  readonly legend: string;
  readonly minutes: readonly number[];
  readonly onChange: (minutes: number[]) => void;
  /** What may be chosen stays in sight although it was taken away meanwhile. */
  readonly offered?: readonly number[];
}

/** When to be reminded: none, or up to five moments before the start. */
export function LeadChoices({ legend, minutes, onChange, offered = [] }: LeadChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-small text-muted">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
        {leadsWith([...offered, ...minutes]).map((lead) => (
          <Checkbox
            key={lead}
            className="pointer-coarse:min-h-11"
            checked={minutes.includes(lead)}
            disabled={!minutes.includes(lead) && minutes.length >= mostReminders}
            onChange={() => onChange(toggled(minutes, lead))}
          >
            {leadWords(lead)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
