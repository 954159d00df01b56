import type { CardChange } from '@hopgon/contract/chat/changes';
import { localTime } from '@hopgon/contract/time/zoned';
import { clockOf, dateOf } from '@hopgon/engine/time/local-time';
import type { ParsedTurn } from './parse/turn/parsed-turn.rules.ts';
import type { Mentions } from './shared/dialogue-state.rules.ts';

/** The day that words name, also where it may not be what they change. */
export function daySaid({ change, times }: ParsedTurn): Mentions {
  const said = change.times.flatMap((time) =>
    times[time]?.saysDay === true ? (times[time]?.ahead ?? []) : [],
  );
  const [first] = said;
  return first && !first.repeats ? { day: dateOf(first.start) } : {};
}

/** Whether a message only says a part: an answer to what was asked, or a change of what is open. */
export function saysPart({ change, act, question }: ParsedTurn): boolean {
  if (change.isQuestion || question !== null) return false;
  const says =
    change.times.length + change.names.length + change.add.length + change.remove.length > 0 ||
    change.until !== '' ||
    change.room !== '' ||
    change.online !== null ||
    change.minutes !== null ||
    change.more !== null ||
    change.shift !== null ||
    change.priority !== null ||
    change.spellOut !== '';
  const left = change.leftover === '' ? 0 : change.leftover.split(' ').length;
  const isOwnAct = act !== null && 'words' in act && act.words !== '';
  return (
    says && !isOwnAct && act?.kind !== 'agenda' && act?.kind !== 'remind' && left <= (change.isChange ? 3 : 1)
  );
}

/** Some orders the reading of a message by itself knows better: a new meeting, a new task, minutes. */
export const isBetterAlone = ({ act, asked, change, times }: ParsedTurn): boolean =>
  (act?.kind === 'remind' && asked.kind === 'minutes') ||
  (act?.kind === 'invite' &&
    asked.kind === 'schedule' &&
    change.times.some((said) => times[said]?.saysClock === true)) ||
  (act?.kind === 'move' && asked.kind === 'schedule' && asked.words.time.ahead?.repeats === true);

/** What a card speaks of. */
export function mentionsOf(change: CardChange): Mentions {
  switch (change.kind) {
    case 'meeting': {
      const start = localTime(new Date(change.startsAt), change.timeZone);
      return {
        userIds: change.people.slice(1).map(({ userId }) => userId),
        day: dateOf(start),
        clock: clockOf(start),
      };
    }
    case 'action-item':
      return { userIds: [change.assignee.userId], ...(change.deadline !== null && { day: change.deadline }) };
    case 'task-change':
      return { itemIds: [change.itemId], ...(change.deadline !== null && { day: change.deadline }) };
    case 'meeting-change': {
      const start = change.time && localTime(new Date(change.time.startsAt), change.timeZone);
      return {
        meetingIds: [change.meetingId],
        userIds: change.add.map(({ userId }) => userId),
        ...(start && { day: dateOf(start), clock: clockOf(start) }),
      };
    }
    case 'meeting-cancel':
    case 'answer':
    case 'agenda':
    case 'minutes':
      return { meetingIds: [change.meetingId] };
    case 'poll':
      return { userIds: change.people.map(({ userId }) => userId) };
    case 'mail':
      return { userIds: [change.to.userId] };
    case 'note':
    case 'note-delete':
    case 'several':
      return {};
  }
}
