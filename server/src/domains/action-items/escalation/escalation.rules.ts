interface Overdue {
  readonly assignee_id: string | null;
  readonly leader_id: string | null;
  readonly created_by: string | null;
}

/**
 * Who is notified that an item has long been overdue: who leads its meeting, else who gave the work; nobody of their own,
 * and nobody who left.
 */
export function escalationReader(
  { assignee_id, leader_id, created_by }: Overdue,
  active: ReadonlySet<string>,
): string | null {
  const readers = [leader_id, created_by];
  return readers.find((id) => id !== null && id !== assignee_id && active.has(id)) ?? null;
}
