import { Failure } from '@hopgon/contract/failure';
import type { PersonalPart } from '@hopgon/contract/minutes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { type RequiredMinutes, requireMinutes } from '../document/require-minutes.ts';
import { signersOf } from '../legal/signers.rules.ts';
import { signaturePolicy } from '../minutes.policy.ts';
import { minutesStore } from '../minutes.store.ts';

export interface Signing {
  readonly meetingId: string;
  readonly part: PersonalPart;
  /** Of the adopted PDF, as the signer read it. */
  readonly hash: string;
}

export interface Signable extends RequiredMinutes {
  /** The PDF as it is now, which the signature is added to. */
  readonly fileId: string;
}

/** The adopted minutes whose part the caller may sign, if they still are what the caller read. */
export async function requireSignable(
  tx: CompanyScope,
  { meetingId, part, hash }: Signing,
  { lock }: { readonly lock: boolean },
): Promise<Signable> {
  const right = (standing: Parameters<typeof signaturePolicy.signElectronically>[0]) =>
    signaturePolicy.signElectronically(standing, part);
  const minutes = await requireMinutes(tx, { meetingId, right, lock });
  const { row } = minutes;
  if (!signersOf(row).includes(part)) throw new Failure('not_allowed');
  if (row.pdf_hash !== hash) throw new Failure('minutes_adopted_again');
  const signatures = await minutesStore.signatures(tx.db, row.id);
  if (signatures.some((signature) => signature.part === part)) throw new Failure('minutes_signed');
  if (await minutesStore.isReplaced(tx.db, row.id)) throw new Failure('minutes_state');
  const fileId = row.signed_file_id ?? row.pdf_file_id;
  // Only a PDF that bears a code has places for signatures.
  if (row.code === null || fileId === null) throw new Failure('minutes_not_signable');
  return { ...minutes, fileId };
}
