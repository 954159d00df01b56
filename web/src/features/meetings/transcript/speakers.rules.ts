import type { Speaker } from '@hopgon/contract/transcripts/schemas';

/** Nobody said who it is, and the name does not say it. */
export const isUnknown = ({ assigned, named }: Speaker): boolean => !assigned && !named;

/** Who it is; the label beside it where that reads otherwise. */
export function sureName({ label, assigned, named }: Speaker): string {
  const name = assigned?.name ?? named?.displayName ?? label;
  return name === label ? name : `${name} (${label})`;
}

/** Who a speaker is, as assigned to another one: the same person, member or not, or the same label. */
export function sameAs({ label, assigned, named }: Speaker): {
  readonly userId: string | null;
  readonly name: string;
} {
  if (assigned) return { userId: assigned.userId, name: assigned.userId === null ? assigned.name : '' };
  if (!named) return { userId: null, name: label };
  return { userId: named.userId, name: named.userId === null ? named.displayName : '' };
}
