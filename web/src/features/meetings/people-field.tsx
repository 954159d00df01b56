import type { ParticipantRole } from '@hopgon/contract/meetings/schemas';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { roleWords } from '../../data/answer-words.ts';
import { personOf, useMemberSearch } from '../../data/member-search.ts';
import { Avatar, type Person } from '../../ui/avatar.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PersonSearch } from '../../ui/person-search.tsx';
import { Select } from '../../ui/select.tsx';
import { type Invited, withRole } from './people.rules.ts';

const roles = (['attendee', 'chair', 'secretary', 'guest', 'informed'] as const).map((value) => ({
  value,
  label: roleWords[value],
}));

// On a phone the part stands under the name, which would be cut to a few letters beside it.
const personRow = cx(
  'grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 py-1.5 pr-1.5 pl-3',
  'max-sm:grid-cols-[auto_minmax(0,1fr)_auto]',
);

interface PeopleFieldProps {
  /** Whoever comes anyway and is not offered. */
  readonly ownId?: string;
  readonly invited: readonly Invited[];
  readonly onChange: (invited: readonly Invited[]) => void;
}

/** Whom to invite: people of the company, found by any part of their name. */
export function PeopleField({ ownId, invited, onChange }: PeopleFieldProps) {
  const [typed, type] = useState('');
  const { members, isCurrent } = useMemberSearch(typed);
  const chosen = new Set<string | undefined>([ownId, ...invited.map(({ userId }) => userId)]);
  const others = members?.filter(({ userId }) => !chosen.has(userId));

  const add = ({ id, name }: Person) => {
    onChange([...invited, { userId: id, displayName: name, role: 'attendee' }]);
    type('');
  };
  const setRole = (userId: string, role: ParticipantRole) => onChange(withRole(invited, userId, role));
  // A meeting has at least one person: in a new one that is whoever makes it.
  const isLast = ownId === undefined && invited.length === 1;
  const remove = (userId: string) => onChange(invited.filter((person) => person.userId !== userId));

  return (
    <div className="flex flex-col gap-2">
      <PersonSearch
        many
        words={{ label: 'Người dự', found: 'Người có thể mời', verb: 'Mời' }}
        typed={typed}
        onType={type}
        found={{ people: (others ?? []).map(personOf), isCurrent }}
        onChoose={add}
        hint={others?.length === 0 ? nobody(typed) : undefined}
      />
      {invited.length > 0 && (
        <ul aria-label="Người được mời" className="divide-y rounded-control border">
          {invited.map(({ userId, displayName, role }) => (
            <li key={userId} className={personRow}>
              <Avatar id={userId} name={displayName} size={24} />
              <span className="one-line">{displayName || 'Chưa đặt tên'}</span>
              <div className="w-36 max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2">
                <Select
                  label={`Vai trò của ${displayName}`}
                  choices={roles}
                  value={role}
                  onChange={(next) => setRole(userId, next)}
                />
              </div>
              <IconButton
                label={`Bỏ ${displayName}`}
                icon={<X />}
                disabled={isLast}
                onClick={() => remove(userId)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const nobody = (search: string): string =>
  search.trim() === '' ? 'Không còn ai khác trong công ty.' : 'Không tìm thấy ai. Thử một phần khác của tên.';
