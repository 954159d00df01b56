import { useState } from 'react';
import { storage } from '../../lib/storage.ts';

export type MembersView = 'grid' | 'list';

const key = 'membersView';

/** Cards or rows; what was chosen last on this device stays. */
export function useMembersView(): [MembersView, (view: MembersView) => void] {
  const [view, show] = useState<MembersView>(() => (storage.read(key) === 'list' ? 'list' : 'grid'));
  const choose = (next: MembersView) => {
    storage.write(key, next);
    show(next);
  };
  return [view, choose];
}
