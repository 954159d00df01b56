import type { Card } from '@hopgon/contract/chat/schemas';
import { fold } from '@hopgon/engine/text/fold';

export interface Unsaid {
  readonly field: string;
  readonly value: string;
}

const tokenize = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}@._+-]+/gu) ?? [];
const foldWords = (text: string): string[] => tokenize(text).map(fold);

// Words of requests themselves, which name no person, time or content; with their diacritics, for "một" is no "mốt".
const requestWords = new Set(
  tokenize(
    'lên lịch đặt tạo họp cuộc hẹn giao việc thêm nhắc soạn biên bản cho với lúc vào ngày hạn mục tiêu về tại ở và của là từ đến giúp tôi mình anh chị em hãy phòng',
  ),
);

/** Words of a request that the person has not said anywhere in this conversation, folded. */
export function foreignWords(request: string, said: readonly string[]): Set<string> {
  const known = new Set(said.flatMap(foldWords));
  return new Set(
    tokenize(request)
      .filter((word) => !requestWords.has(word))
      .map(fold)
      .filter((word) => !known.has(word)),
  );
}

type ShownField = Unsaid;

/** Every text a value holds; a person is their name. */
function textsIn(field: string, value: unknown): ShownField[] {
  if (typeof value === 'string') return [{ field, value }];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(field, each));
  if (typeof value !== 'object' || value === null) return [];
  if ('displayName' in value) return textsIn(field, value.displayName);
  if ('name' in value) return textsIn(field, value.name);
  return Object.values(value).flatMap((each) => textsIn(field, each));
}

const shownFields = (change: Card['change']): ShownField[] =>
  change.kind === 'several'
    ? change.changes.flatMap(shownFields)
    : Object.entries(change).flatMap(([field, value]) =>
        hiddenFields.has(field) ? [] : textsIn(field, value),
      );

// Kinds, ids and instants, which are shown as `when`, and sentences of our own.
const hiddenFields = new Set([
  'kind',
  'startsAt',
  'endsAt',
  'timeZone',
  'warnings',
  'mails',
  'meetingId',
  'itemId',
  'state',
  'recurrence',
]);

/** Names of card fields as people read them; another field is named by its value alone. */
const fieldNames: Readonly<Record<string, string>> = {
  title: 'Tên',
  goal: 'Mục tiêu',
  when: 'Thời gian',
  deadline: 'Hạn',
  location: 'Địa điểm',
  people: 'Người dự',
  assignee: 'Người phụ trách',
  priority: 'Ưu tiên',
  to: 'Người nhận',
  subject: 'Tiêu đề',
  body: 'Nội dung',
  reason: 'Lý do',
  text: 'Nội dung',
};

/**
 * Values of a card that come from words the person never said. Each such value is named; a foreign word that stands in
 * none of them can only have been a time, person or degree, so then all of these are named.
 */
export function unsaidValues(change: Card['change'], foreign: ReadonlySet<string>): Unsaid[] {
  if (foreign.size === 0) return [];
  const fields = shownFields(change);
  const unplaced = new Set(foreign);
  const named = fields.filter(({ value }) => {
    const hits = foldWords(value).filter((word) => foreign.has(word));
    for (const word of hits) unplaced.delete(word);
    return hits.length > 0;
  });
  const all = unplaced.size === 0 ? named : fields;
  return all
    .filter(({ value }) => value !== '')
    .map(({ field, value }) => ({ field: fieldNames[field] ?? '', value }));
}

const address = /(?<![^\s<>()[\],;:"'])[^\s<>()[\],;:"']+@[^\s<>()[\],;:"']+/g;

/** Addresses in a request that the person did not type: nobody outside gets anything by a model's word. */
export function untypedAddresses(request: string, said: readonly string[]): string[] {
  const typed = new Set(said.flatMap((text) => text.toLowerCase().match(address) ?? []));
  return (request.match(address) ?? []).filter((found) => !typed.has(found.toLowerCase()));
}
