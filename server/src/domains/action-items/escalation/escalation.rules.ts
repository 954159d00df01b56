interface Overdue {
  readonly assignee_id: string;
  readonly leader_id: string | null;
  readonly created_by: string | null;
}

/** Who is notified that an item has long been overdue: who leads its meeting, else who gave the work; nobody of their own. */
export function escalationReader({ assignee_id, leader_id, created_by }: Overdue): string | null {
  const readers = [leader_id, created_by];
  return readers.find((reader) => reader !== null && reader !== assignee_id) ?? null;
}
