import type { ReactNode } from 'react';
import { isDay } from '../../lib/format/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DateInput } from '../../ui/inputs/date-input.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { type AuditPlace, groups } from './audit-place.rules.ts';
import { groupWords } from './audit-words.ts';
import { PersonField } from './person-field.tsx';

interface AuditFiltersProps {
  readonly place: AuditPlace;
  /** Of the person chosen, where the record names them. */
  readonly personName: string | undefined;
  /** Words to look for. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onChange: (place: AuditPlace) => void;
  readonly onShowAll: () => void;
  readonly children: ReactNode;
}

const all = '';
const groupChoices = [
  { value: all, label: 'Mọi việc' },
  ...groups.map((value) => ({ value, label: groupWords[value] })),
];

export function AuditFilters(props: AuditFiltersProps) {
  const { place, personName, typed, onType, onChange, onShowAll, children } = props;
  const set = (key: keyof AuditPlace, value: string) => {
    const rest = Object.fromEntries(Object.entries(place).filter(([name]) => name !== key));
    onChange(value === all ? rest : { ...rest, [key]: value });
  };
  const setDay = (key: 'from' | 'to', day: string) => {
    if (isDay(day) || day === '') set(key, day);
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="w-56 max-sm:w-full">
        <PersonField person={place.person} name={personName} onChange={(person) => set('person', person)} />
      </div>
      <div className="w-44 max-sm:w-full">
        <Field label="Nhóm">
          <Select
            value={place.group ?? all}
            choices={groupChoices}
            onChange={(group) => set('group', group)}
          />
        </Field>
      </div>
      <div className="w-48 max-sm:w-full">
        <Field label="Từ ngày">
          <DateInput value={place.from ?? ''} max={place.to} onChange={(day) => setDay('from', day)} />
        </Field>
      </div>
      <div className="w-48 max-sm:w-full">
        <Field label="Đến ngày">
          <DateInput value={place.to ?? ''} min={place.from} onChange={(day) => setDay('to', day)} />
        </Field>
      </div>
      <SearchInput
        className="w-56 max-sm:w-full"
        label="Tìm trong nhật ký"
        placeholder="Tìm, không cần dấu"
        value={typed}
        onChange={onType}
      />
      {(Object.keys(place).length > 0 || typed !== '') && (
        <Button look="plain" onClick={onShowAll}>
          Bỏ lọc
        </Button>
      )}
      <div className="ml-auto max-sm:w-full max-sm:[&>*]:w-full">{children}</div>
    </div>
  );
}
