import type { CompanyChange } from '@hopgon/contract/company-settings/schemas';

type SettingName =
  | 'name'
  | 'description'
  | 'timeZone'
  | 'workingHours'
  | 'lunch'
  | 'workDays'
  | 'defaultMeetingDuration'
  | 'meetingFree'
  | 'weeklyMeetingHours'
  | 'hourlyCost'
  | 'monthlyReport'
  | 'escalationDays'
  | 'aiSummaryEnabled'
  | 'recordingEnabled'
  | 'requireApproval'
  | 'chatAccess'
  | 'figuresAccess'
  | 'requireSecondFactor'
  | 'sessionHours'
  | 'mailDomains'
  | 'forbidRoomOverlaps'
  | 'forbidPersonOverlaps';

export interface SettingChanged {
  readonly setting: SettingName;
  /** Written out: 'true', '09:00–18:00', '1,2,3', mornings and afternoons as '1,2|5'. */
  readonly before: string;
  readonly after: string;
}

/** The settings as the database keeps them. */
export interface SettingColumns {
  readonly name: string;
  readonly description: string;
  readonly time_zone: string;
  /** HH:MM:SS, or HH:MM as given. */
  readonly work_start: string;
  readonly work_end: string;
  readonly lunch_start: string | null;
  readonly lunch_end: string | null;
  readonly work_days: readonly number[];
  readonly default_meeting_duration: number;
  readonly meeting_free_mornings: readonly number[];
  readonly meeting_free_afternoons: readonly number[];
  readonly weekly_meeting_hours: number | null;
  readonly hourly_cost: number | null;
  readonly monthly_report: boolean;
  readonly escalation_days: number | null;
  readonly ai_summary_enabled: boolean;
  readonly recording_enabled: boolean;
  readonly require_approval: boolean;
  readonly chat_access: 'owner' | 'admins' | 'members';
  readonly figures_access: 'admins' | 'members';
  readonly require_second_factor: boolean;
  readonly session_hours: number | null;
  readonly mail_domains: readonly string[];
  readonly forbid_room_overlaps: boolean;
  readonly forbid_person_overlaps: boolean;
}

type Given<T> = { [N in keyof T]?: NonNullable<T[N]> | (T[N] & null) };

function given<T extends object>(values: T): Given<T> {
  const named: Given<T> = {};
  for (const name in values) {
    const value = values[name];
    if (value !== undefined) named[name] = value;
  }
  return named;
}

/** Whether joiners wait, by either name of it: `allowAutoJoin` says the opposite, and where both are given, waiting wins. */
function waits({
  requireApproval,
  allowAutoJoin,
}: NonNullable<CompanyChange['settings']>): boolean | undefined {
  if (allowAutoJoin === undefined) return requireApproval;
  return requireApproval === true || !allowAutoJoin;
}

/** The columns that a change names. */
export const columnsOf = ({ name, description, settings = {} }: Omit<CompanyChange, 'version'>) =>
  given({
    name,
    description,
    time_zone: settings.timeZone,
    work_start: settings.workingHours?.start,
    work_end: settings.workingHours?.end,
    lunch_start: settings.lunch === null ? null : settings.lunch?.start,
    lunch_end: settings.lunch === null ? null : settings.lunch?.end,
    work_days: settings.workDays,
    default_meeting_duration: settings.defaultMeetingDuration,
    meeting_free_mornings: settings.meetingFree?.mornings,
    meeting_free_afternoons: settings.meetingFree?.afternoons,
    weekly_meeting_hours: settings.weeklyMeetingHours,
    hourly_cost: settings.hourlyCost,
    monthly_report: settings.monthlyReport,
    escalation_days: settings.escalationDays,
    ai_summary_enabled: settings.aiSummaryEnabled,
    recording_enabled: settings.recordingEnabled,
    require_approval: waits(settings),
    chat_access: settings.chatAccess,
    figures_access: settings.figuresAccess,
    require_second_factor: settings.requireSecondFactor,
    session_hours: settings.sessionHours,
    mail_domains: settings.mailDomains,
    forbid_room_overlaps: settings.forbidRoomOverlaps,
    forbid_person_overlaps: settings.forbidPersonOverlaps,
  });

const minuteOf = (time: string): string => time.slice(0, 5);
const hours = (start: string | null, end: string | null): string =>
  start === null || end === null ? '' : `${minuteOf(start)}–${minuteOf(end)}`;

const settingInWords: Readonly<Record<SettingName, (of: SettingColumns) => string>> = {
  name: (of) => of.name,
  description: (of) => of.description,
  timeZone: (of) => of.time_zone,
  workingHours: (of) => hours(of.work_start, of.work_end),
  lunch: (of) => hours(of.lunch_start, of.lunch_end),
  workDays: (of) => of.work_days.join(','),
  defaultMeetingDuration: (of) => String(of.default_meeting_duration),
  meetingFree: (of) => `${of.meeting_free_mornings.join(',')}|${of.meeting_free_afternoons.join(',')}`,
  weeklyMeetingHours: (of) => String(of.weekly_meeting_hours ?? ''),
  hourlyCost: (of) => String(of.hourly_cost ?? ''),
  monthlyReport: (of) => String(of.monthly_report),
  escalationDays: (of) => String(of.escalation_days ?? ''),
  aiSummaryEnabled: (of) => String(of.ai_summary_enabled),
  recordingEnabled: (of) => String(of.recording_enabled),
  requireApproval: (of) => String(of.require_approval),
  chatAccess: (of) => of.chat_access,
  figuresAccess: (of) => of.figures_access,
  requireSecondFactor: (of) => String(of.require_second_factor),
  sessionHours: (of) => String(of.session_hours ?? ''),
  mailDomains: (of) => of.mail_domains.join(', '),
  forbidRoomOverlaps: (of) => String(of.forbid_room_overlaps),
  forbidPersonOverlaps: (of) => String(of.forbid_person_overlaps),
};

/** Whether there is work before the pause at noon and after it, or no pause. */
const holdsLunch = ({ lunch_start, lunch_end, work_start, work_end }: SettingColumns): boolean =>
  lunch_start === null ||
  lunch_end === null ||
  (minuteOf(work_start) < minuteOf(lunch_start) && minuteOf(lunch_end) < minuteOf(work_end));

/** The columns of a change. Hours that no longer contain the lunch break end it; null for a break given outside them. */
export function settledColumns(
  before: SettingColumns,
  change: ReturnType<typeof columnsOf>,
): ReturnType<typeof columnsOf> | null {
  if (holdsLunch({ ...before, ...change })) return change;
  return change.lunch_start === undefined ? { ...change, lunch_start: null, lunch_end: null } : null;
}

/** What differs, each value written out. */
export const settingChanges = (before: SettingColumns, after: SettingColumns): SettingChanged[] =>
  settingNames
    .map((setting) => ({
      setting,
      before: settingInWords[setting](before),
      after: settingInWords[setting](after),
    }))
    .filter((change) => change.before !== change.after);

const settingNames = [
  'name',
  'description',
  'timeZone',
  'workingHours',
  'lunch',
  'workDays',
  'defaultMeetingDuration',
  'meetingFree',
  'weeklyMeetingHours',
  'hourlyCost',
  'monthlyReport',
  'escalationDays',
  'aiSummaryEnabled',
  'recordingEnabled',
  'requireApproval',
  'chatAccess',
  'figuresAccess',
  'requireSecondFactor',
  'sessionHours',
  'mailDomains',
  'forbidRoomOverlaps',
  'forbidPersonOverlaps',
] as const satisfies readonly SettingName[];
