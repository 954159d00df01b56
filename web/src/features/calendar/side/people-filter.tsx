import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { memberNamesQuery } from '../../../data/company/member-names.ts';
import { personOf, useMemberSearch } from '../../../data/company/member-search.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { SearchInput } from '../../../ui/inputs/search-input.tsx';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { mostPeople, personIdsOf } from '../calendar-place.rules.ts';

interface PeopleFilterProps {
  /** Ids by commas, as in the address. */
  readonly people: string | undefined;
  readonly onChange: (people: string | undefined) => void;
}

/** Colleagues whose meetings are shown beside one's own: those of them that one may see. */
export function PeopleFilter({ people, onChange }: PeopleFilterProps) {
  const ids = personIdsOf(people);
  const { data: names } = useQuery(memberNamesQuery(ids));
  const [isAdding, add] = useState(false);
  const button = useFocusBack<HTMLButtonElement>(isAdding);
  const set = (next: readonly string[]) => onChange(next.length > 0 ? next.join(',') : undefined);
  return (
    <section className="flex flex-col gap-1.5">
      <h2 className="text-small font-semibold">Xem lịch cùng</h2>
      {ids.length > 0 && (
        <ul aria-label="Đang xem lịch cùng">
          {ids.map((id) => {
            const name = names?.get(id) ?? 'Thành viên';
            return (
              <li key={id} className="flex items-center gap-2.5 text-small">
                <Avatar id={id} name={name} size={24} />
                <span className="one-line min-w-0 flex-1">{name}</span>
                <IconButton
                  label={`Bỏ xem lịch của ${name}`}
                  icon={<X />}
                  size="small"
                  onClick={() => set(ids.filter((each) => each !== id))}
                />
              </li>
            );
          })}
        </ul>
      )}
      {isAdding ? (
        <AddPerson
          chosen={ids}
          onLeave={() => add(false)}
          onChoose={(id) => {
            add(false);
            set([...ids, id]);
          }}
        />
      ) : (
        ids.length < mostPeople && (
          <button
            ref={button}
            type="button"
            className="link flex items-center gap-2.5 self-start text-small pointer-coarse:min-h-11"
            onClick={() => add(true)}
          >
            <Plus className="size-4" />
            Thêm người
          </button>
        )
      )}
    </section>
  );
}

interface AddPersonProps {
  readonly chosen: readonly string[];
  readonly onChoose: (id: string) => void;
  readonly onLeave: () => void;
}

function AddPerson({ chosen, onChoose, onLeave }: AddPersonProps) {
  const [typed, setTyped] = useState('');
  const { members } = useMemberSearch(typed);
  const offered = (members ?? [])
    .map(personOf)
    .filter(({ id }) => !chosen.includes(id))
    .slice(0, 6);
  return (
    <div className="flex flex-col gap-1">
      <SearchInput
        label="Tìm người để xem lịch cùng"
        placeholder="Tên hoặc phòng ban"
        value={typed}
        onChange={setTyped}
        autoFocus
        onLeave={onLeave}
      />
      <ul aria-label="Người có thể xem lịch cùng">
        {offered.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="flex min-h-9 w-full items-center gap-2.5 rounded-control px-1.5 text-left text-small hover:bg-hover pointer-coarse:min-h-11"
            >
              <Avatar id={id} name={name} size={24} />
              <span className="one-line min-w-0">{name}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="link self-start text-small pointer-coarse:min-h-11" onClick={onLeave}>
        Hủy
      </button>
    </div>
  );
}
