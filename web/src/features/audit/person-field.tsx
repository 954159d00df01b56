import { useState } from 'react';
import { personOf, useMemberSearch } from '../../data/company/member-search.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { SearchSelect } from '../../ui/inputs/search-select.tsx';

interface PersonFieldProps {
  readonly person: string | undefined;
  /** As the record names them, also after they left. */
  readonly name: string | undefined;
  readonly onChange: (person: string) => void;
}

const everybody = { value: '', label: 'Mọi người' };

/** Anybody of the company by a part of their name; a former member is chosen by their name in the list. */
export function PersonField({ person, name, onChange }: PersonFieldProps) {
  const [typed, type] = useState('');
  const { members: found } = useMemberSearch(typed);
  const members = (found ?? []).map(personOf).map(({ id, name: label }) => ({ value: id, label }));
  const known = members.find(({ value }) => value === person);
  const chosen = person ? (known ?? { value: person, label: name ?? 'Người đang chọn' }) : everybody;
  return (
    <Field label="Người">
      <SearchSelect
        chosen={chosen}
        choices={typed.trim() === '' ? [everybody, ...members] : members}
        typed={typed}
        onType={type}
        onChange={onChange}
        searchLabel="Tìm theo tên"
        empty="Không tìm thấy ai."
      />
    </Field>
  );
}
