import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { memberNamesQuery } from '../../data/company/member-names.ts';
import { personOf, useMemberSearch } from '../../data/company/member-search.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { cx } from '../../ui/cx.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { PersonSearch } from '../../ui/inputs/person-search.tsx';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { mostWanted, type Wanted } from './find-time-place.rules.ts';

// On a phone what is ticked stands under the name, which would be cut to a few letters beside it.
const personRow = cx(
  'grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 py-1.5 pr-1.5 pl-3',
  'max-sm:grid-cols-[auto_minmax(0,1fr)_auto]',
);

interface WantedPeopleProps {
  readonly ownId: string;
  readonly wanted: readonly Wanted[];
  readonly onChange: (wanted: readonly Wanted[]) => void;
}

/** For whom a time is looked for, and who of them must come. */
export function WantedPeople({ ownId, wanted, onChange }: WantedPeopleProps) {
  const { data: names } = useQuery(memberNamesQuery(wanted.map(({ userId }) => userId)));
  return (
    <div className="flex flex-col gap-2">
      <PersonFinder wanted={wanted} onAdd={(userId) => onChange([...wanted, { userId, required: true }])} />
      <ul aria-label="Người cần họp" className="divide-y rounded-control border">
        {wanted.map(({ userId, required }) => {
          const name = names?.get(userId) ?? '';
          return (
            <li key={userId} className={personRow}>
              <Avatar id={userId} name={name} size={24} />
              <span className="min-w-0 break-words">{userId === ownId ? `${name} (bạn)` : name}</span>
              <Checkbox
                className="text-small text-muted max-sm:col-start-2 max-sm:row-start-2 pointer-coarse:min-h-11"
                checked={required}
                onChange={({ target }) =>
                  onChange(
                    wanted.map((one) => (one.userId === userId ? { ...one, required: target.checked } : one)),
                  )
                }
              >
                Bắt buộc<span className="sr-only">: {name}</span>
              </Checkbox>
              <IconButton
                label={`Bỏ ${name}`}
                icon={<X />}
                size="small"
                className="max-sm:col-start-3 max-sm:row-start-1"
                disabled={wanted.length === 1}
                onClick={() => onChange(wanted.filter((one) => one.userId !== userId))}
              />
            </li>
          );
        })}
      </ul>
      {!wanted.some(({ required }) => required) && (
        <p role="status" className="text-small text-turmeric-ink">
          Cần ít nhất một người bắt buộc.
        </p>
      )}
    </div>
  );
}

interface PersonFinderProps {
  readonly wanted: readonly Wanted[];
  readonly onAdd: (userId: string) => void;
}

function PersonFinder({ wanted, onAdd }: PersonFinderProps) {
  const [typed, type] = useState('');
  const { members, isCurrent } = useMemberSearch(typed);
  const chosen = new Set(wanted.map(({ userId }) => userId));
  const isFull = wanted.length >= mostWanted;
  const people = (members ?? []).filter(({ userId }) => !chosen.has(userId)).map(personOf);
  const nobody =
    members && people.length === 0 && typed.trim() !== '' ? 'Không còn ai tên như vậy.' : undefined;
  return (
    <PersonSearch
      many
      words={{ label: 'Ai cần họp', found: 'Người có thể thêm', verb: 'Thêm' }}
      typed={typed}
      onType={type}
      found={{ people, isCurrent }}
      onChoose={({ id }) => {
        onAdd(id);
        type('');
      }}
      hint={isFull ? `Tối đa ${mostWanted} người.` : nobody}
      disabled={isFull}
    />
  );
}
