import type { CardChange, CardFields } from '@hopgon/contract/chat/changes';
import { instantOf, localTime } from '@hopgon/contract/time/zoned';

export type EditableChange = Extract<CardChange, { kind: 'meeting' | 'action-item' | 'meeting-change' }>;

/** Whether `Sửa` has fields to show. */
export const hasFields = (change: CardChange): boolean => isEditable(change);

export const isEditable = (change: CardChange): change is EditableChange =>
  change.kind === 'meeting' || change.kind === 'action-item' || change.kind === 'meeting-change';

export interface FieldPerson {
  readonly id: string;
  readonly name: string;
}

/** What the fields of a card hold while they are edited; times are local to the card's zone. */
export interface CardForm {
  readonly title: string;
  /** YYYY-MM-DD, or what was typed that is no day. */
  readonly day: string;
  /** HH:mm, or what was typed that is no clock. */
  readonly from: string;
  readonly to: string;
  readonly people: readonly FieldPerson[];
  readonly roomId: string;
  readonly location: string;
  readonly isOnline: boolean;
  readonly priority: 'cao' | 'trung bình' | 'thấp';
}

const empty: CardForm = {
  title: '',
  day: '',
  from: '',
  to: '',
  people: [],
  roomId: '',
  location: '',
  isOnline: false,
  priority: 'trung bình',
};

const peopleOf = (
  people: readonly { readonly userId: string; readonly displayName: string }[],
): FieldPerson[] => people.map(({ userId, displayName }) => ({ id: userId, name: displayName }));

function timesOf({ startsAt, endsAt, timeZone }: { startsAt: string; endsAt: string; timeZone: string }) {
  const [start, end] = [startsAt, endsAt].map((at) => localTime(new Date(at), timeZone));
  return { day: start?.slice(0, 10) ?? '', from: start?.slice(11, 16) ?? '', to: end?.slice(11, 16) ?? '' };
}

/** What the fields hold at first. A meeting that is there shows its new time. */
export function formOf(change: EditableChange): CardForm {
  switch (change.kind) {
    case 'meeting':
      return {
        ...empty,
        ...timesOf(change),
        title: change.title,
        people: peopleOf(change.people),
        roomId: change.room?.id ?? '',
        location: change.location,
        isOnline: change.isOnline ?? false,
      };
    case 'action-item':
      return {
        ...empty,
        title: change.title,
        day: change.deadline ?? '',
        people: peopleOf([change.assignee]),
        priority: change.priority,
      };
    case 'meeting-change':
      return { ...empty, ...(change.time && timesOf({ ...change.time, timeZone: change.timeZone })) };
  }
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/u.test(text);
const isClock = (text: string): boolean => /^\d\d:\d\d$/u.test(text);

/** What is wrong with a field, by its name; empty when all may be saved. */
export function problemsOf(change: EditableChange, form: CardForm): Partial<Record<keyof CardForm, string>> {
  const isTask = change.kind === 'action-item';
  const hasTime = change.kind === 'meeting' || (change.kind === 'meeting-change' && change.time !== null);
  return {
    ...(change.kind !== 'meeting-change' &&
      form.title.trim() === '' && { title: isTask ? 'Hãy nhập tên việc' : 'Hãy nhập tên cuộc họp' }),
    ...(hasTime && !isDay(form.day) && { day: 'Hãy nhập một ngày, ví dụ 25/12' }),
    ...(isTask && form.day !== '' && !isDay(form.day) && { day: 'Hãy nhập một ngày, ví dụ 25/12' }),
    ...(hasTime && !isClock(form.from) && { from: 'Hãy nhập giờ, ví dụ 9h30' }),
    ...(hasTime && !isClock(form.to) && { to: 'Hãy nhập giờ, ví dụ 10h30' }),
    ...(hasTime &&
      isClock(form.from) &&
      isClock(form.to) &&
      form.to <= form.from && { to: 'Giờ kết thúc phải sau giờ bắt đầu' }),
    ...(isTask && form.people.length !== 1 && { people: 'Mỗi việc có một người phụ trách' }),
  };
}

/** The fields that differ from what the card holds, as the server takes them; null when none does. */
export function fieldsOf(change: EditableChange, form: CardForm): CardFields | null {
  const before = formOf(change);
  const zone = change.kind === 'action-item' ? '' : change.timeZone;
  const isTimeNew = form.day !== before.day || form.from !== before.from || form.to !== before.to;
  const ids = form.people.map(({ id }) => id);
  const arePeopleNew = ids.join() !== before.people.map(({ id }) => id).join();
  const at = (clock: string) => instantOf(`${form.day}T${clock}:00`, zone).toISOString();
  const fields: CardFields = {
    ...(form.title.trim() !== before.title && { title: form.title.trim() }),
    ...(change.kind !== 'action-item' && isTimeNew && { startsAt: at(form.from), endsAt: at(form.to) }),
    ...(change.kind === 'action-item' &&
      form.day !== before.day && { deadline: form.day === '' ? null : form.day }),
    ...(change.kind !== 'meeting-change' && arePeopleNew && { userIds: ids }),
    ...(form.roomId !== before.roomId && { roomId: form.roomId === '' ? null : form.roomId }),
    ...(form.location.trim() !== before.location && { location: form.location.trim() }),
    ...(form.isOnline !== before.isOnline && { isOnline: form.isOnline }),
    ...(form.priority !== before.priority && { priority: form.priority }),
  };
  return Object.keys(fields).length === 0 ? null : fields;
}
