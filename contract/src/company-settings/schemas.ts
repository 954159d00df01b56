import { z } from 'zod';
import { ChatAccess, CompanyName, FiguresAccess } from '../companies/schemas.ts';
import { Id, Instant, LocalDate, line, TimeZone, text, Version } from '../primitives.ts';
import { mostHourlyCost, mostMailDomains, mostSessionHours, mostWeeklyHours } from './limits.ts';

const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Hãy ghi giờ, ví dụ 09:00' });

const Hours = z
  .object({ start: ClockTime, end: ClockTime })
  .refine(({ start, end }) => end > start, { error: 'Giờ kết thúc phải sau giờ bắt đầu.' });

const inOrder = (days: number[]): number[] => [...new Set(days)].sort((a, b) => a - b);

/** 1 is Monday, 7 is Sunday; kept in order, each once. */
const WorkDays = z
  .array(z.int().min(1).max(7))
  .min(1, { error: 'Hãy chọn ít nhất một ngày làm việc' })
  .max(7)
  .overwrite(inOrder);

const FreeDays = z.array(z.int().min(1).max(7)).max(7).overwrite(inOrder);

/** What follows the @ of an address, in lower case; each once. */
const MailDomains = z
  .array(
    z
      .string()
      .max(254)
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/, { error: 'Hãy ghi tên miền như congty.vn' }),
  )
  .max(mostMailDomains, { error: `Nhiều nhất ${mostMailDomains} tên miền` })
  .overwrite((domains) => [...new Set(domains)].sort());

/** Only what is given is changed. */
export const CompanyChange = z.object({
  version: Version,
  name: CompanyName.optional(),
  description: text(1000).optional(),
  settings: z
    .object({
      timeZone: TimeZone,
      workingHours: Hours,
      /** Within the working hours; null: no pause at noon. */
      lunch: Hours.nullable(),
      workDays: WorkDays,
      /** Minutes. */
      defaultMeetingDuration: z.int().min(5).max(480),
      meetingFree: z.object({ mornings: FreeDays, afternoons: FreeDays }),
      weeklyMeetingHours: z.int().min(1).max(mostWeeklyHours).nullable(),
      /** Đồng; only the owner sets it. */
      hourlyCost: z.int().min(1).max(mostHourlyCost).nullable(),
      monthlyReport: z.boolean(),
      /** Working days after a deadline; null: the chair is not notified. */
      escalationDays: z.int().min(1).max(30).nullable(),
      aiSummaryEnabled: z.boolean(),
      recordingEnabled: z.boolean(),
      requireApproval: z.boolean(),
      allowAutoJoin: z.boolean(),
      chatAccess: ChatAccess,
      figuresAccess: FiguresAccess,
      requireSecondFactor: z.boolean(),
      sessionHours: z.int().min(1).max(mostSessionHours).nullable(),
      mailDomains: MailDomains,
      forbidRoomOverlaps: z.boolean(),
      forbidPersonOverlaps: z.boolean(),
    })
    .partial()
    .optional(),
});
export type CompanyChange = z.infer<typeof CompanyChange>;

/** Years for which the holidays are known. */
export const Year = z.coerce.number().int().min(2000).max(2100);

/** `off`: nobody works. `work`: worked in exchange for another day, whatever weekday it is. */
export const DayKind = z.enum(['off', 'work']);
export type DayKind = z.infer<typeof DayKind>;

export const DayName = line(100, 1);

/**
 * The state of the day that the person saw before changing it, null when it was like its weekday. The change is
 * refused if the day is different by now.
 */
export const SeenDay = z.object({ name: line(100), kind: DayKind }).nullable();
export type SeenDay = z.infer<typeof SeenDay>;

/** A day that is not like its weekday. `source`: a holiday of the law, one of those changed here, or the company's own. */
export const CompanyDay = z.object({
  date: LocalDate,
  name: z.string(),
  kind: DayKind,
  source: z.enum(['law', 'changed', 'own']),
});
export type CompanyDay = z.infer<typeof CompanyDay>;

/** A company that waits to be removed, as its owner and admins see it. */
export const Closing = z.object({
  companyId: Id,
  name: z.string(),
  closedAt: Instant,
  closedBy: z.object({ userId: Id, displayName: z.string() }),
  /** Until then it can be restored. */
  removedAfter: Instant,
});
export type Closing = z.infer<typeof Closing>;
