import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { type RequiredMinutes, requireMinutes } from '../document/require-minutes.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { type DerivedRow, derivedStore } from './derived.store.ts';

export interface NamedDerived {
  readonly meetingId: string;
  readonly derivedId: string;
}

/** A document of the locked minutes of a meeting, if the caller may view or derive it; a draft only for those who derive. */
export async function requireDerived(
  tx: CompanyScope,
  { meetingId, derivedId }: NamedDerived,
  right: 'view' | 'derive',
): Promise<RequiredMinutes & { readonly document: DerivedRow }> {
  const isChange = right === 'derive';
  const minutes = await requireMinutes(tx, {
    meetingId,
    // A document belongs to the edition it was written from, also while that is being corrected.
    edition: await derivedStore.findEdition(tx.db, meetingId, derivedId),
    meetingRight: isChange ? 'edit' : 'view',
    right: minutesPolicy[right],
    lock: isChange,
  });
  const document = await derivedStore.find(tx.db, minutes.row.id, derivedId);
  const isHidden = document?.state === 'draft' && !minutes.standing.isEditor;
  if (!document || isHidden) throw new Failure('minutes_document_not_found');
  return { ...minutes, document };
}
