import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { personOf, useMemberSearch } from '../../../../data/company/member-search.ts';
import { PersonSearch } from '../../../../ui/inputs/person-search.tsx';
import type { PartProps } from './part-props.ts';

interface PeopleFieldProps extends PartProps {
  readonly label: string;
  /** Another who is chosen takes the place of the one there is. */
  readonly isOne: boolean;
}

export function PeopleField({ form: { people }, shown, onChange, label, isOne }: PeopleFieldProps) {
  const [typed, setTyped] = useState('');
  const { members, isCurrent } = useMemberSearch(typed);
  const chosen = new Set(people.map(({ id }) => id));
  const found = (typed.trim() === '' ? [] : (members ?? []))
    .map(personOf)
    .filter(({ id }) => !chosen.has(id));
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label={label} className="flex flex-wrap gap-1.5">
        {people.map(({ id, name }) => (
          <li
            key={id}
            className="inline-flex items-center gap-1 rounded-full bg-hover py-0.5 pr-1 pl-3 text-small"
          >
            {name}
            <button
              type="button"
              aria-label={`Bỏ ${name}`}
              className="grid size-7 place-items-center rounded-full hover:bg-line pointer-coarse:size-11"
              onClick={() => onChange({ people: people.filter((one) => one.id !== id) })}
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <PersonSearch
        words={{
          label: isOne ? `Đổi ${label.toLowerCase()}` : `Thêm ${label.toLowerCase()}`,
          found: 'Người tìm thấy',
          verb: 'Chọn',
        }}
        many
        typed={typed}
        onType={setTyped}
        found={{ people: found, isCurrent }}
        onChoose={({ id, name }) => {
          onChange({ people: isOne ? [{ id, name }] : [...people, { id, name }] });
          setTyped('');
        }}
      />
      {shown.people !== undefined && <p className="text-small text-brick-ink">{shown.people}</p>}
    </div>
  );
}
