import type { CardFields, SingleChange } from '@hopgon/contract/chat/changes';
import { Failure } from '@hopgon/contract/failure';
import { dayInWords } from '@hopgon/contract/time/format-local';
import { instantOf, localTime } from '@hopgon/contract/time/zoned';
import { addMinutes } from '@hopgon/engine/time/local-time';
import { dayWarnings } from '../../plan/warnings.rules.ts';
import { slotInWords } from '../../render/slot-in-words.rules.ts';
import { writeWarning } from '../../render/warning-words.rules.ts';
import type { Workplace } from '../../shared/workplace.rules.ts';
import { withBody, withReader } from '../mail-card.rules.ts';
import { noteOf } from '../note.rules.ts';
import { nameOnly, requireOne, requirePeople } from './card-field.rules.ts';

type Of<Kind extends SingleChange['kind']> = Extract<SingleChange, { kind: Kind }>;

/** A new task with other fields. */
export function withTaskFields(
  place: Workplace,
  change: Of<'action-item'>,
  { deadline = change.deadline, priority = change.priority, ...fields }: CardFields,
): Of<'action-item'> {
  const assignee = requireOne(place, fields);
  return {
    ...change,
    ...{ deadline, priority },
    title: fields.title?.trim() || change.title,
    assignee: assignee === null ? change.assignee : nameOnly(assignee),
    when: deadline === null ? '' : dayInWords(deadline),
    warnings: deadline === null ? [] : dayWarnings(deadline, place.hours).map(writeWarning),
  };
}

/** A cancellation with another reason. */
export const withReason = (
  change: Of<'meeting-cancel'>,
  { reason = change.reason }: CardFields,
): Of<'meeting-cancel'> => ({ ...change, reason: reason.trim() });

/** Another answer, or other words that go with it. */
export const withAnswer = (
  change: Of<'answer'>,
  { answer = change.answer, reason = change.reason }: CardFields,
): Of<'answer'> => ({ ...change, answer, reason: reason.trim() });

/** A note with other words or another time; a time past would never bring it back to mind. */
export function withNoteFields(
  place: Workplace,
  change: Of<'note'>,
  { text = change.text, at = change.at }: CardFields,
): Of<'note'> {
  const local = at === null ? null : localTime(new Date(at), place.zone);
  if (local !== null && local <= place.now) throw new Failure('reminder_time_past');
  return noteOf({ place }, text.trim(), local);
}

/** A poll with other times, people or another name. */
export function withPollFields(
  place: Workplace,
  change: Of<'poll'>,
  { title, userIds, starts }: CardFields,
): Of<'poll'> {
  const times = starts?.map((startsAt) => {
    const start = localTime(new Date(startsAt), place.zone);
    if (start <= place.now) throw new Failure('poll_slot_past');
    const end = addMinutes(start, change.minutes);
    return {
      startsAt,
      endsAt: instantOf(end, place.zone).toISOString(),
      when: slotInWords({ start, end }),
    };
  });
  const { answerBy, ...poll } = change;
  // Nobody is asked until after the first of the times.
  const isInTime = (times ?? change.times).every(
    ({ startsAt }) => answerBy === undefined || answerBy.at <= startsAt,
  );
  return {
    ...poll,
    ...(answerBy !== undefined && isInTime && { answerBy }),
    title: title?.trim() || change.title,
    times: times ?? change.times,
    people: userIds ? requirePeople(place, userIds).map(nameOnly) : change.people,
    warnings: [],
  };
}

/** A letter with other words, or to another colleague, who is greeted where the letter greeted the one before. */
export function withMailFields(
  place: Workplace,
  change: Of<'mail'>,
  { text = change.body, ...fields }: CardFields,
): Of<'mail'> {
  const to = requireOne(place, fields);
  const written = withBody({ ...change, subject: fields.title?.trim() || change.subject }, text.trim());
  return to === null ? written : withReader(written, to);
}
