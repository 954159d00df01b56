import type { Refusal } from '@hopgon/contract/failure';
import { Body } from '@hopgon/contract/governance/schemas';
import type { MinutesTemplate } from '@hopgon/contract/minutes/schemas';

interface ChairNamed {
  readonly before: string | null;
  readonly after: string | null;
  readonly actorId: string;
  /** Of the meeting; null while nobody chairs it. */
  readonly chairId: string | null;
  /** Who chairs the meeting, or created one without a chair. */
  readonly leaderId: string;
  /** Owner or admin of the company. */
  readonly isManager: boolean;
}

/** Who is named as chair adopts the minutes: another than the meeting's is named by who leads it, or by a manager. */
export function chairRefusal(named: ChairNamed): Refusal {
  const { before, after, actorId, chairId, leaderId, isManager } = named;
  if (after === null || after === before || after === chairId) return null;
  return isManager || actorId === leaderId ? null : 'minutes_chair_other';
}

interface Signers {
  readonly template: MinutesTemplate;
  readonly chair_id: string | null;
  readonly secretary_id: string | null;
}

/** Minutes of a body that the law has rules for are signed by two people. */
export const signersRefusal = ({
  template,
  chair_id: chairId,
  secretary_id: secretaryId,
}: Signers): Refusal =>
  chairId !== null && chairId === secretaryId && Body.safeParse(template).success
    ? 'minutes_one_signer'
    : null;
