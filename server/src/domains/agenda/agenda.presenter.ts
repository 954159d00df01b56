import type { Agenda } from '@hopgon/contract/preparation/schemas';
import type { AgendaItemRow } from './agenda.store.ts';

interface Presented {
  readonly version: number;
  readonly meetingMinutes: number;
  readonly canEdit: boolean;
}

export const presentAgenda = (
  rows: readonly AgendaItemRow[],
  { version, meetingMinutes, canEdit }: Presented,
): Agenda => ({
  version,
  items: rows.map(({ id, title, minutes, presenter_id, presenter_name, note, done, source }) => ({
    id,
    title,
    minutes,
    presenter: presenter_id ? { userId: presenter_id, displayName: presenter_name ?? '' } : null,
    note,
    done,
    source,
  })),
  totalMinutes: rows.reduce((sum, { minutes }) => sum + minutes, 0),
  meetingMinutes,
  can: { edit: canEdit },
});
