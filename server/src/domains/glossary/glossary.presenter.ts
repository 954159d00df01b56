import type { Term } from '@hopgon/contract/glossary/schemas';
import type { TermRow } from './glossary.store.ts';

export const presentTerm = ({ id, written, spoken, asks, state, updated_at, version }: TermRow): Term => ({
  id,
  written,
  spoken,
  asks,
  state,
  updatedAt: updated_at.toISOString(),
  version,
});
