import { z } from 'zod';
import { Id, Version } from '../primitives.ts';
import { MinutesLineKind, MinutesTask, mostMinutesLinesAtOnce } from './schemas.ts';

/** What a suggestion rests on: a reading of the transcript, a note, or a vote that is over. */
export const SuggestionSource = z.object({
  kind: z.enum(['reading', 'note', 'vote']),
  id: Id,
  version: Version,
});

/** Something of the meeting that its minutes do not have. */
export const MinutesSuggestion = z.object({
  from: SuggestionSource,
  kind: MinutesLineKind,
  text: z.string(),
  task: MinutesTask.nullable(),
  evidence: z.array(z.int()),
  source: z.object({ transcriptId: Id, version: z.int() }).nullable(),
  /** A reading that somebody approved; notes and votes are people's own. */
  isApproved: z.boolean(),
  /** Other readings, notes and votes that say the same; who adds or rejects it does so with them. */
  sameIds: z.array(Id),
  /** Where it would be put. */
  sectionId: Id,
  /** The line that says the same: it gains the source, and no line is added. */
  lineId: Id.nullable(),
});
export type MinutesSuggestion = z.infer<typeof MinutesSuggestion>;

export const SuggestionIds = z.array(Id).min(1).max(mostMinutesLinesAtOnce);
