/** What somebody else's record says of an item, as minutes do. */
export interface RecordedTask {
  readonly title: string;
  readonly assigneeId: string | null;
  /** YYYY-MM-DD */
  readonly deadline: string | null;
}

export const isSameTask = (one: RecordedTask, other: RecordedTask): boolean =>
  one.title === other.title && one.assigneeId === other.assigneeId && one.deadline === other.deadline;
