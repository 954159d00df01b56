import type { UnsentNote } from '../../../data/notes/unsent-notes.ts';

type Row = Omit<UnsentNote, 'version' | 'isDeleted'>;

/** The row that is being written; it is begun with its first letter. */
export interface OpenRow extends Row {
  readonly isBegun: boolean;
}

export const startRow = (id: string): OpenRow => ({
  ...{ id, kind: 'note', text: '', agendaItemId: null, second: 0, assigneeId: null, deadline: null },
  isBegun: false,
});

/** A row with another kind or text; only work has a person and a day. */
export const withTyped = <R extends Row>(row: R, typed: Pick<Row, 'kind' | 'text'>): R => ({
  ...row,
  ...typed,
  ...(typed.kind === 'task' ? {} : { assigneeId: null, deadline: null }),
});
