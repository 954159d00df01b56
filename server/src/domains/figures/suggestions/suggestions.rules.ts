import type { FiguresSuggestion } from '@hopgon/contract/figures/schemas';
import { minute } from '../../../platform/clock/durations.rules.ts';

/** A meeting of a series that is over. */
export interface HeldMeeting {
  readonly plannedMinutes: number;
  /** Null where nobody recorded when it began and ended. */
  readonly actualMinutes: number | null;
  /** Whether what came out of it was written down at all. */
  readonly isRecorded: boolean;
  readonly conclusions: number;
  readonly agendaItems: number;
  /** Null where the meeting was not held in the app. */
  readonly reachedItems: number | null;
}

/** Somebody who is invited to the next meeting, and how often they did not come to the last ones. */
export interface InvitedPerson {
  readonly userId: string;
  readonly name: string;
  /** Attends without being chair or secretary. */
  readonly isAttendee: boolean;
  /** Of the last meetings that are over: those the person was invited to, and declined or was absent from. */
  readonly invited: number;
  readonly missed: number;
}

/** The next meeting, and where it is one of a series the last meetings of that series. */
export interface SuggestionSource {
  readonly meetingId: string;
  readonly title: string;
  readonly start: number;
  readonly end: number;
  readonly isSeries: boolean;
  /** How many meetings four weeks hold. */
  readonly meetingsInFourWeeks: number;
  /** One meeting each week, always on the same day. */
  readonly isWeekly: boolean;
  readonly hasAgenda: boolean;
  readonly hasGoal: boolean;
  /** People who take part; not those who are only informed. */
  readonly people: readonly InvitedPerson[];
  /** Of the people beside who made it: those who declined. */
  readonly others: number;
  readonly othersDeclined: number;
  /** People from outside who did not decline. */
  readonly guests: number;
  /** Newest first, eight at most. */
  readonly held: readonly HeldMeeting[];
  readonly mayChange: boolean;
  /** May put a question to the vote. */
  readonly mayRun: boolean;
  readonly leaderName: string;
  /** Before now plus a week. */
  readonly isSoon: boolean;
}

/** Fewer meetings bear no suggestion. */
export const fewestMeetings = 4;

/** The last meetings of a series that suggestions rest on. */
export const mostMeetings = 8;

/** Whether enough meetings of a series say how long they took or what their results were: else nothing speaks for it or against it. */
export const isMeasured = ({ held }: Pick<SuggestionSource, 'held'>): boolean =>
  [
    held.filter(({ actualMinutes }) => actualMinutes !== null),
    held.filter(({ isRecorded }) => isRecorded),
  ].some((known) => known.length >= fewestMeetings);

const oneDecimal = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 });

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const upToQuarter = (minutes: number): number => Math.ceil(minutes / 15) * 15;

type Draft = Pick<FiguresSuggestion, 'kind' | 'text' | 'basis' | 'savedMinutes'> &
  Partial<Pick<FiguresSuggestion, 'change' | 'mayChange'>>;

const quotedTitle = (title: string): string => `“${title}”`;

const personMinutes = ({ people, meetingsInFourWeeks }: SuggestionSource, minutes: number): number =>
  Math.round(people.length * meetingsInFourWeeks * minutes);

const plannedMinutes = ({ start, end }: SuggestionSource): number => Math.round((end - start) / minute);

const timed = ({ held }: SuggestionSource) =>
  held.flatMap(({ actualMinutes, plannedMinutes: planned }) =>
    actualMinutes === null ? [] : [{ actual: actualMinutes, planned }],
  );

/** Meetings that end early, all but one at least a quarter of an hour: shorter by that much. */
function shorten(source: SuggestionSource): Draft | null {
  const known = timed(source);
  if (known.length < fewestMeetings) return null;
  const planned = plannedMinutes(source);
  const longest = known.map(({ actual }) => actual).toSorted((left, right) => right - left);
  // One long meeting is an exception, two are not.
  const minutes = Math.max(15, upToQuarter(longest[1] ?? 0));
  const length = average(known.map(({ actual }) => actual));
  const was = average(known.map((each) => each.planned));
  if (minutes > planned - 15 || length > was * 0.8) return null;
  return {
    kind: 'shorten',
    text: `Rút ${quotedTitle(source.title)} từ ${planned} xuống ${minutes} phút`,
    basis: `${known.length} buổi gần nhất dài trung bình ${Math.round(length)}/${Math.round(was)} phút.`,
    savedMinutes: personMinutes(source, planned - minutes),
    change: { endsAt: new Date(source.start + minutes * minute).toISOString() },
  };
}

/** Meetings of each week that half of the time settle nothing: every second week. */
function everySecondWeek(source: SuggestionSource): Draft | null {
  const recorded = source.held.filter(({ isRecorded }) => isRecorded);
  const empty = recorded.filter(({ conclusions }) => conclusions === 0).length;
  if (!source.isWeekly || recorded.length < fewestMeetings || empty * 2 < recorded.length) return null;
  return {
    kind: 'fortnightly',
    text: `Họp ${quotedTitle(source.title)} hai tuần một lần`,
    basis: `${empty}/${recorded.length} buổi gần nhất có ghi chép mà không có quyết định hay việc nào.`,
    savedMinutes: personMinutes(source, plannedMinutes(source) / 2),
    change: { interval: 2 },
  };
}

/** Short meetings with one conclusion at most: a question in writing. */
function askInWriting(source: SuggestionSource): Draft | null {
  const short = source.held.filter(
    ({ actualMinutes, isRecorded }) => actualMinutes !== null && isRecorded && actualMinutes <= 20,
  );
  const known = source.held.filter(({ actualMinutes, isRecorded }) => actualMinutes !== null && isRecorded);
  if (known.length < fewestMeetings || short.length < known.length) return null;
  if (known.some(({ conclusions }) => conclusions > 1)) return null;
  // Guests from outside cannot be asked in writing.
  if (source.people.length < 3 || source.guests > 0) return null;
  const length = average(known.map(({ actualMinutes }) => actualMinutes ?? 0));
  return {
    kind: 'opinion',
    text: `Thay buổi tới của ${quotedTitle(source.title)} bằng lấy ý kiến bằng văn bản`,
    basis: `${known.length} buổi gần nhất dài trung bình ${Math.round(length)} phút, mỗi buổi nhiều nhất một kết luận, ${source.people.length} người dự.`,
    savedMinutes: Math.round(source.people.length * plannedMinutes(source)),
    mayChange: source.mayRun,
  };
}

/** Long meetings with many people that do not reach their agenda: two meetings. */
function split(source: SuggestionSource): Draft | null {
  const known = source.held.flatMap(
    ({ reachedItems, agendaItems, actualMinutes, plannedMinutes: planned }) =>
      reachedItems === null || agendaItems < 4
        ? []
        : [{ reached: reachedItems, items: agendaItems, minutes: actualMinutes ?? planned }],
  );
  if (known.length < fewestMeetings || source.people.length < 6 || plannedMinutes(source) < 90) return null;
  const [reached, items] = [
    average(known.map((each) => each.reached)),
    average(known.map((each) => each.items)),
  ];
  if (reached > items * 0.6) return null;
  const length = Math.round(average(known.map(({ minutes }) => minutes)));
  return {
    kind: 'split',
    text: `Tách buổi tới của ${quotedTitle(source.title)} thành hai buổi, mỗi buổi nửa chương trình`,
    basis: `${known.length} buổi gần nhất dài trung bình ${length} phút mà chỉ bàn tới ${oneDecimal.format(reached)}/${oneDecimal.format(items)} mục chương trình, ${source.people.length} người dự.`,
    savedMinutes: null,
  };
}

/** Who missed more than half of the meetings they were invited to: only informed. */
function makeOptional(source: SuggestionSource): Draft | null {
  if (source.people.length < 3) return null;
  const [person] = source.people
    .filter(
      ({ isAttendee, invited, missed }) => isAttendee && invited >= fewestMeetings && missed * 2 > invited,
    )
    .toSorted((left, right) => right.missed / right.invited - left.missed / left.invited);
  if (!person) return null;
  const { meetingsInFourWeeks } = source;
  return {
    kind: 'optional',
    text: `Chuyển ${person.name} sang “Để biết” trong ${quotedTitle(source.title)}`,
    basis: `${person.name} từ chối hoặc vắng ${person.missed}/${person.invited} buổi gần nhất.`,
    savedMinutes: Math.round(plannedMinutes(source) * meetingsInFourWeeks),
    change: { informedUserId: person.userId },
  };
}

/** A meeting of this week that nobody comes to, or that has nothing to speak of where others had. */
function cancel(source: SuggestionSource): Draft | null {
  if (!source.isSoon || source.guests > 0) return null;
  const draft = { kind: 'cancel' as const, savedMinutes: source.people.length * plannedMinutes(source) };
  if (source.others >= 1 && source.othersDeclined === source.others)
    return {
      ...draft,
      text: `Hủy buổi tới của ${quotedTitle(source.title)}`,
      basis: `Cả ${source.others} người được mời đã từ chối.`,
    };
  const prepared = source.held.filter(({ agendaItems }) => agendaItems > 0).length;
  if (source.hasAgenda || source.hasGoal || source.held.length < fewestMeetings) return null;
  if (prepared * 2 <= source.held.length) return null;
  return {
    ...draft,
    text: `Hủy buổi tới của ${quotedTitle(source.title)}`,
    basis: `Buổi tới chưa có mục chương trình nào; ${prepared}/${source.held.length} buổi gần nhất có.`,
  };
}

/** The first that is borne out is said of a meeting: together they would contradict each other. */
const exclusiveRules = [askInWriting, everySecondWeek, shorten, split];

/** What the figures of one meeting bear. Who is absent is said only to who may change the meeting. */
export function suggestionsFor(source: SuggestionSource): FiguresSuggestion[] {
  const [first] = exclusiveRules.flatMap((way) => way(source) ?? []);
  const drafts = [cancel(source), first, source.mayChange ? makeOptional(source) : null];
  return drafts.flatMap((draft) => (draft ? [completeSuggestion(source, draft)] : []));
}

export const completeSuggestion = (
  { meetingId, title, isSeries, mayChange, leaderName }: SuggestionSource,
  draft: Draft,
): FiguresSuggestion => ({ ...{ meetingId, title, isSeries, mayChange, leaderName }, change: {}, ...draft });

/** Those that save most first. */
export const sortSuggestions = (suggestions: readonly FiguresSuggestion[]): FiguresSuggestion[] =>
  suggestions.toSorted((left, right) => (right.savedMinutes ?? -1) - (left.savedMinutes ?? -1));
