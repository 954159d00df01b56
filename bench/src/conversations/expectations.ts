import { nameSlots } from './name-slots.ts';
import type { Slots, WorldFile, WorldMeeting } from './world.ts';

interface AskedOf {
  readonly slots: Slots;
  /** The member who asks. */
  readonly as: string;
  readonly world: WorldFile;
}

const memberName = ({ members }: WorldFile, id: string): string =>
  members.find((one) => one.id === id)?.name ?? id;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const meetingOf = ({ world, slots }: AskedOf): WorldMeeting | undefined =>
  world.meetings.find(({ id }) => id === slots.meeting);

/** A closed meeting is asked only inside it; for who was not in a meeting, that nothing is found is right too. */
const mayBeAsked = ({ meetings }: WorldFile, meeting: string, as: string): boolean =>
  meetings.some(
    ({ id, people, visibility }) => id === meeting && people.includes(as) && visibility !== 'closed',
  );

/** By act, words that a right answer says; alternatives stand with "|" between them. */
const expected: Readonly<Record<string, (asked: AskedOf) => readonly string[]>> = {
  'ask-tasks': (asked) => tasksAsked(asked).map(({ title }) => title),
  'ask-decisions': ({ world, slots, as }) => {
    const decision = world.decisions.find(({ id }) => id === slots.decision);
    const said = decision && mayBeAsked(world, decision.meeting, as) ? decision.text : '';
    return (said.match(/\d[\d./]*\d%?|\d+%/gu) ?? []).slice(0, 1);
  },
  'ask-said': ({ world, slots, as }) => {
    const line = world.said.find((one) => one.meeting === slots.meeting && one.speaker === slots.speaker);
    // Words of the company may be written as its glossary has them.
    return line && mayBeAsked(world, line.meeting, as)
      ? [memberName(world, line.speaker), line.text.slice(0, 11)]
      : [];
  },
  'ask-calendar': calendarAsked,
  'ask-people': peopleAsked,
  'ask-rooms': ({ world, slots }) => {
    const meant = world.rooms.filter(({ id, office }) => id === slots.room || office === slots.office);
    const isTimed = ['date', 'at', 'from', 'time'].some((name) => slots[name] !== undefined);
    return [...meant.map(({ name }) => name), ...(isTimed ? ['trống|có người dùng'] : [])];
  },
  'ask-figures': ({ world, slots, as }) => {
    if (slots.metric === 'tasks') return [];
    const [from, to] = [text(slots.from), text(slots.to)];
    const of = text(slots.of ?? slots.person ?? as);
    const held = world.meetings.filter(
      ({ people, start }) =>
        (of === 'company' || people.includes(of)) && start >= from && start.slice(0, 10) <= to,
    );
    return [`${held.length} cuộc`, from.slice(8).replace(/^0/u, '')];
  },
  agenda: (asked) =>
    asked.slots.read === true ? (meetingOf(asked)?.agenda ?? []).map(({ item }) => item) : [],
  import: () => ['.ics'],
  help: ({ world, slots }) => {
    const term = /^glossary: (.*)$/u.exec(text(slots.topic))?.[1];
    const meaning = world.company.glossary.find((one) => one.term === term)?.meaning;
    return meaning === undefined ? [] : [meaning.slice(0, 20)];
  },
};

/** What an answer to a question has to say, as far as code can judge. */
export const expectationsOf = (act: string, asked: AskedOf): readonly string[] =>
  expected[act]?.({ ...asked, slots: nameSlots(act, asked.slots) }) ?? [];

function tasksAsked({ world, slots, as }: AskedOf) {
  const sees = ({ assignee, creator, meeting }: WorldFile['tasks'][number]) =>
    [assignee, creator].includes(as) ||
    world.meetings.some(({ id, people }) => id === meeting && people.includes(as));
  const whose = slots.assignee ?? (slots.scope === undefined ? as : undefined);
  const isMeant = (task: WorldFile['tasks'][number]) =>
    slots.task === undefined ? task.assignee === (whose ?? task.assignee) : task.id === slots.task;
  return world.tasks.filter(
    (task) =>
      isMeant(task) &&
      sees(task) &&
      task.state !== 'done' &&
      (slots.state !== 'overdue' || task.deadline < world.now.slice(0, 10)) &&
      task.deadline === (slots.deadline ?? task.deadline) &&
      task.deadline >= text(slots.from) &&
      (slots.to === undefined || task.deadline <= text(slots.to)),
  );
}

const givenNamesOf = (world: WorldFile, ids: unknown): string[] =>
  Array.isArray(ids) ? ids.map((id) => memberName(world, text(id)).split(' ').at(-1) ?? '') : [];

function calendarAsked(asked: AskedOf): readonly string[] {
  const { world, slots, as } = asked;
  const meeting = meetingOf(asked);
  const people = givenNamesOf(world, slots.people);
  if (meeting && slots.field === 'people')
    return [
      meeting.title,
      ...givenNamesOf(
        world,
        meeting.people.filter((id) => id !== as),
      ),
    ];
  if (meeting && slots.field === 'unanswered') return givenNamesOf(world, meeting.unanswered);
  if (meeting && slots.field === 'agenda') return [meeting.title];
  if (meeting && people.length > 0) return [meeting.title, ...people];
  if (meeting) return [meeting.title, meeting.start.slice(11)];
  // Of others only whether they are busy may be known.
  if (people.length > 0) return people;
  const [first, last] = [text(slots.from ?? slots.date), text(slots.to ?? slots.date)];
  const own = world.meetings.filter(
    ({ people, start }) => people.includes(as) && start >= first && start.slice(0, 10) <= last.slice(0, 10),
  );
  return own.length === 0 ? ['không có'] : own.map(({ title }) => title);
}

function peopleAsked(asked: AskedOf): readonly string[] {
  const { world, slots } = asked;
  const meeting = meetingOf(asked);
  const chair =
    meeting && slots.role === 'chair' ? [memberName(world, meeting.chair ?? meeting.organizer)] : [];
  const silent =
    meeting && slots.response === 'none' ? meeting.unanswered.map((id) => memberName(world, id)) : [];
  const people = Array.isArray(slots.people) ? slots.people.map((id) => memberName(world, text(id))) : [];
  return [...chair, ...silent, ...people.map((name) => name.split(' ').at(-1) ?? '')];
}
