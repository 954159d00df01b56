import type { DerivedDocument } from '@hopgon/contract/minutes/derived/schemas';
import { presentChosenTemplate } from '../minutes.presenter.ts';
import { formatMinutesNumber } from '../register/numbers.rules.ts';
import type { DerivedRow } from './derived.store.ts';

export const presentDerived = (row: DerivedRow): DerivedDocument => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  recipients: row.recipients,
  ownTemplate: presentChosenTemplate(row),
  lineIds: row.line_ids,
  state: row.state,
  number:
    row.number === null || row.symbol === null || row.numbered_at === null
      ? null
      : {
          number: formatMinutesNumber(row.number, row.symbol),
          at: row.numbered_at.toISOString(),
          isVoid: row.number_state === 'void',
        },
  created: {
    by: { userId: row.created_by, displayName: row.creator_name },
    at: row.created_at.toISOString(),
  },
  hash: row.pdf_hash,
});
