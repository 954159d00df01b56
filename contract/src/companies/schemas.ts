import { z } from 'zod';
import { Id, Instant, line, Version, wellFormed } from '../primitives.ts';
import { RoleName } from '../users/schemas.ts';

export const CompanyName = z
  .string({ error: 'Vui lòng nhập tên công ty' })
  .max(400)
  .overwrite(wellFormed)
  .normalize('NFC')
  .trim()
  .overwrite((value) => value.replace(/\s+/g, ' '))
  .min(1, { error: 'Vui lòng nhập tên công ty' })
  .max(120, { error: 'Tên công ty tối đa 120 ký tự' })
  .regex(/^\P{Cc}*$/u, { error: 'Tên công ty có ký tự không hợp lệ' });

/** Invite codes are folded, upper-cased and trimmed, then matched exactly: 6 of A–Z and 0–9. */
export const InviteCode = z
  .string({ error: 'Vui lòng nhập mã mời' })
  .max(60)
  .normalize('NFD')
  .overwrite((value) => value.replace(/\p{M}/gu, '').replace(/đ/gi, 'D'))
  .trim()
  .toUpperCase()
  .min(1, { error: 'Vui lòng nhập mã mời' })
  .regex(/^[A-Z0-9]{6}$/, { error: 'Mã mời gồm đúng 6 chữ cái hoặc chữ số' });

/** The alphabet new codes are drawn from: no letter that Telex or VNI rewrites. */
export const inviteCodeAlphabet = 'BCFGHJKLMNPQRSTVXZ0123456789';

export const ChatAccess = z.enum(['owner', 'admins', 'members']);
export type ChatAccess = z.infer<typeof ChatAccess>;

/** Who sees the figures of departments and of the company; owner and admins always do. */
export const FiguresAccess = z.enum(['admins', 'members']);
export type FiguresAccess = z.infer<typeof FiguresAccess>;

/** ISO weekdays, Monday is 1, on whose mornings or afternoons the company does not meet. */
const MeetingFree = z.object({
  mornings: z.array(z.int().min(1).max(7)),
  afternoons: z.array(z.int().min(1).max(7)),
});

const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const CompanySettings = z.object({
  timeZone: z.string(),
  workingHours: z.object({ start: ClockTime, end: ClockTime }),
  /** The pause at noon, within the working hours; null where there is none. */
  lunch: z.object({ start: ClockTime, end: ClockTime }).nullable(),
  /** 1 is Monday, 7 is Sunday. */
  workDays: z.array(z.int().min(1).max(7)),
  /** Minutes. */
  defaultMeetingDuration: z.int(),
  /** Suggested times avoid it; a meeting planned there shows a warning. */
  meetingFree: MeetingFree,
  /** Most hours of meetings a week for one person, observed likewise; null: no limit. */
  weeklyMeetingHours: z.int().nullable(),
  /** Đồng for an hour of one person's work; null where none is set, and for who may not see figures of the company. */
  hourlyCost: z.int().nullable(),
  /** Whether owner and admins get the figures of the last month by mail. */
  monthlyReport: z.boolean(),
  /** After how many working days the chair is notified of an overdue item; null: never. */
  escalationDays: z.int().nullable(),
  aiSummaryEnabled: z.boolean(),
  recordingEnabled: z.boolean(),
  requireApproval: z.boolean(),
  allowAutoJoin: z.boolean(),
  chatAccess: ChatAccess,
  figuresAccess: FiguresAccess,
  /** Whether only sessions that showed a second factor or a passkey enter. */
  requireSecondFactor: z.boolean(),
  /** How long after signing in a session enters the company; null: as long as it lasts. */
  sessionHours: z.int().nullable(),
  /** Domains of verified mail addresses that may join; empty: any. */
  mailDomains: z.array(z.string()),
  /** Whether a room, or a person, may take part in one meeting at a time only. */
  forbidRoomOverlaps: z.boolean(),
  forbidPersonOverlaps: z.boolean(),
});
export type CompanySettings = z.infer<typeof CompanySettings>;

/** A company as one of its members sees it; `can` holds the server's answers for this person. */
export const Company = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  plan: z.literal('free'),
  ownerId: Id,
  inviteCode: z.string(),
  role: RoleName,
  settings: CompanySettings,
  counts: z.object({ members: z.int(), admins: z.int(), owners: z.int() }),
  can: z.object({
    openChat: z.boolean(),
    /** Figures of departments and of the company. */
    seeFigures: z.boolean(),
    manageMembers: z.boolean(),
    replaceInviteCode: z.boolean(),
    seeInviteCard: z.boolean(),
    changeSettings: z.boolean(),
    changeChatAccess: z.boolean(),
    changeHourlyCost: z.boolean(),
    seeAudit: z.boolean(),
    leave: z.boolean(),
    close: z.boolean(),
  }),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
});
export type Company = z.infer<typeof Company>;

export const Label = line(80);

export const Member = z.object({
  userId: Id,
  displayName: z.string(),
  email: z.string(),
  department: z.string(),
  position: z.string(),
  role: RoleName,
  joinedAt: Instant,
  /** The version of department and position. */
  version: Version,
  can: z.object({
    edit: z.boolean(),
    changeRole: z.boolean(),
    remove: z.boolean(),
    endAccess: z.boolean(),
    /** Whether ownership may be transferred to this member. */
    transferOwnership: z.boolean(),
  }),
});
export type Member = z.infer<typeof Member>;

/** A person who used the invite code and waits for approval by owner or admin. */
export const WaitingMember = z.object({
  userId: Id,
  displayName: z.string(),
  email: z.string(),
  joinedAt: Instant,
});
export type WaitingMember = z.infer<typeof WaitingMember>;
