import type { Minutes } from '@hopgon/contract/minutes/schemas';
import { hasOwnTemplates } from '@hopgon/contract/minutes/templates/schemas';
import { instantAt, localClock, localDay } from '@hopgon/contract/time/zoned';
import type { MinutesHead } from '../../../../data/meetings/minutes.ts';
import { readRecipients, recipientsProblem } from '../../../../data/meetings/recipients.rules.ts';
import { isDay } from '../../../../lib/format/days.ts';
import { readClock } from '../../../../ui/inputs/read-clock.ts';

/** The head of the document as it is typed. */
export interface HeadDraft {
  readonly title: string;
  readonly place: string;
  /** `YYYY-MM-DD`, or what was typed. */
  readonly startDay: string;
  readonly start: string;
  readonly endDay: string;
  readonly end: string;
  /** A member's id, or empty. */
  readonly chairId: string;
  readonly secretaryId: string;
  readonly template: Minutes['template'];
  readonly parentName: string;
  /** One a line. */
  readonly recipients: string;
  /** The company's own template; empty for the standard layout. */
  readonly ownTemplateId: string;
}

const dayAt = (when: string | null, zone: string): string => (when === null ? '' : localDay(when, zone));
const clockAt = (when: string | null, zone: string): string => (when === null ? '' : localClock(when, zone));

export const headDraftOf = (minutes: Minutes): HeadDraft => ({
  title: minutes.title,
  place: minutes.place,
  startDay: dayAt(minutes.startsAt, minutes.timeZone),
  start: clockAt(minutes.startsAt, minutes.timeZone),
  endDay: dayAt(minutes.endsAt, minutes.timeZone),
  end: clockAt(minutes.endsAt, minutes.timeZone),
  chairId: minutes.chair?.userId ?? '',
  secretaryId: minutes.secretary?.userId ?? '',
  template: minutes.template,
  parentName: minutes.parentName,
  recipients: minutes.recipients.join('\n'),
  ownTemplateId: minutes.ownTemplate?.id ?? '',
});

export type HeadProblems = Partial<Record<keyof HeadDraft, string>>;

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();
const isEmpty = (day: string, clock: string): boolean => day.trim() === '' && clock.trim() === '';

/** What is wrong with a day and an hour that belong together; both may be empty. */
function problemOf(day: string, clock: string): { day?: string; clock?: string } {
  if (isEmpty(day, clock)) return {};
  if (!isDay(day)) return { day: 'Hãy ghi một ngày, ví dụ 25/11/2026' };
  return readClock(clock) === null ? { clock: 'Hãy ghi giờ, ví dụ 09:30' } : {};
}

function instantOfDraft(day: string, clock: string, zone: string): string | null {
  const time = readClock(clock);
  return isDay(day) && time !== null ? instantAt(day, time, zone).toISOString() : null;
}

export function headProblems(draft: HeadDraft, zone: string): HeadProblems {
  const start = problemOf(draft.startDay, draft.start);
  const end = problemOf(draft.endDay, draft.end);
  const from = instantOfDraft(draft.startDay, draft.start, zone);
  const to = instantOfDraft(draft.endDay, draft.end, zone);
  const recipients = recipientsProblem(draft.recipients);
  return {
    ...(recipients === null ? {} : { recipients }),
    ...(tidy(draft.title) === '' ? { title: 'Hãy ghi trích yếu' } : {}),
    ...(start.day ? { startDay: start.day } : {}),
    ...(start.clock ? { start: start.clock } : {}),
    ...(end.day ? { endDay: end.day } : {}),
    ...(end.clock ? { end: end.clock } : {}),
    ...(from !== null && to !== null && to <= from ? { end: 'Giờ kết thúc phải sau giờ bắt đầu' } : {}),
  };
}

const isSameMoment = (left: string | null, right: string | null): boolean =>
  (left === null ? null : Date.parse(left)) === (right === null ? null : Date.parse(right));

/** Only what is another than when the form was opened. */
export function headChange(opened: HeadDraft, draft: HeadDraft, zone: string): MinutesHead {
  const start = instantOfDraft(draft.startDay, draft.start, zone);
  const end = instantOfDraft(draft.endDay, draft.end, zone);
  const recipients = readRecipients(draft.recipients);
  return {
    ...(tidy(draft.title) === opened.title ? {} : { title: tidy(draft.title) }),
    ...(tidy(draft.place) === opened.place ? {} : { place: tidy(draft.place) }),
    ...(isSameMoment(start, instantOfDraft(opened.startDay, opened.start, zone)) ? {} : { startsAt: start }),
    ...(isSameMoment(end, instantOfDraft(opened.endDay, opened.end, zone)) ? {} : { endsAt: end }),
    ...(draft.chairId === opened.chairId ? {} : { chairId: draft.chairId || null }),
    ...(draft.secretaryId === opened.secretaryId ? {} : { secretaryId: draft.secretaryId || null }),
    ...(draft.template === opened.template ? {} : { template: draft.template }),
    ...(tidy(draft.parentName) === opened.parentName ? {} : { parentName: tidy(draft.parentName) }),
    ...(recipients.join('\n') === opened.recipients ? {} : { recipients }),
    ...(draft.ownTemplateId === opened.ownTemplateId || !hasOwnTemplates(draft.template)
      ? {}
      : { ownTemplateId: draft.ownTemplateId || null }),
  };
}
