import type { Slots } from './world.ts';

export const isClock = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{2}:\d{2}$/u.test(value);
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

const responses: Readonly<Record<string, string>> = { yes: 'accepted', no: 'declined', maybe: 'tentative' };

/** By act, other names under which writers give a slot of it. */
const otherNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  respond: { answer: 'response', text: 'reason' },
  cancel: { text: 'reason' },
  series: { to: 'until', by: 'until' },
  'mail-draft': { people: 'to', text: 'body', topic: 'body', title: 'body' },
  'task-create': { people: 'assignee' },
  'task-assign': { people: 'assignee' },
  'ask-tasks': { people: 'assignee' },
  'ask-said': { people: 'speaker' },
  note: { title: 'text' },
  remind: { title: 'text' },
  agenda: { title: 'item' },
};
/** What one person is meant by, also where a list names them. */
const ofOne = new Set(['assignee', 'speaker', 'to']);

/** Slots under the names that cards are described with: a day and an hour apart are one time. */
export function nameSlots(act: string, slots: Slots): Slots {
  const names = otherNames[act] ?? {};
  const named = Object.fromEntries(
    Object.entries(slots).map(([name, value]) => {
      const known = names[name] ?? name;
      return [known, ofOne.has(known) ? first(value) : value];
    }),
  );
  // Who takes part in a meeting that is cancelled is known by that.
  if (act === 'cancel') delete named.people;
  // A letter names a meeting or a decision in its words; how it sounds is for a reader to judge.
  if (act === 'mail-draft') {
    delete named.meeting;
    delete named.decision;
    delete named.tone;
  }
  if (Array.isArray(named.items)) named.items = named.items.map(itemOf);
  // A meeting that only its people see is called private as well as closed.
  if (named.visibility === 'private') named.visibility = 'closed';
  const { response } = named;
  const answered = typeof response === 'string' ? { response: responses[response] ?? response } : {};
  return { ...withTime(act, named), ...answered };
}

/** "Kinh phí 20 phút" */
function itemOf(item: unknown): unknown {
  if (typeof item !== 'string') return item;
  const [, title = item, minutes = ''] = /^(.*?)\s+(\d{1,3}) phút$/u.exec(item) ?? [];
  const lower = title.charAt(0).toLowerCase() + title.slice(1);
  return minutes === '' ? { item: lower } : { item: lower, minutes: Number(minutes) };
}

function withTime(act: string, { start, date, time, deadline, ...others }: Slots): Slots {
  const day = typeof deadline === 'string' ? { deadline: deadline.slice(0, 10) } : {};
  const at = act === 'remind' ? 'at' : 'start';
  const clock = time ?? (isClock(start) ? start : undefined);
  if (act !== 'series' && typeof date === 'string' && isClock(clock))
    return { ...others, ...day, [at]: `${date}T${clock}` };
  return {
    ...others,
    ...day,
    ...(start !== undefined && !isClock(start) && { start }),
    ...(date !== undefined && { date }),
    ...(clock !== undefined && { time: clock }),
  };
}
