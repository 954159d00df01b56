import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { presentClashingMeeting } from './clash.presenter.ts';
import { type ClashesOfPeople, listBookedRows } from './list-booked-rows.ts';

export interface Clash {
  readonly userId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Null where the asker may only know that the person is busy. */
  readonly meeting: { readonly id: string; readonly title: string } | null;
}

/** What keeps these people from coming between two instants, by start; who declined or is only informed is free. */
export async function findClashes(scope: CompanyScope, wanted: ClashesOfPeople): Promise<Clash[]> {
  const rows = await listBookedRows(scope, { ...wanted, roomId: null });
  return rows.map((row) => ({
    userId: row.subject_id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    meeting: presentClashingMeeting(row, scope.actor.userId),
  }));
}
