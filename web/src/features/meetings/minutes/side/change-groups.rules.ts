import type { MinutesChange } from '@hopgon/contract/minutes/remarks/schemas';

export interface ChangeGroup {
  readonly first: MinutesChange;
  readonly changes: readonly MinutesChange[];
}

const groupable: readonly MinutesChange['act'][] = ['line-accepted', 'line-added'];

const isTogether = (one: MinutesChange, other: MinutesChange): boolean =>
  groupable.includes(one.act) &&
  one.act === other.act &&
  one.by.userId === other.by.userId &&
  one.at === other.at;

/** Lines that one person accepted or added in one act stand together. */
export function groupChanges(changes: readonly MinutesChange[]): ChangeGroup[] {
  const groups: { first: MinutesChange; changes: MinutesChange[] }[] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    if (last && isTogether(last.first, change)) last.changes.push(change);
    else groups.push({ first: change, changes: [change] });
  }
  return groups;
}
