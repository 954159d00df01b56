import { z } from 'zod';
import { Call } from '../../governance/schemas.ts';
import { LocalDate, line, text } from '../../primitives.ts';

/** What shares are counted in. */
export const CapitalUnit = z.enum(['dong', 'share', 'percent']);
export type CapitalUnit = z.infer<typeof CapitalUnit>;

/** In any unit, at most two decimals. */
export const Capital = z.number().min(0.01).max(100_000_000_000_000).multipleOf(0.01);

/** What the law asks of the minutes of a body beside what all minutes have. */
export const LegalFacts = z.object({
  /** Mã số doanh nghiệp. */
  enterpriseCode: line(20),
  /** Địa chỉ trụ sở chính. */
  headOffice: line(300),
  /** Mục đích họp. */
  purpose: text(1000),
  /** Chương trình họp, one point a line. */
  agenda: text(4000),
  capitalUnit: CapitalUnit,
  /** Charter capital, or all votes, in that unit; null for a board, which votes by heads. */
  total: Capital.nullable(),
  call: Call,
  /** For when the meeting before this call was planned. */
  previousOn: LocalDate.nullable(),
  /** When the notice of this call was sent. */
  invitedOn: LocalDate.nullable(),
  /** Whether people were asked in writing instead of meeting. */
  isWritten: z.boolean(),
  /** When the ballots were sent, and until when they had to come back. */
  sentOn: LocalDate.nullable(),
  dueOn: LocalDate.nullable(),
  /** Người kiểm phiếu. */
  counterName: line(200),
  /** Người giám sát kiểm phiếu. */
  supervisorName: line(200),
  /** Whether the minutes were read and adopted before the meeting ended. */
  isApprovedInMeeting: z.boolean(),
  /** Why the person refuses to sign; empty for who signs. */
  chairRefusal: line(500),
  secretaryRefusal: line(500),
});
export type LegalFacts = z.infer<typeof LegalFacts>;

/** What somebody is to the body that met. */
export const Seat = z.object({
  /** Whether the person belongs to the body; others are guests of its meeting. */
  isMember: z.boolean(),
  /** Share of the capital or number of votes; null while it is not known, and on a board. */
  weight: Capital.nullable(),
  /** Number and date of the certificate of the capital contributed. */
  certificate: line(50),
  certificateOn: LocalDate.nullable(),
  /** Who came and voted in the person's place. */
  representative: line(200),
  /** The paper that says so. */
  proxyPaper: line(200),
  /** Whether most of the board agreed to the proxy. */
  isProxyAccepted: z.boolean(),
  /** Whether the person does not agree to adopt the minutes, and what they say. */
  isDissenting: z.boolean(),
  dissent: line(1000),
  /** Of shareholders: sits on the board, whose members sign in place of a chair who refuses. */
  isOnBoard: z.boolean(),
});
export type Seat = z.infer<typeof Seat>;

/** Where a requirement is met. */
export const LegalTarget = z.enum(['head', 'legal', 'seats', 'attendance', 'line', 'votes', 'settings']);
export type LegalTarget = z.infer<typeof LegalTarget>;

/** One requirement of the law, met or not. */
export const LegalCheck = z.object({
  code: z.string(),
  /** 'Điều 60 khoản 2 điểm a' */
  article: z.string(),
  title: z.string(),
  isMet: z.boolean(),
  /** Why it is met, or what is missing. */
  reason: z.string(),
  to: LegalTarget,
  /** The line it is about, where it is about one. */
  lineId: z.string().nullable(),
});
export type LegalCheck = z.infer<typeof LegalCheck>;
