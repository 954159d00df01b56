import { useState } from 'react';
import { personOf, useMemberSearch } from '../../data/company/member-search.ts';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PersonSearch } from '../../ui/inputs/person-search.tsx';
import { Avatar, type Person } from '../../ui/marks/avatar.tsx';

interface AssigneeFieldProps {
  readonly assignee: Person;
  readonly onChange: (assignee: Person) => void;
}

/** Who does it: oneself at first, or anybody of the company by a part of their name. */
export function AssigneeField({ assignee, onChange }: AssigneeFieldProps) {
  const [isSearching, search] = useState(false);
  const button = useFocusBack<HTMLButtonElement>(isSearching);
  if (isSearching) {
    return (
      <AssigneeSearch
        onChoose={(person) => {
          onChange(person);
          search(false);
        }}
      />
    );
  }
  return (
    <div>
      <p className="mb-1.5 text-small font-medium">Người phụ trách</p>
      <div className="flex items-center gap-3 rounded-control border py-1.5 pr-1.5 pl-3">
        <Avatar {...assignee} size={24} />
        <span className="min-w-0 flex-1 one-line">{assignee.name}</span>
        <Button ref={button} size="small" onClick={() => search(true)}>
          Đổi người
        </Button>
      </div>
    </div>
  );
}

function AssigneeSearch({ onChoose }: { readonly onChoose: (person: Person) => void }) {
  const [typed, type] = useState('');
  const { members, isCurrent } = useMemberSearch(typed);
  const people = (members ?? []).map(personOf);
  return (
    <PersonSearch
      words={{ label: 'Người phụ trách', found: 'Người có thể phụ trách', verb: 'Giao cho' }}
      typed={typed}
      onType={type}
      found={{ people, isCurrent }}
      onChoose={onChoose}
      hint={members?.length === 0 ? 'Không tìm thấy ai. Thử một phần khác của tên.' : undefined}
    />
  );
}
