import type { ListedNotification, Notification } from '@hopgon/contract/notifications/schemas';
import type { ReactNode } from 'react';
import type { ReadNotification } from '../../data/notifications.ts';

export interface RowProps {
  readonly row: ListedNotification;
  readonly onlyUnread?: boolean;
  /** When something came, in words. */
  readonly whenOf: (line: Notification) => string;
  /** Somebody goes to the page of a line or row. */
  readonly onOpen: (opened: ReadNotification & Notification) => void;
  /** At the right of a line or row. */
  readonly asideOf?: (line: ReadNotification & Notification) => ReactNode;
}
