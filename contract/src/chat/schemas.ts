import { z } from 'zod';
import { ModelProblem } from '../models/schemas.ts';
import { Id, Instant, line, text } from '../primitives.ts';
import { AnswerSentence, AskedScope, CitedSource } from '../search/schemas.ts';
import { Figures } from '../transcripts/schemas.ts';
import { CardChange } from './changes.ts';

export const messageLimit = 8_000;
export const SessionTitle = line(200, 1);
export const MessageText = text(messageLimit, 1);

export const ChatSession = z.object({
  id: Id,
  title: z.string(),
  userId: Id,
  meeting_id: Id.nullable(),
  message_count: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
  created_at: Instant,
  updated_at: Instant,
});
export type ChatSession = z.infer<typeof ChatSession>;

/** `replaced`: words changed it, and a newer card of the conversation holds what it became. */
export const CardState = z.enum(['open', 'confirmed', 'dismissed', 'undone', 'expired', 'replaced']);

export const Card = z.object({
  id: Id,
  state: CardState,
  /** The command that made it, for Sửa. */
  command: z.string(),
  expiresAt: Instant,
  /** Until when the change can be undone without a trace; null unless confirmed. */
  undoUntil: Instant.nullable(),
  /** The object that confirming created. */
  meetingId: Id.nullable(),
  actionItemId: Id.nullable(),
  change: CardChange,
  /** Counts its changes; who confirms it names the one they saw. */
  version: z.int(),
  /** What it was before the last change by words or fields, in words; null where nothing changed it. */
  previous: z.string().nullable(),
});
export type Card = z.infer<typeof Card>;

/** A question back to the person; each choice is a command that can be sent as it is. */
export const Choice = z.object({ label: z.string(), command: z.string() });
export type Choice = z.infer<typeof Choice>;

export const Reading = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('summary'),
    meetingId: Id.nullable(),
    transcriptId: Id.nullable(),
    /** The version of the transcript; null for pasted text. */
    version: z.int().nullable(),
    title: z.string(),
    /** Without evidence where a person wrote the line. */
    lines: z.array(z.object({ text: z.string(), evidence: z.array(z.int()) })),
    /** Speaker and start of each turn named in evidence. */
    sources: z.array(
      z.object({
        index: z.int(),
        speaker: z.string().nullable(),
        startMs: z.int().nullable(),
        text: z.string(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('figures'),
    meetingId: Id,
    title: z.string(),
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    figures: Figures.nullable(),
  }),
  z.object({ kind: z.literal('choices'), choices: z.array(Choice) }),
  /** What meetings say about a question. Without a sentence nothing answers it, and the sources are the nearest lines. */
  z.object({
    kind: z.literal('answer'),
    scope: AskedScope,
    sentences: z.array(AnswerSentence),
    sources: z.array(CitedSource),
    /** Sources that the reader may not see any more; what rested on them is left out. */
    hidden: z.int(),
  }),
  /** A letter to somebody outside the company, which its reader sends with their own mail program. */
  z.object({ kind: z.literal('letter'), to: z.string(), subject: z.string(), body: z.string() }),
  /** The import of a calendar file, which its reader chooses on the screen. */
  z.object({ kind: z.literal('import') }),
  /** What is said beside a card: answers to and refusals of what else was asked. The card's own words are in the content alone. */
  z.object({ kind: z.literal('beside'), text: z.string() }),
  /** A list, each line with the page it is about. */
  z.object({ kind: z.literal('links'), links: z.array(z.object({ label: z.string(), path: z.string() })) }),
]);
export type Reading = z.infer<typeof Reading>;

/** Who wrote an answer, and at what cost. */
export const AnswerSource = z.object({
  by: z.enum(['engine', 'model']),
  /** The name of the model that answered, or that should have. */
  model: z.string(),
  /** Why the engine answered in place of the model; null for an answer of the model. */
  problem: ModelProblem.nullable(),
  /** The person stopped it: the text ends there. */
  isStopped: z.boolean(),
  /** It was written from texts of others, so it may say what they say. */
  readsOthers: z.boolean(),
  tokens: z.int(),
  usd: z.number().nullable(),
  /** Invisible characters that were taken out of what the model read. */
  stripped: z.int(),
  /** Values of the card that the person has not said, each with its name. */
  unsaid: z.array(z.object({ field: z.string(), value: z.string() })),
});
export type AnswerSource = z.infer<typeof AnswerSource>;

/** An answer that is being written. */
export const RunningAnswer = z.object({ message: z.string(), startedAt: Instant });
export type RunningAnswer = z.infer<typeof RunningAnswer>;

export const ChatMessage = z.object({
  id: Id,
  sessionId: Id,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: Instant,
  card: Card.nullable(),
  reading: Reading.nullable(),
  /** Of a question: which meetings it was asked of, where that was chosen. */
  scope: AskedScope.nullable(),
  /** Null for messages of people, and for answers while no model is set. */
  source: AnswerSource.nullable(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;
