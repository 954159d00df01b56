import type { LiveItem } from '@hopgon/contract/live/schemas';
import type { ShownNote } from '../../../data/notes/merge-notes.rules.ts';
import { formatClock } from '../course/course.rules.ts';

export interface NoteGroup {
  readonly id: string;
  /** The agenda item, or that there was none. */
  readonly title: string;
  /** When it was spoken of, since the start: 00:00–13:40. */
  readonly times: string;
  readonly notes: readonly ShownNote[];
}

const inOrder = (one: ShownNote, other: ShownNote): number =>
  one.second - other.second ||
  Date.parse(one.createdAt || '9999-12-31') - Date.parse(other.createdAt || '9999-12-31') ||
  (one.id < other.id ? -1 : 1);

function timesOf({ spans }: LiveItem, startedAt: string): string {
  const since = (at: string) => formatClock(Date.parse(at) - Date.parse(startedAt));
  return spans
    .map(({ from, to }) => (to === null ? `từ ${since(from)}, đang bàn` : `${since(from)}–${since(to)}`))
    .join(' · ');
}

/** Notes by agenda item, in the order in which these were first written about. */
export function noteGroups(
  notes: readonly ShownNote[],
  items: readonly LiveItem[],
  startedAt: string | null,
): NoteGroup[] {
  const byItem = Map.groupBy(notes.toSorted(inOrder), ({ agendaItemId }) => agendaItemId ?? '');
  return [...byItem].map(([id, of]) => {
    const place = items.findIndex((item) => item.id === id);
    const item = items[place];
    return {
      id,
      title: item ? `${place + 1}. ${item.title}` : 'Ngoài chương trình',
      times: item && startedAt !== null ? timesOf(item, startedAt) : '',
      notes: of,
    };
  });
}
