import type { Minutes, SignaturePart, SignatureWay } from '@hopgon/contract/minutes/schemas';
import type { Updateable } from 'kysely';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { MinutesWorld } from '../document/complete-minutes-change.ts';
import type { RequiredMinutes } from '../document/require-minutes.ts';
import { signersOf } from '../legal/signers.rules.ts';
import { minutesStore } from '../minutes.store.ts';
import type { MinutesTable } from '../minutes.tables.ts';
import { completeStep } from './complete-step.ts';

interface Signed {
  readonly parts: readonly SignaturePart[];
  readonly way: SignatureWay;
  readonly set?: Updateable<MinutesTable>;
}

const signers: Readonly<Record<SignaturePart, string>> = {
  secretary: 'thư ký',
  chair: 'chủ tọa',
  members: 'các thành viên khác',
};
const ways: Readonly<Record<SignatureWay, string>> = { hand: 'trên bản quét', electronic: 'ký điện tử' };

/** Ends the step in which these parts were signed; with all signatures, each made its own way, the minutes are locked. */
export async function completeSignatures(
  world: MinutesWorld,
  tx: CompanyScope,
  minutes: Pick<RequiredMinutes, 'row' | 'meeting'>,
  { parts, way, set = {} }: Signed,
): Promise<Minutes> {
  const signed = await minutesStore.signatures(tx.db, minutes.row.id);
  const isLocked = signersOf(minutes.row).every((part) =>
    signed.some((signature) => signature.part === part),
  );
  const changes = parts.map((part) => ({
    act: 'signed' as const,
    after: `Chữ ký ${signers[part]}, ${ways[way]}`,
  }));
  const { company_id: companyId, meeting_id: meetingId, chair_id, secretary_id } = minutes.row;
  const signerIds = [
    parts.includes('chair') ? chair_id : null,
    parts.includes('secretary') ? secretary_id : null,
  ];
  await world.bus.emit(tx, 'minutes.signed', {
    ...{ companyId, meetingId },
    signerIds: signerIds.filter((id) => id !== null),
  });
  return completeStep(world, tx, minutes, {
    changes: isLocked ? [...changes, { act: 'locked' }] : changes,
    set: isLocked ? { ...set, state: 'locked', locked_at: world.clock.now() } : set,
    ...(isLocked && { event: 'minutes.locked' as const }),
  });
}
