import { z } from 'zod';
import { ActionItem } from '../action-items/schemas.ts';
import { Id, Instant, LocalDate } from '../primitives.ts';

/** Whose meetings are counted: one's own, those of a department, those of the whole company. */
export const FiguresOf = z.enum(['own', 'department', 'company']);
export type FiguresOf = z.infer<typeof FiguresOf>;

/** Groups smaller than this are not shown apart: their figures would be those of single people. */
export const smallestGroup = 5;

/** The longest range that can be asked for, in days: a year and the days that fill its weeks. */
export const longestRange = 371;

const Count = z.int().min(0);
/** A part of a whole that may be empty. */
const PartOfWhole = z.object({ part: Count, whole: Count });

/** What a range of days took and gave, for all people counted together. */
export const FiguresTotals = z.object({
  /** Distinct meetings. */
  meetings: Count,
  /** Minutes in meetings, added up person by person; of two meetings at once one counts. */
  minutes: Count,
  /** Minutes in the meetings whose conclusions are counted, which closed ones are not; of two at once both count. */
  openMinutes: Count,
  /** Of those in meetings, minutes outside the working hours. */
  outsideMinutes: Count,
  /** Minutes in meetings within the working hours, of all working minutes of these people. */
  work: PartOfWhole,
  /** Unbroken working time of two hours or more left between meetings, and the weeks of people it is counted over. */
  focus: PartOfWhole,
  /** How often somebody went from one meeting straight into the next. */
  backToBack: Count,
  /** Meetings that were opened in the app, and those opened within five minutes of their time. */
  punctual: PartOfWhole,
  /** Agenda items of the meetings that were opened in the app, and those of them that were reached. */
  agenda: PartOfWhole,
  /** Taken tasks that were due, and those done by their day. */
  tasks: PartOfWhole,
  /** Decisions and tasks that people took from these meetings. */
  conclusions: Count,
  answers: z.object({ accepted: Count, tentative: Count, declined: Count, waiting: Count }),
});
export type FiguresTotals = z.infer<typeof FiguresTotals>;

/** One week, or as much of it as lies in the range. */
export const FiguresWeek = z.object({
  monday: LocalDate,
  meetings: Count,
  minutes: Count,
  /** People who were there by its end; 0 where they were too few to be shown. Such a week is not averaged. */
  people: Count,
});
export type FiguresWeek = z.infer<typeof FiguresWeek>;

export const FiguresGroup = z.object({
  name: z.string(),
  people: Count,
  minutes: Count,
  work: PartOfWhole,
  /** Of nothing where too few were there yet. */
  workBefore: PartOfWhole,
});
export type FiguresGroup = z.infer<typeof FiguresGroup>;

export const FiguresSeries = z.object({
  id: Id,
  title: z.string(),
  meetings: Count,
  /** Added up person by person. */
  minutes: Count,
  conclusions: Count,
});
export type FiguresSeries = z.infer<typeof FiguresSeries>;

/** How much one spoke oneself, in meetings of five people or more whose speakers are all known; nobody else sees it. */
export const FiguresSpoken = z.object({
  meetings: Count,
  /** Characters of the transcripts: one's own, of all. */
  share: PartOfWhole,
  /** Those of them one chaired: how many people spoke, of those invited. */
  chaired: z.object({ meetings: Count, people: PartOfWhole }),
});
export type FiguresSpoken = z.infer<typeof FiguresSpoken>;

/** Meetings in a range of days beside the same number of days before it, in the company's time zone. */
export const FiguresReport = z.object({
  of: FiguresOf,
  department: z.string().nullable(),
  from: LocalDate,
  to: LocalDate,
  before: z.object({ from: LocalDate, to: LocalDate }),
  /** Meetings of the sample are counted, as long as there are no others. */
  isSample: z.boolean(),
  people: Count,
  /** Đồng for an hour of one person's work; null where the company set none, and for who may not see its figures. */
  hourlyCost: Count.nullable(),
  totals: FiguresTotals,
  /** Null where nobody who is counted was there yet, or too few of a department. */
  totalsBefore: FiguresTotals.nullable(),
  weeks: z.array(FiguresWeek),
  weeksBefore: z.array(FiguresWeek),
  /** Meetings that began in an hour of a weekday (1 is Monday), over the whole range. */
  hours: z.array(z.object({ weekday: z.int().min(1).max(7), hour: z.int().min(0).max(23), meetings: Count })),
  /** By name; of the company alone. */
  departments: z.array(FiguresGroup),
  /** Departments too small to be shown, and one that would leave too few others. */
  smallDepartments: Count,
  /** Those that took most for each conclusion first; only series that the caller may find. */
  series: z.array(FiguresSeries),
  /** Null in figures of others. */
  spoken: FiguresSpoken.nullable(),
});
export type FiguresReport = z.infer<typeof FiguresReport>;

/**
 * What would save time: a shorter meeting, every second week, fewer people, two meetings for one, a written opinion,
 * an hour that leaves focus time whole, no meeting.
 */
export const FiguresSuggestionKind = z.enum([
  'shorten',
  'fortnightly',
  'optional',
  'split',
  'opinion',
  'focus',
  'cancel',
]);
export type FiguresSuggestionKind = z.infer<typeof FiguresSuggestionKind>;

/** What a form is filled with; nothing is saved before a person saves it. */
export const SuggestedChange = z.object({
  startsAt: Instant.optional(),
  endsAt: Instant.optional(),
  /** Every so many weeks. */
  interval: z.int().min(2).optional(),
  /** Who is only informed from then on. */
  informedUserId: Id.optional(),
});
export type SuggestedChange = z.infer<typeof SuggestedChange>;

export const FiguresSuggestion = z.object({
  kind: FiguresSuggestionKind,
  /** The next meeting, from which on the change is made. */
  meetingId: Id,
  title: z.string(),
  /** Whether the change is about the meetings that follow, too. */
  isSeries: z.boolean(),
  /** What to do, in Vietnamese. */
  text: z.string(),
  /** The figures it rests on, in Vietnamese. */
  basis: z.string(),
  /** Minutes of people in four weeks, added up person by person; null where it saves none. */
  savedMinutes: Count.nullable(),
  change: SuggestedChange,
  /** Whether the caller may make the change. */
  mayChange: z.boolean(),
  /** Who may, for a caller who may not. */
  leaderName: z.string(),
});
export type FiguresSuggestion = z.infer<typeof FiguresSuggestion>;

/** How one's accepted tasks went. */
export const ItemFates = z.object({
  /** Done by their deadline, done after it, and done without one. */
  inTime: Count,
  late: Count,
  undated: Count,
  /** Not done: still in time, and after the deadline. */
  open: Count,
  overdue: Count,
  /** At most five that are overdue or were done late: the longest overdue first, then the last done. */
  lateItems: z.array(ActionItem),
});
export type ItemFates = z.infer<typeof ItemFates>;
