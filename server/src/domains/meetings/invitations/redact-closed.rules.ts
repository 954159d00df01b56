import { titleOutside } from '@hopgon/contract/meetings/closed-title';
import type { Visibility } from '@hopgon/contract/meetings/schemas';

interface Redactable {
  readonly title: string;
  readonly goal: string;
  readonly visibility: Visibility;
  readonly location: string;
  readonly join_url: string;
  readonly room_name: string | null;
}

/** A meeting as mails and feeds may know it: of a closed one its time, and the link to its page. */
export const redactClosed = <Row extends Redactable>(row: Row): Row =>
  row.visibility === 'closed'
    ? { ...row, title: titleOutside(row), goal: '', location: '', join_url: '', room_name: null }
    : row;
