import { DateInput } from '../../../../ui/inputs/date-input.tsx';
import { Field } from '../../../../ui/inputs/field.tsx';
import type { LegalDraft, LegalProblems } from './legal.rules.ts';

type DayName = 'previousOn' | 'invitedOn' | 'sentOn' | 'dueOn';

interface DayFieldsProps {
  readonly draft: LegalDraft;
  readonly problems: LegalProblems;
  /** Which days are asked for, with their labels. */
  readonly labels: Partial<Record<DayName, string>>;
  readonly onChange: (part: Partial<LegalDraft>) => void;
}

const order: readonly DayName[] = ['previousOn', 'invitedOn', 'sentOn', 'dueOn'];

export const DayFields = ({ draft, problems, labels, onChange }: DayFieldsProps) =>
  order.flatMap((name) => {
    const label = labels[name];
    return label === undefined
      ? []
      : [
          <Field key={name} label={label} error={problems[name]}>
            <DateInput value={draft[name]} onChange={(day) => onChange({ [name]: day })} />
          </Field>,
        ];
  });
