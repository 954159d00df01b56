import type { AdoptedDecision } from '@hopgon/contract/minutes/decisions/schemas';
import { formatMinutesNumber } from '../register/numbers.rules.ts';
import type { DecisionRow } from './decisions.store.ts';

export const presentDecision = (row: DecisionRow): AdoptedDecision => ({
  ...{ id: row.id, text: row.text, meetingId: row.meeting_id, edition: row.edition, title: row.title },
  number: row.number === null || row.symbol === null ? null : formatMinutesNumber(row.number, row.symbol),
  adoptedAt: (row.adopted_at ?? new Date(0)).toISOString(),
});
