import type { ChatAccess, Company, FiguresAccess } from '@hopgon/contract/companies/schemas';
import { mostHourlyCost, mostMailDomains, mostWeeklyHours } from '@hopgon/contract/company-settings/limits';
import type { CompanyChange } from '@hopgon/contract/company-settings/schemas';
import { formatNumber } from '../../lib/format/number.ts';
import { readWhole } from '../../lib/format/read-whole.rules.ts';
import { readClock } from '../../ui/inputs/read-clock.ts';

/** What stands in the form, as typed. */
export interface CompanyDraft {
  readonly name: string;
  readonly description: string;
  readonly timeZone: string;
  readonly start: string;
  readonly end: string;
  readonly pauses: boolean;
  readonly lunchStart: string;
  readonly lunchEnd: string;
  readonly workDays: readonly number[];
  /** Minutes. */
  readonly length: string;
  /** ISO weekdays. */
  readonly freeMornings: readonly number[];
  readonly freeAfternoons: readonly number[];
  /** As typed; empty for no limit. */
  readonly weeklyHours: string;
  /** Đồng, as typed; empty where none is set. */
  readonly hourlyCost: string;
  readonly monthlyReport: boolean;
  /** Working days, or 'never'. */
  readonly escalation: string;
  readonly aiSummaryEnabled: boolean;
  readonly recordingEnabled: boolean;
  readonly requireApproval: boolean;
  readonly chatAccess: ChatAccess;
  readonly figuresAccess: FiguresAccess;
  readonly requireSecondFactor: boolean;
  /** Hours, or 'any'. */
  readonly sessionHours: string;
  /** As typed, one after the other. */
  readonly mailDomains: string;
  readonly forbidRoomOverlaps: boolean;
  readonly forbidPersonOverlaps: boolean;
}

// What people find when they turn the pause on.
const usualLunch = { start: '12:00', end: '13:00' };

export const companyDraftOf = ({ name, description, settings }: Company): CompanyDraft => ({
  name,
  description,
  timeZone: settings.timeZone,
  start: settings.workingHours.start,
  end: settings.workingHours.end,
  pauses: settings.lunch !== null,
  lunchStart: (settings.lunch ?? usualLunch).start,
  lunchEnd: (settings.lunch ?? usualLunch).end,
  workDays: settings.workDays,
  length: String(settings.defaultMeetingDuration),
  freeMornings: settings.meetingFree.mornings,
  freeAfternoons: settings.meetingFree.afternoons,
  weeklyHours: String(settings.weeklyMeetingHours ?? ''),
  hourlyCost: settings.hourlyCost === null ? '' : formatNumber(settings.hourlyCost),
  monthlyReport: settings.monthlyReport,
  escalation: String(settings.escalationDays ?? 'never'),
  aiSummaryEnabled: settings.aiSummaryEnabled,
  recordingEnabled: settings.recordingEnabled,
  requireApproval: settings.requireApproval,
  chatAccess: settings.chatAccess,
  figuresAccess: settings.figuresAccess,
  requireSecondFactor: settings.requireSecondFactor,
  sessionHours: String(settings.sessionHours ?? 'any'),
  mailDomains: settings.mailDomains.join(', '),
  forbidRoomOverlaps: settings.forbidRoomOverlaps,
  forbidPersonOverlaps: settings.forbidPersonOverlaps,
});

/** After how many working days the chair is notified; null: never. */
export const daysOfEscalation = ({ escalation }: Pick<CompanyDraft, 'escalation'>): number | null =>
  escalation === 'never' ? null : Number(escalation);

export type CompanyProblems = Partial<
  Record<
    | 'name'
    | 'start'
    | 'end'
    | 'lunchStart'
    | 'lunchEnd'
    | 'workDays'
    | 'weeklyHours'
    | 'hourlyCost'
    | 'mailDomains',
    string
  >
>;

/** What is wrong with the draft, by field. */
export function companyProblems(draft: CompanyDraft): CompanyProblems {
  const { name, start, end, workDays } = draft;
  const from = readClock(start);
  const to = readClock(end);
  const isOrdered = from !== null && to !== null && from < to;
  return {
    ...(name.trim() === '' && { name: 'Vui lòng nhập tên công ty' }),
    ...(from === null && { start: 'Hãy ghi giờ, ví dụ 09:00' }),
    ...(to === null && { end: 'Hãy ghi giờ, ví dụ 18:00' }),
    ...(from !== null && to !== null && !isOrdered && { end: 'Giờ kết thúc phải sau giờ bắt đầu.' }),
    ...(draft.pauses &&
      lunchProblems(draft, from !== null && to !== null && isOrdered ? { from, to } : null)),
    ...(wholeOf(draft.weeklyHours, mostWeeklyHours) === undefined && {
      weeklyHours: `Hãy ghi số giờ từ 1 đến ${mostWeeklyHours}, hoặc để trống.`,
    }),
    ...(wholeOf(draft.hourlyCost, mostHourlyCost) === undefined && {
      hourlyCost: 'Hãy ghi số tiền từ 1 đến 100.000.000 đồng, hoặc để trống.',
    }),
    ...domainProblems(draft),
    ...(workDays.length === 0 && { workDays: 'Hãy chọn ít nhất một ngày làm việc' }),
  };
}

/** A whole number as typed, '150.000'; null where the field is empty, undefined where it holds none. */
function wholeOf(typed: string, most: number): number | null | undefined {
  if (typed.trim() === '') return null;
  const value = readWhole(typed);
  return value !== null && value >= 1 && value <= most ? value : undefined;
}

/** Domains as they were typed: with @ or without, between commas or spaces. */
const domainsOf = ({ mailDomains }: Pick<CompanyDraft, 'mailDomains'>): string[] =>
  [...new Set(mailDomains.toLowerCase().split(/[\s,;]+/u))]
    .map((domain) => domain.replace(/^@/, ''))
    .filter((domain) => domain !== '')
    .sort();

function domainProblems(draft: CompanyDraft): CompanyProblems {
  const domains = domainsOf(draft);
  const wrong = domains.find((domain) => !/^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/.test(domain));
  if (wrong !== undefined) return { mailDomains: `“${wrong}” không phải tên miền. Hãy ghi như congty.vn.` };
  return domains.length > mostMailDomains ? { mailDomains: `Nhiều nhất ${mostMailDomains} tên miền.` } : {};
}

interface Work {
  readonly from: string;
  readonly to: string;
}

/** Judged against the hours of work once those are hours. */
function lunchProblems({ lunchStart, lunchEnd }: CompanyDraft, work: Work | null): CompanyProblems {
  const start = readClock(lunchStart);
  const end = readClock(lunchEnd);
  const within = 'Giờ nghỉ trưa phải nằm trong giờ làm việc.';
  return {
    ...(start === null && { lunchStart: 'Hãy ghi giờ, ví dụ 12:00' }),
    ...(start !== null && work !== null && start <= work.from && { lunchStart: within }),
    ...(end === null && { lunchEnd: 'Hãy ghi giờ, ví dụ 13:00' }),
    ...(end !== null && work !== null && end >= work.to && { lunchEnd: within }),
    ...(start !== null && end !== null && end <= start && { lunchEnd: 'Giờ kết thúc phải sau giờ bắt đầu.' }),
  };
}

const clocks = (start: string, end: string) => ({
  start: readClock(start) ?? start,
  end: readClock(end) ?? end,
});

const written = (draft: CompanyDraft) => ({
  name: draft.name.normalize('NFC').trim(),
  description: draft.description.normalize('NFC').trim(),
  settings: {
    timeZone: draft.timeZone,
    workingHours: clocks(draft.start, draft.end),
    lunch: draft.pauses ? clocks(draft.lunchStart, draft.lunchEnd) : null,
    workDays: [...draft.workDays].sort((a, b) => a - b),
    defaultMeetingDuration: Number(draft.length),
    meetingFree: {
      mornings: [...draft.freeMornings].sort((a, b) => a - b),
      afternoons: [...draft.freeAfternoons].sort((a, b) => a - b),
    },
    weeklyMeetingHours: wholeOf(draft.weeklyHours, mostWeeklyHours) ?? null,
    hourlyCost: wholeOf(draft.hourlyCost, mostHourlyCost) ?? null,
    monthlyReport: draft.monthlyReport,
    escalationDays: daysOfEscalation(draft),
    aiSummaryEnabled: draft.aiSummaryEnabled,
    recordingEnabled: draft.recordingEnabled,
    requireApproval: draft.requireApproval,
    chatAccess: draft.chatAccess,
    figuresAccess: draft.figuresAccess,
    requireSecondFactor: draft.requireSecondFactor,
    sessionHours: draft.sessionHours === 'any' ? null : Number(draft.sessionHours),
    mailDomains: domainsOf(draft),
    forbidRoomOverlaps: draft.forbidRoomOverlaps,
    forbidPersonOverlaps: draft.forbidPersonOverlaps,
  },
});

function differing<T extends object>(now: T, before: T): Partial<T> {
  const changed: Partial<T> = {};
  for (const name in now)
    if (JSON.stringify(now[name]) !== JSON.stringify(before[name])) changed[name] = now[name];
  return changed;
}

/** What the draft changes of the company it began with; null when nothing. */
export function changeOf(draft: CompanyDraft, base: Company): CompanyChange | null {
  const { settings: nextSettings, ...next } = written(draft);
  const { settings: oldSettings, ...old } = written(companyDraftOf(base));
  const settings = differing(nextSettings, oldSettings);
  const named = differing(next, old);
  const touches = Object.keys(settings).length > 0;
  if (!touches && Object.keys(named).length === 0) return null;
  return { version: base.version, ...named, ...(touches && { settings }) };
}
