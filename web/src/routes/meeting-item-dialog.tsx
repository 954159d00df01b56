import { useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { meQuery } from '../data/account/me.ts';
import { NewItemDialog } from '../features/items/new-item-dialog.tsx';

/** A task that came out of a meeting. */
export function MeetingItemDialog(props: Omit<ComponentProps<typeof NewItemDialog>, 'me'>) {
  const { data: me } = useSuspenseQuery(meQuery);
  return <NewItemDialog {...props} me={{ id: me.id, name: me.displayName }} />;
}
