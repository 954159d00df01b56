import { z } from 'zod';
import { ParticipantRole } from '../meetings/schemas.ts';
import { Id, Instant, LocalDate, line, text, Version } from '../primitives.ts';
import { MinutesChecks } from './checks.ts';
import { AdoptedDecision, ReplacedDecision } from './decisions/schemas.ts';
import { LegalFacts, Seat } from './legal/schemas.ts';
import { SignatureProof } from './signing/schemas.ts';

/** dự thảo → góp ý → đã thông qua, chờ ký → đã ký, khóa; or đã hủy. */
export const MinutesState = z.enum(['draft', 'review', 'adopted', 'locked', 'void']);
export type MinutesState = z.infer<typeof MinutesState>;

/** The last three are kinds whose content the law lists. */
export const MinutesTemplate = z.enum([
  'company',
  'briefing',
  'project',
  'one-on-one',
  'members-council',
  'board',
  'shareholders',
]);
export type MinutesTemplate = z.infer<typeof MinutesTemplate>;

export const MinutesLineKind = z.enum(['text', 'decision', 'task', 'question', 'opinion']);
export type MinutesLineKind = z.infer<typeof MinutesLineKind>;

/** Where a line comes from: a person wrote it, a reading of the transcript, the agenda, or the ballots of a vote. */
export const MinutesOrigin = z.enum(['typed', 'reading', 'agenda', 'vote']);
export type MinutesOrigin = z.infer<typeof MinutesOrigin>;

/**
 * Why a person should look at a line: a machine wrote it and nobody accepted it; neither its turns nor a person support
 * it; nobody is named for the work; its reading was changed or rejected, or one of its turns was corrected, after it
 * was taken; its vote was cancelled.
 */
export const MinutesMark = z.enum([
  'unaccepted',
  'no_evidence',
  'no_assignee',
  'source_changed',
  'turn_corrected',
  'vote_cancelled',
]);
export type MinutesMark = z.infer<typeof MinutesMark>;

/**
 * Words of a line that its turns do not say; words that it leaves out of what they say; or that they contradict. `unchecked`:
 * the turns could not be read in time.
 */
export const UnsupportedWords = z.object({
  words: z.string(),
  fault: z.enum(['not-said', 'left-out', 'contradicted', 'unchecked']),
});
export type UnsupportedWords = z.infer<typeof UnsupportedWords>;

/** Nothing is inferred: who was not asked is `unrecorded` (Chưa điểm danh). */
export const Attendance = z.enum(['in-person', 'online', 'absent', 'unrecorded']);
export type Attendance = z.infer<typeof Attendance>;

export const mostMinutesSections = 60;
export const mostMinutesLines = 1000;
export const mostMinutesPeople = 700;
export const mostMinutesEvidence = 50;
export const mostMinutesLinesAtOnce = 200;

/** Which edition of the minutes is meant; the newest the caller may see when not given. */
export const editionQuery = { edition: z.coerce.number().int().min(1).max(1000).optional() };

export const MinutesLineText = text(2000, 1);
export const MinutesHeading = line(300, 1);
export const MinutesPlace = line(300);
export const MinutesRecipients = z.array(line(200, 1)).max(20);
export const OrganisationName = line(200);
export const MinutesEvidence = z.array(z.int().min(0).max(1_000_000)).max(mostMinutesEvidence);
export const AssigneeName = line(200);

const MemberName = z.object({ userId: Id, displayName: z.string() });
/** Who did something to minutes, and when. */
const Act = z.object({ by: MemberName, at: Instant });

export const MinutesTask = z.object({
  assigneeId: Id.nullable(),
  /** The member's name, or the name that was said or typed. */
  assigneeName: z.string().nullable(),
  deadline: LocalDate.nullable(),
});
export type MinutesTask = z.infer<typeof MinutesTask>;

/** From when until when a decision holds, and what it replaces. */
export const DecisionTerms = z.object({
  validFrom: LocalDate.nullable(),
  /** The last day. */
  validTo: LocalDate.nullable(),
  /** Empty where it replaces nothing. */
  replaces: line(300),
});
export type DecisionTerms = z.infer<typeof DecisionTerms>;

export const MinutesLine = z.object({
  id: Id,
  kind: MinutesLineKind,
  text: z.string(),
  /** Null unless it is a task. */
  task: MinutesTask.nullable(),
  /** Null unless it is a decision whose terms were recorded. */
  terms: DecisionTerms.nullable(),
  /** The adopted decision it replaces. */
  replaces: ReplacedDecision.nullable(),
  /** The newest adopted decision that replaces it and that the caller may find. */
  replacedBy: AdoptedDecision.nullable(),
  /** The vote that made a decision. */
  motionId: Id.nullable(),
  origin: MinutesOrigin,
  /** The note or vote of the meeting that it rests on. */
  held: z.object({ kind: z.enum(['note', 'vote']), id: Id }).nullable(),
  /** The machine's text, where a person edited it; null when unchanged or typed. */
  engineText: z.string().nullable(),
  /** Turns of `source`. */
  evidence: z.array(z.int()),
  source: z.object({ transcriptId: Id, version: z.int() }).nullable(),
  /** What its turns do not support; empty without any, and once a person vouches for it. */
  unsupported: z.array(UnsupportedWords),
  /** What its reading says now, where that was changed after the line was taken or accepted. */
  reading: z
    .object({
      isRejected: z.boolean(),
      text: z.string(),
      assigneeName: z.string().nullable(),
      deadline: LocalDate.nullable(),
    })
    .nullable(),
  /** "Người ghi xác nhận": who vouches for a line that no turn supports. */
  confirmed: Act.nullable(),
  /** Who accepted what a machine wrote; null for typed lines and lines nobody accepted. */
  accepted: Act.nullable(),
  /** The action item a task became. */
  itemId: Id.nullable(),
  /** Somebody had changed that item before these minutes did, and it stayed as it was. */
  isItemKept: z.boolean(),
  marks: z.array(MinutesMark),
  version: Version,
});
export type MinutesLine = z.infer<typeof MinutesLine>;

export const MinutesSection = z.object({
  id: Id,
  title: z.string(),
  agendaItemId: Id.nullable(),
  lines: z.array(MinutesLine),
});
export type MinutesSection = z.infer<typeof MinutesSection>;

export const MinutesPerson = z.object({
  id: Id,
  /** Null for a guest and for a name that was typed. */
  userId: Id.nullable(),
  guestId: Id.nullable(),
  name: z.string(),
  /** What the person is in the company or elsewhere; may be empty. */
  position: z.string(),
  part: ParticipantRole,
  attendance: Attendance,
  /** Why the person was absent; empty otherwise. */
  reason: z.string(),
  /** Whether the person agreed to adopt, where the company asks everybody present. */
  hasApproved: z.boolean(),
  /** What the person is to the body that met, for minutes of a legal kind. */
  seat: Seat,
});
export type MinutesPerson = z.infer<typeof MinutesPerson>;

/** `members`: all others who attended and agreed, on one paper, where chair or secretary refuses to sign. */
export const SignaturePart = z.enum(['secretary', 'chair', 'members']);
export type SignaturePart = z.infer<typeof SignaturePart>;

/** Signed by one person, who the minutes name. */
export const PersonalPart = SignaturePart.exclude(['members']);
export type PersonalPart = z.infer<typeof PersonalPart>;

/** By hand on paper, of which the scan is kept; or electronically in the PDF. */
export const SignatureWay = z.enum(['hand', 'electronic']);
export type SignatureWay = z.infer<typeof SignatureWay>;

export const MinutesSignature = z.object({
  part: SignaturePart,
  way: SignatureWay,
  signer: MemberName,
  /** Who uploaded the scan, or signed, and when. */
  recorded: Act,
  /** How the signer proved to be the person; null by hand. */
  proof: SignatureProof.nullable(),
  fileName: z.string(),
  /** Bytes. */
  size: z.int(),
  /** SHA-256 of the scan, or of the PDF with this signature, hexadecimal. */
  hash: z.string(),
});
export type MinutesSignature = z.infer<typeof MinutesSignature>;

/** Largest scan of signed minutes, in bytes. */
export const scanLimit = 20 * 1024 * 1024;

export const MinutesFormat = z.enum(['docx', 'pdf', 'md', 'txt', 'json']);
export type MinutesFormat = z.infer<typeof MinutesFormat>;

/** Which layout a .docx has: the company's own, where one was chosen, or the standard one. */
export const DocxLayout = z.enum(['own', 'standard']).default('own');

/** `number` is `112/BB-GV` as it is printed after "Số:". */
export const MinutesNumber = z.object({ number: z.string(), at: Instant, isVoid: z.boolean() });
export type MinutesNumber = z.infer<typeof MinutesNumber>;

/** The company's own template a document is laid out by in Word; `version` is null until adoption or issue fixes it. */
export const ChosenTemplate = z.object({ id: Id, name: z.string(), version: z.int().nullable() });
export type ChosenTemplate = z.infer<typeof ChosenTemplate>;

/** Who adopts: the chair, everybody present, or nobody objecting until a day. */
export const AdoptedBy = z.enum(['chair', 'present', 'silence']);
export type AdoptedBy = z.infer<typeof AdoptedBy>;

export const Minutes = z.object({
  id: Id,
  meetingId: Id,
  /** 1 for the first; a correction of locked minutes is the next. */
  edition: z.int(),
  replaces: z.object({ edition: z.int(), number: z.string().nullable() }).nullable(),
  template: MinutesTemplate,
  state: MinutesState,
  number: MinutesNumber.nullable(),
  /** Trích yếu. */
  title: z.string(),
  place: z.string(),
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
  timeZone: z.string(),
  chair: MemberName.nullable(),
  secretary: MemberName.nullable(),
  companyName: z.string(),
  /** Tên cơ quan chủ quản; may be empty. */
  parentName: z.string(),
  /** Nơi nhận. */
  recipients: z.array(z.string()),
  /** Null for the standard layout. */
  ownTemplate: ChosenTemplate.nullable(),
  sections: z.array(MinutesSection),
  people: z.array(MinutesPerson),
  /** The sentences printed after the last section. */
  closing: z.array(z.string()),
  /** Null for kinds no law has rules for. */
  legal: LegalFacts.nullable(),
  /** Who must sign for the minutes to be locked. */
  signers: z.array(SignaturePart),
  drafted: Act,
  reviewed: Act.extend({ message: z.string() }).nullable(),
  adopted: Act.nullable(),
  adoptedBy: AdoptedBy,
  lockedAt: Instant.nullable(),
  cancelled: Act.extend({ reason: z.string() }).nullable(),
  signatures: z.array(MinutesSignature),
  /** SHA-256 of the PDF that was adopted, hexadecimal. */
  hash: z.string().nullable(),
  /** The same of the PDF as it is now, with its electronic signatures. */
  fileHash: z.string().nullable(),
  /** Printed on the PDF, to check it by; null before adoption. */
  code: z.string().nullable(),
  checks: MinutesChecks,
  /** Readings, notes and votes of the meeting that are not in it; several may say the same. */
  suggestionCount: z.int(),
  openComments: z.int(),
  can: z.object({
    edit: z.boolean(),
    comment: z.boolean(),
    requestReview: z.boolean(),
    reopen: z.boolean(),
    /** Whether the caller is who adopts; `checks` says what is still missing. */
    adopt: z.boolean(),
    approve: z.boolean(),
    /** The parts whose signed scan the caller may upload. */
    sign: z.array(SignaturePart),
    /** The parts the caller may sign in the PDF. */
    signElectronically: z.array(PersonalPart),
    cancel: z.boolean(),
    /** Whether a corrected edition may be begun: of what is locked, or adopted and signed by some. */
    correct: z.boolean(),
    /** Whether it may be mailed to the people of the meeting. */
    deliver: z.boolean(),
  }),
  /** Of its head and sections; a line has its own. */
  version: Version,
  /** Grows with every change of anything in it. */
  revision: Version,
});
export type Minutes = z.infer<typeof Minutes>;

export const MinutesLineVersion = z.object({ id: Id, version: Version });
export type MinutesLineVersion = z.infer<typeof MinutesLineVersion>;
