import type { VerifiedMinutes, VerifiedState } from '@hopgon/contract/minutes/verification/schemas';
import { localDay } from '@hopgon/contract/time/zoned';
import { numberOf } from '../minutes.presenter.ts';
import type { CodeRow } from './codes.store.ts';

function stateOf({ state, is_current: isCurrent }: CodeRow): VerifiedState {
  if (state === 'void') return 'void';
  return isCurrent && (state === 'adopted' || state === 'locked') ? state : 'reopened';
}

export function presentVerified(row: CodeRow): VerifiedMinutes {
  const { time_zone: zone, locked_at: lockedAt, replaced_number: number, replaced_symbol: symbol } = row;
  const state = stateOf(row);
  return {
    companyName: row.company_name,
    number: numberOf(row) ?? '',
    edition: row.edition,
    state,
    adoptedOn: localDay(row.adopted_at, zone),
    lockedOn: lockedAt && state === 'locked' ? localDay(lockedAt, zone) : null,
    replacedBy: numberOf({ number, symbol }),
    hash: row.adopted_hash,
    signatures: row.signatures.map(({ part, way, at, hash, certificate }) => ({
      ...{ part, way, hash, certificate },
      at: new Date(at).toISOString(),
    })),
  };
}
