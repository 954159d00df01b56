import type { SingleChange } from '@hopgon/contract/chat/changes';
import { localTime } from '@hopgon/contract/time/zoned';
import { daysBetween } from '@hopgon/engine/time/days';
import { type CardPart, partsOf } from './card-parts.rules.ts';

export interface FieldPerson {
  readonly id: string;
  readonly name: string;
}

/** A day and an hour as typed. */
export interface FieldStart {
  readonly day: string;
  readonly from: string;
}

export interface FieldItem {
  readonly title: string;
  readonly minutes: string;
}

/** What the fields of a card hold while they are edited; times are local to the card's zone. */
export interface CardForm {
  readonly title: string;
  /** YYYY-MM-DD, or what was typed that is no day. */
  readonly day: string;
  /** HH:mm, or what was typed that is no clock. */
  readonly from: string;
  readonly to: string;
  /** How many days after `day` the meeting of the card ends; no field changes it. */
  readonly daysToEnd: number;
  readonly people: readonly FieldPerson[];
  readonly roomId: string;
  readonly location: string;
  readonly isOnline: boolean;
  readonly priority: 'cao' | 'trung bình' | 'thấp';
  readonly answer: 'accepted' | 'tentative' | 'declined';
  readonly reason: string;
  readonly text: string;
  readonly items: readonly FieldItem[];
  readonly starts: readonly FieldStart[];
}

const emptyForm: CardForm = {
  title: '',
  day: '',
  from: '',
  to: '',
  daysToEnd: 0,
  people: [],
  roomId: '',
  location: '',
  isOnline: false,
  priority: 'trung bình',
  answer: 'accepted',
  reason: '',
  text: '',
  items: [],
  starts: [],
};

const peopleOf = (
  people: readonly { readonly userId: string; readonly displayName: string }[],
): FieldPerson[] => people.map(({ userId, displayName }) => ({ id: userId, name: displayName }));

function startOf(instant: string, timeZone: string): FieldStart {
  const local = localTime(new Date(instant), timeZone);
  return { day: local.slice(0, 10), from: local.slice(11, 16) };
}

function timesOf({ startsAt, endsAt, timeZone }: { startsAt: string; endsAt: string; timeZone: string }) {
  const start = startOf(startsAt, timeZone);
  const end = startOf(endsAt, timeZone);
  return { ...start, to: end.from, daysToEnd: daysBetween(start.day, end.day) };
}

/** What the fields hold at first. What is there already shows as it is to become. */
export function formOf(change: SingleChange): CardForm {
  return { ...emptyForm, ...valuesOf(change) };
}

function valuesOf(change: SingleChange): Partial<CardForm> {
  switch (change.kind) {
    case 'meeting':
      return {
        ...timesOf(change),
        title: change.title,
        people: peopleOf(change.people),
        roomId: change.room?.id ?? '',
        location: change.location,
        isOnline: change.isOnline ?? false,
      };
    case 'action-item': {
      const { title, deadline, assignee, priority } = change;
      return { title, priority, day: deadline ?? '', people: peopleOf([assignee]) };
    }
    case 'meeting-change':
      return {
        ...(change.time && timesOf({ ...change.time, timeZone: change.timeZone })),
        people: peopleOf(change.add),
      };
    case 'task-change': {
      const { was, assignee, assigneeName, deadline, priority } = change;
      const before =
        was.assigneeId === null ? [] : [{ userId: was.assigneeId, displayName: assigneeName ?? '' }];
      return {
        day: deadline ?? was.deadline ?? '',
        people: peopleOf(assignee ? [assignee] : before),
        priority: priority ?? was.priority,
      };
    }
    case 'meeting-cancel':
      return { reason: change.reason };
    case 'answer':
      return { answer: change.answer, reason: change.reason };
    case 'agenda':
      return { items: change.items.map(({ title, minutes }) => ({ title, minutes: String(minutes) })) };
    case 'note':
      return { text: change.text, ...(change.at !== null && startOf(change.at, change.timeZone)) };
    case 'poll':
      return {
        title: change.title,
        starts: change.times.map(({ startsAt }) => startOf(startsAt, change.timeZone)),
        people: peopleOf(change.people),
      };
    case 'mail':
      return { title: change.subject, text: change.body, people: peopleOf([change.to]) };
    case 'minutes':
    case 'note-delete':
      return {};
  }
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/u.test(text);
const isClock = (text: string): boolean => /^\d\d:\d\d$/u.test(text);
const isStart = ({ day, from }: FieldStart): boolean => isDay(day) && isClock(from);
const isItem = ({ title, minutes }: FieldItem): boolean =>
  title.trim() !== '' && /^\d{1,3}$/u.test(minutes.trim()) && Number(minutes) >= 1 && Number(minutes) <= 600;

export type CardProblems = Partial<Record<keyof CardForm, string>>;

const noDay = 'Hãy nhập một ngày, ví dụ 25/12';
const noClock = 'Hãy nhập giờ, ví dụ 9h30';

/** What is wrong with a field, by its name, in each group of fields. */
const problemsOfPart: Readonly<Record<CardPart, (form: CardForm, before: CardForm) => CardProblems>> = {
  title: ({ title }) => (title.trim() === '' ? { title: 'Hãy nhập tên cuộc họp' } : {}),
  time: ({ day, from, to, daysToEnd }) => ({
    ...(!isDay(day) && { day: noDay }),
    ...(!isClock(from) && { from: noClock }),
    ...(!isClock(to) && { to: noClock }),
    ...(daysToEnd === 0 &&
      isClock(from) &&
      isClock(to) &&
      to <= from && { to: 'Giờ kết thúc phải sau giờ bắt đầu' }),
  }),
  deadline: ({ day }) => (day !== '' && !isDay(day) ? { day: noDay } : {}),
  // A task that nobody has stays so unless somebody is chosen.
  person: ({ people }, before) =>
    people.length === 1 || (people.length === 0 && before.people.length === 0)
      ? {}
      : { people: 'Hãy chọn một người' },
  people: () => ({}),
  place: () => ({}),
  priority: () => ({}),
  answer: () => ({}),
  reason: () => ({}),
  items: ({ items }) =>
    items.length > 0 && items.every(isItem) ? {} : { items: 'Mỗi mục cần nội dung và số phút từ 1 đến 600' },
  text: ({ text }) => (text.trim() === '' ? { text: 'Không được để trống' } : {}),
  reminder: ({ day, from }) => ({
    ...((day !== '' || from !== '') && !isDay(day) && { day: noDay }),
    ...((day !== '' || from !== '') && !isClock(from) && { from: noClock }),
  }),
  starts: ({ starts }) =>
    starts.length >= 2 && starts.every(isStart)
      ? {}
      : { starts: 'Cần ít nhất hai giờ, mỗi giờ đủ ngày và giờ' },
};

const titleProblems: Partial<Record<SingleChange['kind'], CardProblems>> = {
  'action-item': { title: 'Hãy nhập tên việc' },
  mail: { title: 'Hãy nhập tiêu đề' },
};

/** What is wrong with a field, by its name; empty when all may be saved. */
export function problemsOf(change: SingleChange, form: CardForm): CardProblems {
  const before = formOf(change);
  return {
    ...Object.assign({}, ...partsOf(change).map((part) => problemsOfPart[part](form, before))),
    ...(form.title.trim() === '' && titleProblems[change.kind]),
    ...(change.kind === 'task-change' &&
      form.day === '' &&
      before.day !== '' && { day: 'Hạn chỉ đổi được ở đây, không bỏ được' }),
  };
}
