import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { useState } from 'react';

interface ReadItem {
  /** The task that is answered: what somebody changed since this was read must not be answered unread. */
  readonly read: ActionItem;
  /** After an answer was refused as stale the dialog shows the task as it is now. */
  readonly readAgain: () => void;
}

/** The task as it was when its dialog opened. */
export function useReadItem(item: ActionItem): ReadItem {
  const [opened, setOpened] = useState<ActionItem | null>(item);
  return { read: opened ?? item, readAgain: () => setOpened(null) };
}
