import { useState } from 'react';
import { isDay } from '../../../lib/format/days.ts';
import { DeadlineField } from '../../../ui/inputs/deadline-field.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { useLivePage } from '../live-context.ts';

export interface TaskFacts {
  readonly assigneeId: string | null;
  readonly deadline: string | null;
}

interface TaskFieldsProps extends TaskFacts {
  readonly onChange: (facts: TaskFacts) => void;
}

/** Who does the work, and until when: chosen by who writes the row, never read out of its text. */
export function TaskFields({ assigneeId, deadline, onChange }: TaskFieldsProps) {
  const { live } = useLivePage();
  const [typed, type] = useState(deadline ?? '');
  const people = live.people.filter(({ isMember }) => isMember);
  const choices = [
    { value: '', label: 'Chưa rõ ai' },
    ...people.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div className="grid grid-cols-2 gap-2 py-2 max-[20rem]:grid-cols-1">
      <Field label="Người phụ trách" hideLabel>
        <Select
          value={assigneeId ?? ''}
          choices={choices}
          onChange={(id) => onChange({ assigneeId: id === '' ? null : id, deadline })}
        />
      </Field>
      <DeadlineField
        hideLabel
        error={typed !== '' && !isDay(typed) ? 'Ngày chưa đúng' : ''}
        value={typed}
        onChange={(day) => {
          type(day);
          if (day === '' || isDay(day)) onChange({ assigneeId, deadline: day || null });
        }}
      />
    </div>
  );
}
