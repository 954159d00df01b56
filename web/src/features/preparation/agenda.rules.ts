import type { Agenda, AgendaSource, DraftedItem } from '@hopgon/contract/preparation/schemas';
import { readWhole } from '../../lib/format/read-whole.rules.ts';

/** An item as it stands in the editor; `key` identifies it among the others, saved or not. */
export interface EditedItem {
  readonly key: string;
  readonly id?: string;
  readonly title: string;
  /** As typed: what is no whole number is judged when it is saved. */
  readonly minutes: string;
  readonly presenterId: string | null;
  readonly note: string;
  readonly done: boolean;
  readonly source: AgendaSource | null;
}

export const editedFrom = ({ items }: Agenda): EditedItem[] =>
  items.map(({ id, title, minutes, presenter, note, done, source }) => ({
    key: id,
    id,
    title,
    minutes: String(minutes),
    presenterId: presenter?.userId ?? null,
    note,
    done,
    source,
  }));

export const newItem = (key: string): EditedItem => ({
  key,
  title: '',
  minutes: '10',
  presenterId: null,
  note: '',
  done: false,
  source: null,
});

/** What a draft adds to what is there; what is there already under the same words is not added twice. */
export function withDraft(
  items: readonly EditedItem[],
  drafted: readonly DraftedItem[],
  newKey: () => string,
): EditedItem[] {
  const known = new Set(items.map(({ title }) => title.trim().toLowerCase()));
  const added = drafted
    .filter(({ title }) => !known.has(title.trim().toLowerCase()))
    .map(({ title, minutes, presenter, source }) => ({
      ...newItem(newKey()),
      title,
      minutes: String(minutes),
      presenterId: presenter?.userId ?? null,
      source,
    }));
  return [...items, ...added];
}

export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const place = Math.max(0, Math.min(items.length - 1, to));
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, place), item, ...rest.slice(place)];
}

const minutesOf = (typed: string): number | null => {
  const minutes = readWhole(typed);
  return minutes !== null && minutes >= 1 && minutes <= 600 ? minutes : null;
};

export const totalOf = (items: readonly Pick<EditedItem, 'minutes'>[]): number =>
  items.reduce((sum, { minutes }) => sum + (minutesOf(minutes) ?? 0), 0);

export interface ItemProblems {
  readonly title?: string;
  readonly minutes?: string;
}

/** By key, of items that cannot be saved. */
export function problemsOf(items: readonly EditedItem[]): ReadonlyMap<string, ItemProblems> {
  const problems = items.map(({ key, title, minutes }): [string, ItemProblems] => [
    key,
    {
      ...(title.trim() === '' && { title: 'Hãy ghi nội dung của mục này' }),
      ...(minutesOf(minutes) === null && { minutes: 'Từ 1 đến 600 phút' }),
    },
  ]);
  return new Map(problems.filter(([, found]) => Object.keys(found).length > 0));
}

export const toSave = (items: readonly EditedItem[]) =>
  items.map(({ key: _, title, minutes, note, ...item }) => ({
    ...item,
    title: title.normalize('NFC').trim(),
    note: note.normalize('NFC').trim(),
    minutes: minutesOf(minutes) ?? 10,
  }));

/** "45 trong 60 phút"; over it says by how much. */
export function timeWords(total: number, meeting: number): string {
  const over = total - meeting;
  return over > 0 ? `${total} trong ${meeting} phút, quá ${over} phút` : `${total} trong ${meeting} phút`;
}

export const sourceWords: Readonly<Record<AgendaSource['kind'], string>> = {
  goal: 'Từ mục tiêu cuộc họp',
  task: 'Việc chưa xong từ buổi trước',
  decision: 'Kết luận buổi trước',
  question: 'Câu hỏi buổi trước để lại',
  carried: 'Buổi trước chưa kịp bàn',
};
