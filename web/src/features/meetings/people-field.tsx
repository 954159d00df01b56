import type { Member } from '@hopgon/contract/companies/schemas';
import type { ParticipantRole } from '@hopgon/contract/meetings/schemas';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useDeferredValue, useState } from 'react';
import { memberSearchQuery } from '../../data/member-search.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { roleWords } from './meeting-words.ts';
import { type Invited, withRole } from './people.rules.ts';

const roles = (['attendee', 'chair', 'secretary', 'guest', 'informed'] as const).map((value) => ({
  value,
  label: roleWords[value],
}));

const mostOffered = 5;

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
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const { data } = useQuery(memberSearchQuery(wanted));
  const chosen = new Set<string | undefined>([ownId, ...invited.map(({ userId }) => userId)]);
  const offered = (data?.members ?? []).filter(({ userId }) => !chosen.has(userId)).slice(0, mostOffered);

  const add = ({ userId, displayName }: Member) => {
    onChange([...invited, { userId, displayName, role: 'attendee' }]);
    setSearch('');
  };
  const setRole = (userId: string, role: ParticipantRole) => onChange(withRole(invited, userId, role));
  // A meeting has at least one person: in a new one that is whoever makes it.
  const isLast = ownId === undefined && invited.length === 1;
  const remove = (userId: string) => onChange(invited.filter((person) => person.userId !== userId));

  return (
    <div className="flex flex-col gap-2">
      <Field label="Người dự" hint={data && offered.length === 0 ? nobody(search) : undefined}>
        <Input
          type="search"
          autoComplete="off"
          placeholder="Tìm theo tên hoặc phòng ban"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </Field>
      {offered.length > 0 && (
        <ul aria-label="Người có thể mời" className="flex flex-wrap gap-1.5">
          {offered.map((member) => (
            <li key={member.userId}>
              <button
                type="button"
                onClick={() => add(member)}
                className="inline-flex min-h-8 items-center gap-2 rounded-full border border-line-control py-0.5 pr-3 pl-1 text-small hover:bg-hover pointer-coarse:min-h-11"
              >
                <Avatar id={member.userId} name={member.displayName} size={24} />
                <span className="sr-only">Mời </span>
                {member.displayName || member.email}
                <Plus aria-hidden="true" className="size-4 text-muted" />
              </button>
            </li>
          ))}
        </ul>
      )}
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
