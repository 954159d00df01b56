import { useState } from 'react';
import { storage } from '../../lib/storage.ts';

export type MembersView = 'grid' | 'list';

const storageKey = 'membersView';

/** Cards or rows; what was chosen last on this device stays. */
export function useMembersView(): [MembersView, (view: MembersView) => void] {
  const [view, show] = useState<MembersView>(() => (storage.read(storageKey) === 'list' ? 'list' : 'grid'));
  const choose = (next: MembersView) => {
    storage.write(storageKey, next);
    show(next);
  };
  return [view, choose];
}
