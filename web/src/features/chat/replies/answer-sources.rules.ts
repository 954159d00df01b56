import type { CitedSource } from '@hopgon/contract/search/schemas';
import { meetingPlace, placeInTalk, transcriptPlace } from './numbered-sources.rules.ts';

const kindWords: Readonly<Record<Exclude<CitedSource['kind'], 'turn'>, string>> = {
  note: 'Ghi chú',
  minutes: 'Biên bản',
  decision: 'Quyết định',
  task: 'Việc cần làm',
};

/** What a source is: "12:04" or "Câu 5" of a transcript, "Biên bản". */
export const nameKind = ({ kind, startMs, index }: CitedSource): string =>
  kind === 'turn' ? placeInTalk({ startMs, index: index ?? 0 }) : kindWords[kind];

const tabs = { minutes: 'bien-ban', decision: 'phan-tich', task: 'viec' } as const;
const rowIds = { minutes: 'dong', decision: 'doc', task: 'viec' } as const;

/** Where a source stands: its very line, by the address; null of a task that came from no meeting. */
export function sourcePlace({ kind, id, meetingId, version, index }: CitedSource) {
  if (meetingId === null) return null;
  if (kind === 'turn') return transcriptPlace(meetingId, version, index ?? 0);
  if (kind === 'note')
    return { to: '/meetings/$meetingId/live' as const, params: { meetingId }, hash: `note-${id}` };
  return { ...meetingPlace(meetingId), search: { tab: tabs[kind] }, hash: `${rowIds[kind]}-${id}` };
}

/** What a reader must know of a source that does not read as it did; null of one that does. */
export const stateNote = ({ state }: Pick<CitedSource, 'state'>): string | null =>
  state === 'current' ? null : state === 'changed' ? 'Nguồn đã thay đổi' : 'Nguồn đã bị xóa';
