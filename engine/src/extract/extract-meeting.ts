import type { Turn } from '../transcript/turn.ts';
import type { Extraction } from './extraction.ts';
import { findActionItems } from './find-action-items.ts';
import { findDecisions } from './find-decisions.ts';
import { findMentioned } from './find-mentioned.ts';
import { findOpenQuestions } from './find-open-questions.ts';
import { findTopics } from './find-topics.ts';
import { readContext } from './meeting-context.ts';

/**
 * What a meeting leaves behind: tasks in their final state, decisions that still stand, questions nobody
 * answered, and what was talked about. `meetingDate` is YYYY-MM-DD; deadlines are resolved against it, with
 * weeks from Monday. Rules over the language only: same input, same output, no model.
 */
export function extractMeeting(input: {
  readonly meetingDate: string;
  readonly turns: readonly Turn[];
  /** Titles of the agenda's items in their order, where the meeting has one. */
  readonly agenda?: readonly string[];
}): Extraction {
  const context = readContext(input.meetingDate, input.turns);
  const decisions = findDecisions(context);
  return {
    actionItems: findActionItems(context),
    decisions,
    openQuestions: findOpenQuestions(context, decisions),
    topics: findTopics(context, input.agenda ?? []),
    mentioned: findMentioned(context),
  };
}
