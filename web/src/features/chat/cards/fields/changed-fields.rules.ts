import type { CardFields, SingleChange } from '@hopgon/contract/chat/changes';
import { instantOf } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';
import { type CardForm, type FieldPerson, type FieldStart, formOf } from './card-form.rules.ts';
import { type CardPart, partsOf } from './card-parts.rules.ts';

interface Edited {
  readonly form: CardForm;
  readonly before: CardForm;
  readonly zone: string;
}

const isAlike = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);
const idsOf = (people: readonly FieldPerson[]): string[] => people.map(({ id }) => id);
const instantAt = (day: string, clock: string, zone: string): string =>
  instantOf(`${day}T${clock}:00`, zone).toISOString();

const peopleFields = ({ form, before }: Edited): CardFields =>
  isAlike(idsOf(form.people), idsOf(before.people)) ? {} : { userIds: idsOf(form.people) };

/** The day on which the meeting ends: what ended after midnight ends on its first day once the hours allow it. */
function lastDayOf({ form, before }: Edited): string {
  const endedAfterMidnight = before.daysToEnd === 1 && before.to <= before.from;
  return addDays(form.day, endedAfterMidnight && form.to > form.from ? 0 : before.daysToEnd);
}

/** What each group of fields sends of what was changed. */
const fieldsOfPart: Readonly<Record<CardPart, (edited: Edited) => CardFields>> = {
  title: ({ form, before }) => (form.title.trim() === before.title ? {} : { title: form.title.trim() }),
  time: (edited) => {
    const { form, before, zone } = edited;
    return form.day === before.day && form.from === before.from && form.to === before.to
      ? {}
      : {
          startsAt: instantAt(form.day, form.from, zone),
          endsAt: instantAt(lastDayOf(edited), form.to, zone),
        };
  },
  deadline: ({ form, before }) =>
    form.day === before.day ? {} : { deadline: form.day === '' ? null : form.day },
  person: peopleFields,
  people: peopleFields,
  place: ({ form, before }) => ({
    ...(form.roomId !== before.roomId && { roomId: form.roomId === '' ? null : form.roomId }),
    ...(form.location.trim() !== before.location && { location: form.location.trim() }),
    ...(form.isOnline !== before.isOnline && { isOnline: form.isOnline }),
  }),
  priority: ({ form, before }) => (form.priority === before.priority ? {} : { priority: form.priority }),
  answer: ({ form, before }) => (form.answer === before.answer ? {} : { answer: form.answer }),
  reason: ({ form, before }) => (form.reason.trim() === before.reason ? {} : { reason: form.reason.trim() }),
  items: ({ form, before }) =>
    isAlike(form.items, before.items)
      ? {}
      : {
          items: form.items.map(({ title, minutes }) => ({ title: title.trim(), minutes: Number(minutes) })),
        },
  text: ({ form, before }) => (form.text.trim() === before.text ? {} : { text: form.text.trim() }),
  reminder: ({ form, before, zone }) =>
    form.day === before.day && form.from === before.from
      ? {}
      : { at: form.day === '' ? null : instantAt(form.day, form.from, zone) },
  starts: ({ form, before, zone }) =>
    isAlike(form.starts, before.starts)
      ? {}
      : { starts: form.starts.map(({ day, from }: FieldStart) => instantAt(day, from, zone)) },
};

/** The fields that differ from what the card holds, as the server takes them; null when none does. */
export function fieldsOf(change: SingleChange, form: CardForm): CardFields | null {
  const zone = 'timeZone' in change ? change.timeZone : '';
  const edited = { form, before: formOf(change), zone };
  const fields: CardFields = Object.assign({}, ...partsOf(change).map((part) => fieldsOfPart[part](edited)));
  return Object.keys(fields).length === 0 ? null : fields;
}
