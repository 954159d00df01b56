import type { Member } from '@hopgon/contract/companies/schemas';
import type { MemberAct } from './member-actions.tsx';

/** What cards and rows are drawn from. */
export interface MemberRows {
  /** How many there are, read or not. */
  readonly total: number;
  /** Those of the places in sight that are known by now. */
  readonly members: readonly Member[];
  /** By place in the whole list, from 0; undefined until it was read. */
  readonly memberAt: (place: number) => Member | undefined;
  readonly ownId: string;
  readonly onAct: (act: MemberAct, member: Member) => void;
  /** The first and the last place that are drawn. */
  readonly onSight: (first: number, last: number) => void;
}
