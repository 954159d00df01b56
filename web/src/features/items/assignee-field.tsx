import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { memberSearchQuery } from '../../data/member-search.ts';
import { Avatar, type Person } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

const mostOffered = 5;

interface AssigneeFieldProps {
  readonly assignee: Person;
  readonly onChange: (assignee: Person) => void;
}

/** Who does it: oneself at first, or anybody of the company by a part of their name. */
export function AssigneeField({ assignee, onChange }: AssigneeFieldProps) {
  const [search, setSearch] = useState<string | null>(null);
  if (search === null) {
    return (
      <div>
        <p className="mb-1.5 text-small font-medium">Người phụ trách</p>
        <div className="flex items-center gap-3 rounded-control border py-1.5 pr-1.5 pl-3">
          <Avatar {...assignee} size={24} />
          <span className="min-w-0 flex-1 one-line">{assignee.name}</span>
          <Button size="small" onClick={() => setSearch('')}>
            Đổi người
          </Button>
        </div>
      </div>
    );
  }
  const choose = (person: Person) => {
    onChange(person);
    setSearch(null);
  };
  return <AssigneeSearch search={search} onSearch={setSearch} onChoose={choose} />;
}

interface AssigneeSearchProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onChoose: (person: Person) => void;
}

function AssigneeSearch({ search, onSearch, onChoose }: AssigneeSearchProps) {
  const { data } = useQuery(memberSearchQuery(useDeferredValue(search.trim())));
  const offered = data?.members.slice(0, mostOffered) ?? [];
  return (
    <div className="flex flex-col gap-2">
      <Field
        label="Người phụ trách"
        hint={data && offered.length === 0 ? 'Không tìm thấy ai. Thử một phần khác của tên.' : undefined}
      >
        <Input
          // One has just pressed the button that this takes the place of.
          ref={(input) => input?.focus()}
          type="search"
          autoComplete="off"
          placeholder="Tìm theo tên hoặc phòng ban"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </Field>
      {offered.length > 0 && (
        <ul aria-label="Người có thể phụ trách" className="flex flex-wrap gap-1.5">
          {offered.map(({ userId, displayName, email }) => (
            <li key={userId}>
              <button
                type="button"
                onClick={() => onChoose({ id: userId, name: displayName || email })}
                className="inline-flex min-h-8 items-center gap-2 rounded-full border border-line-control py-0.5 pr-3 pl-1 text-small hover:bg-hover pointer-coarse:min-h-11"
              >
                <Avatar id={userId} name={displayName} size={24} />
                <span className="sr-only">Giao cho </span>
                {displayName || email}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
