import type { Card } from '@hopgon/contract/chat/schemas';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { meQuery } from '../../../data/account/me.ts';
import { AvatarRow } from '../../../ui/marks/avatar.tsx';

type People = Extract<Card['change'], { kind: 'meeting' }>['people'];

const mostPeopleNamed = 8;

/** Who is to come, by name; of a whole company the first, until one asks for them all. */
export function CardPeople({ people }: { readonly people: People }) {
  const { data: me } = useSuspenseQuery(meQuery);
  const [all, showAll] = useState(false);
  // Naming one more person is as short as counting them.
  const isLong = people.length > mostPeopleNamed + 1;
  const named = isLong && !all ? people.slice(0, mostPeopleNamed) : people;
  const names = named.map(({ userId, displayName }) => (userId === me.id ? 'Bạn' : displayName)).join(', ');
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <span aria-hidden="true" className="flex">
        <AvatarRow people={people.map(({ userId, displayName }) => ({ id: userId, name: displayName }))} />
      </span>
      <span className="min-w-0">
        {names}
        {isLong && (
          <>
            {all ? '. ' : ' và '}
            <button
              type="button"
              aria-expanded={all}
              className="link pointer-coarse:min-h-8"
              onClick={() => showAll(!all)}
            >
              {all ? 'Thu gọn' : `${people.length - mostPeopleNamed} người khác`}
            </button>
          </>
        )}
      </span>
    </span>
  );
}
