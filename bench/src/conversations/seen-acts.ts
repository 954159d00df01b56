import type { CardChange, SingleChange } from '@hopgon/contract/chat/changes';
import type { GivenWorld } from './given-ids.ts';
import type { WorldFile } from './world.ts';

/** What a card does, in the words of `evals/data/conversations/README.md`. */
export interface SeenAct {
  readonly act: string;
  readonly slots: Readonly<Record<string, unknown>>;
}

const local = (instant: string): string =>
  new Date(Date.parse(instant) + 7 * 3_600_000).toISOString().slice(0, 16);

const priorities = { cao: 'high', 'trung bình': 'normal', thấp: 'low' } as const;

/** By the ids of the database, those of the world. */
interface Names {
  readonly person: (userId: string) => string;
  readonly meeting: (meetingId: string) => string | undefined;
  readonly task: (itemId: string) => string | undefined;
  readonly room: (name: string | undefined) => string | undefined;
  readonly meetingTitled: (title: string) => string | undefined;
  readonly taskTitled: (title: string) => string | undefined;
  /** How long a meeting of the world is, in minutes. */
  readonly minutesOf: (id: string | undefined) => number;
}

const keyOf = (map: ReadonlyMap<string, string>, id: string): string | undefined =>
  [...map].find(([, value]) => value === id)?.[0];

export function describeChanges(change: CardChange, world: WorldFile, given: GivenWorld): SeenAct[] {
  const names: Names = {
    person: (userId) => [...given.people].find(([, one]) => one.userId === userId)?.[0] ?? userId,
    meeting: (meetingId) => keyOf(given.meetings, meetingId),
    task: (itemId) => keyOf(given.tasks, itemId),
    room: (name) => world.rooms.find((room) => room.name === name)?.id,
    meetingTitled: (title) => world.meetings.find((meeting) => meeting.title === title)?.id,
    taskTitled: (title) => world.tasks.find((task) => task.title === title)?.id,
    minutesOf: (id) => {
      const { start = '', end = '' } = world.meetings.find((meeting) => meeting.id === id) ?? {};
      return minutesBetween(start, end);
    },
  };
  return (change.kind === 'several' ? change.changes : [change]).flatMap((one) => actsOf(one, names));
}

const minutesBetween = (start: string, end: string): number =>
  (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 60_000;

type Of<Kind extends SingleChange['kind']> = Extract<SingleChange, { kind: Kind }>;

function actsOf(change: SingleChange, names: Names): SeenAct[] {
  switch (change.kind) {
    case 'meeting':
      return [meetingAct(change, names)];
    case 'action-item': {
      const { title, assignee, deadline, priority } = change;
      const slots = {
        title,
        assignee: names.person(assignee.userId),
        deadline,
        priority: priorities[priority],
      };
      return [{ act: 'task-create', slots }];
    }
    case 'minutes':
      return [{ act: 'minutes-draft', slots: { meeting: names.meeting(change.meetingId) } }];
    case 'meeting-change':
      return meetingChangeActs(change, names);
    case 'meeting-cancel':
      return [{ act: 'cancel', slots: { meeting: names.meeting(change.meetingId), reason: change.reason } }];
    case 'answer': {
      const { meetingId, answer, reason } = change;
      return [{ act: 'respond', slots: { meeting: names.meeting(meetingId), response: answer, reason } }];
    }
    case 'agenda': {
      const items = change.items.map(({ title, minutes }) => ({ item: title, minutes }));
      return [{ act: 'agenda', slots: { meeting: names.meeting(change.meetingId), items, ...items[0] } }];
    }
    case 'task-change':
      return taskChangeActs(change, names);
    case 'note':
      return [noteAct(change, names)];
    case 'note-delete':
      return [{ act: 'note-delete', slots: { text: change.text } }];
    case 'mail': {
      const { to, subject, body } = change;
      const slots = { to: names.person(to.userId), task: names.taskTitled(subject), subject, body };
      const late = /^Vào trễ: (.*)$/u.exec(subject)?.[1];
      if (late === undefined) return [{ act: 'mail-draft', slots }];
      // An answer to an invitation has no word for it: who leads the meeting is written to.
      const minutes = Number(/khoảng (\d+) phút/u.exec(body)?.[1]);
      const meeting = names.meetingTitled(late);
      const reason = /Lý do: (.*)\.$/mu.exec(body)?.[1] ?? '';
      return [{ act: 'respond', slots: { meeting, response: 'late', minutes, reason } }];
    }
    case 'poll': {
      const options = change.times.map(({ startsAt }) => local(startsAt));
      const people = change.people.map(({ userId }) => names.person(userId));
      const deadline = change.answerBy && local(change.answerBy.at);
      return [{ act: 'poll', slots: { title: change.title, options, people, deadline } }];
    }
  }
}

function meetingAct(change: Of<'meeting'>, names: Names): SeenAct {
  const [start, end] = [local(change.startsAt), local(change.endsAt)];
  return {
    act: change.recurrence ? 'series' : 'schedule',
    slots: {
      ...{ title: change.title, start, end, date: start.slice(0, 10), from: start.slice(0, 10) },
      people: change.people.map(({ userId }) => names.person(userId)).slice(1),
      minutes: (Date.parse(change.endsAt) - Date.parse(change.startsAt)) / 60_000,
      time: start.slice(11),
      until: change.recurrence?.ends.by === 'until' ? change.recurrence.ends.day : undefined,
      repeat: change.recurrence?.frequency,
      room: names.room(change.room?.name),
      online: change.isOnline,
      visibility: change.isClosed === true ? 'closed' : undefined,
      chair: change.chairId && names.person(change.chairId),
      secretary: change.secretaryId && names.person(change.secretaryId),
      note: change.note,
    },
  };
}

function meetingChangeActs(
  { meetingId, time, add, remove, place, newTitle }: Of<'meeting-change'>,
  names: Names,
): SeenAct[] {
  const meeting = names.meeting(meetingId);
  // Who no longer comes is annotated as who is invited.
  const people = (add.length > 0 ? add : remove).map(({ userId }) => names.person(userId));
  const [start, end] = time ? [local(time.startsAt), local(time.endsAt)] : ['', ''];
  const lasts = minutesBetween(start, end);
  const at = time && {
    ...{ start, end, date: start.slice(0, 10), time: start.slice(11) },
    minutes: [lasts, Math.abs(lasts - names.minutesOf(meeting))],
  };
  return [
    ...(at ? [{ act: time.isLength ? 'prolong' : 'move', slots: { meeting, ...at } }] : []),
    ...(place
      ? [
          {
            act: 'change-place',
            slots: { meeting, room: names.room(place.room?.name), online: place.isOnline },
          },
        ]
      : []),
    ...(newTitle === undefined ? [] : [{ act: 'rename', slots: { meeting, title: newTitle } }]),
    ...(people.length > 0 || !(at || place || newTitle !== undefined)
      ? [{ act: 'invite', slots: { meeting, people } }]
      : []),
  ];
}

/** What a card only says, as it may not do it, counts as shown: the day stands in its warning. */
function taskChangeActs(change: Of<'task-change'>, names: Names): SeenAct[] {
  const { state, assignee, priority, warnings } = change;
  const [, day = '', month = ''] = /(\d{1,2})\/(\d{1,2})/u.exec(warnings.join(' ')) ?? [];
  const said = day === '' ? null : `2026-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const slots = {
    task: names.task(change.itemId),
    deadline: change.deadline ?? said,
    assignee: assignee && names.person(assignee.userId),
    priority: priority && priorities[priority],
    reason: change.reason,
  };
  return [
    ...(state === null ? [] : [{ act: state === 'accepted' ? 'task-accept' : `task-${state}`, slots }]),
    ...(slots.deadline === null ? [] : [{ act: 'task-deadline', slots }]),
    ...(assignee ? [{ act: 'task-assign', slots }] : []),
    ...(priority ? [{ act: 'task-priority', slots }] : []),
  ];
}

/** A note of a meeting begins with its title. */
function noteAct({ text, at }: Of<'note'>, names: Names): SeenAct {
  const [, head = '', rest = text] = /^([^:]+): (.*)$/su.exec(text) ?? [];
  const meeting = names.meetingTitled(head);
  const words = meeting === undefined ? text : rest;
  return at === null
    ? { act: 'note', slots: { text: words, meeting } }
    : { act: 'remind', slots: { text: words, meeting, at: local(at), date: local(at).slice(0, 10) } };
}
