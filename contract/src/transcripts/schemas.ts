import { z } from 'zod';
import { Id, Instant, LocalDate, text } from '../primitives.ts';

/** Longest transcript, in UTF-16 units. */
export const transcriptLimit = 2_000_000;
/** Largest upload, in bytes. */
export const uploadLimit = 20 * 1024 * 1024;
export const uploadExtensions = ['.txt', '.vtt', '.srt', '.docx', '.json'] as const;

/** `unasked`: the company does not summarise automatically, and no person has requested it. */
export const AnalysisState = z.enum(['unasked', 'waiting', 'ready', 'failed']);
export type AnalysisState = z.infer<typeof AnalysisState>;

/** A new text replaces the transcript of its meeting as a new version, or goes on behind it. */
export const TranscriptMode = z.enum(['replace', 'append']);
export type TranscriptMode = z.infer<typeof TranscriptMode>;

export const Transcript = z.object({
  id: Id,
  meetingId: Id,
  /** 1 for the first upload; a new upload is a new version. */
  version: z.int(),
  name: z.string(),
  format: z.string(),
  turnCount: z.int(),
  /** Files that were added behind the first one, in order. */
  parts: z.array(
    z.object({
      /** From 2. */
      number: z.int(),
      name: z.string(),
      firstTurn: z.int(),
      turnCount: z.int(),
      /** Turns of the file that stood at the end of what was there. */
      skipped: z.int(),
    }),
  ),
  /** Turns that were corrected after the analysis read them. */
  correctedSince: z.int(),
  state: AnalysisState,
  /** Why the analysis failed, in Vietnamese; empty otherwise. */
  problem: z.string(),
  uploadedBy: z.object({ userId: Id, displayName: z.string() }),
  createdAt: Instant,
});
export type Transcript = z.infer<typeof Transcript>;

/** Longest turn a person may correct, in UTF-16 units. */
export const correctableLength = 10_000;
export const TurnText = text(correctableLength, 1);
/** How often a turn was corrected; a correction names the number it read. */
export const CorrectionNumber = z.int().min(0).max(1_000_000);

/** What the company's glossary wrote into a turn, proposes to write, or wrote until a person undid it. */
export const GlossaryPlace = z.object({
  /** UTF-16 offset in the text of the turn. */
  at: z.int().min(0),
  /** As the transcript has it. */
  found: z.string(),
  written: z.string(),
  state: z.enum(['applied', 'proposed', 'rejected']),
});
export type GlossaryPlace = z.infer<typeof GlossaryPlace>;

export const mostPlacesAtOnce = 500;

/** One turn; `index` is what evidence names. Times in milliseconds, null when the source has none. */
export const Turn = z.object({
  index: z.int(),
  speaker: z.string().nullable(),
  startMs: z.int().nullable(),
  endMs: z.int().nullable(),
  /** How long nothing was recorded before it; null for the usual pauses. */
  gapMs: z.int().nullable(),
  text: z.string(),
  /** As the transcript has it, where a person or the glossary corrected `text`. */
  original: z.string().nullable(),
  corrections: CorrectionNumber,
  /** In the order they stand. */
  glossary: z.array(GlossaryPlace),
});
export type Turn = z.infer<typeof Turn>;

export const TurnCorrection = z.object({
  number: CorrectionNumber,
  before: z.string(),
  after: z.string(),
  /** Who corrected it, or had the glossary applied. */
  by: z.object({ userId: Id, displayName: z.string() }),
  byGlossary: z.boolean(),
  at: Instant,
});
export type TurnCorrection = z.infer<typeof TurnCorrection>;

/** A speaker of a transcript: the label there, and the person. */
export const Speaker = z.object({
  label: z.string(),
  turns: z.int(),
  /** The person assigned by hand; `userId` is null for one who is no member. */
  assigned: z
    .object({
      userId: Id.nullable(),
      name: z.string(),
      by: z.object({ userId: Id, displayName: z.string() }),
      at: Instant,
    })
    .nullable(),
  /** The one member or guest whose name the label is; `userId` is null for a guest. */
  named: z.object({ userId: Id.nullable(), displayName: z.string() }).nullable(),
  /** Whom people said this label is in another meeting that the caller may find; `userId` is null for one who is no member. */
  remembered: z.object({ userId: Id.nullable(), displayName: z.string() }).nullable(),
  /** The person remembered, and people of the meeting whom no label names: the label may mean one of them. */
  candidates: z.array(z.object({ userId: Id, displayName: z.string() })),
});
export type Speaker = z.infer<typeof Speaker>;

/** A statement with the turns it rests on; never empty. */
export const Statement = z.object({ text: z.string(), evidence: z.array(z.int()).min(1) });
export type Statement = z.infer<typeof Statement>;

/** What a summary line states: a decision, question or task by its place in its list; a task also in the line's own words. */
const StatedResult = z.object({
  kind: z.enum(['decision', 'question', 'task']),
  index: z.int().min(0),
  phrase: z
    .object({ assignee: z.string().nullable(), task: z.string(), deadline: z.string().nullable() })
    .optional(),
});
export type StatedResult = z.infer<typeof StatedResult>;

const SummaryStatement = Statement.extend({ result: StatedResult.optional() });
export type SummaryStatement = z.infer<typeof SummaryStatement>;

export const Finding = Statement.extend({ confidence: z.number() });

export const SpeakerFigures = z.object({
  speaker: z.string(),
  turns: z.int(),
  words: z.int(),
  questions: z.int(),
  /** Milliseconds; null when the source has no times. */
  talkMs: z.int().nullable(),
});

const notYet = {
  value: null,
  reason: 'Bản gỡ băng này được phân tích trước khi có số liệu này. Hãy phân tích lại để có.',
};
/** A number, or null and why there is none, in Vietnamese; the reason of a number is empty. */
const KnownNumber = z.object({ value: z.int().nullable(), reason: z.string() }).default(notYet);

export const AgendaCoverage = z.object({
  /** How many of the points were spoken of. */
  covered: z.int(),
  points: z.array(z.object({ title: z.string(), covered: z.boolean(), evidence: z.array(z.int()) })),
});
export type AgendaCoverage = z.infer<typeof AgendaCoverage>;

/** Minutes after the plan, negative before it; null when the transcript states only the other end. */
export const Punctuality = z.object({ startMinutes: z.int().nullable(), endMinutes: z.int().nullable() });
export type Punctuality = z.infer<typeof Punctuality>;

export const Figures = z.object({
  speakers: z.array(SpeakerFigures),
  turns: z.int(),
  words: z.int(),
  questions: z.int(),
  durationMs: z.int().nullable(),
  longestMonologue: z
    .object({ speaker: z.string(), ms: z.int().nullable(), words: z.int(), evidence: z.array(z.int()) })
    .nullable(),
  /** Evenness of the words among named speakers: 1 all alike, 0 one speaks alone; null with fewer than two. */
  balance: z.number().nullable(),
  /** Why times are unknown or estimated, in Vietnamese; empty when they are known. */
  timesUnknown: z.string(),
  /** Talk times and the duration count each turn until the next one starts. */
  isEstimated: z.boolean().default(false),
  /** How often somebody began while another spoke, and took the word. */
  interruptions: KnownNumber,
  /** Milliseconds of gaps, in which nothing was recorded: neither speech nor silence. */
  lostMs: z.int().default(0),
  /** Milliseconds in which nobody spoke. */
  silenceMs: KnownNumber,
  /** Coverage of the agenda at the time of the analysis. */
  agenda: z.object({ value: AgendaCoverage.nullable(), reason: z.string() }).default(notYet),
  punctuality: z.object({ value: Punctuality.nullable(), reason: z.string() }).default(notYet),
});
export type Figures = z.infer<typeof Figures>;

/** A term of the transcript as it was first said, with the first turns that contain it. */
const Mention = z.object({ text: z.string(), evidence: z.array(z.int()).min(1) });

const Mentioned = z.object({
  figures: z.array(Mention),
  /** Days, the earliest first. */
  dates: z.array(Mention.extend({ date: LocalDate })),
  /** Speakers who are spoken of, and others. */
  names: z.array(Mention),
});
export type Mentioned = z.infer<typeof Mentioned>;

/** The result of analysing one transcript version; action items are read by their own calls. */
export const Analysis = z.object({
  summary: z.object({
    short: z.array(SummaryStatement),
    medium: z.array(SummaryStatement),
    long: z.array(SummaryStatement),
  }),
  decisions: z.array(Finding),
  openQuestions: z.array(Finding),
  topics: z.array(z.object({ title: z.string(), evidence: z.array(z.int()) })),
  figures: Figures,
  /** Empty for analyses made before this field existed. */
  mentioned: Mentioned.default({ figures: [], dates: [], names: [] }),
  /** Lines that could not be read. */
  problems: z.array(z.object({ line: z.int(), text: z.string() })),
  /** Text that was deliberately removed, with the reason. */
  removed: z.array(z.object({ text: z.string(), reason: z.string() })),
});
export type Analysis = z.infer<typeof Analysis>;

/** What nobody decides about. The rest is read as readings, as people corrected it. */
export const AnalysisDocument = Analysis.omit({ summary: true, decisions: true, openQuestions: true });
export type AnalysisDocument = z.infer<typeof AnalysisDocument>;
