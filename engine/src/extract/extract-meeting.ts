import type { Evidence, Extraction } from '../reader/extraction.ts';
import { keepSupported } from '../support/keep-supported.ts';
import { readableTurn } from '../transcript/readable-turn.ts';
import type { Turn } from '../transcript/turn.ts';
import { withKnown } from './clauses/clause.ts';
import { readClauses } from './clauses/read-clauses.ts';
import { findDecisions } from './decisions/find-decisions.ts';
import { findMentioned } from './find-mentioned.ts';
import { type MeetingContext, readContext } from './meeting-context.ts';
import { findOpenQuestions } from './questions/find-open-questions.ts';
import { findActionItems } from './tasks/find-action-items.ts';
import { keepLedger } from './tasks/keep-ledger.ts';
import { tellingTurns } from './telling-turns.ts';
import { findTopics } from './topics/find-topics.ts';

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
  const { telling, context } = readMeeting(input.meetingDate, input.turns);
  const tasks = keepLedger(context);
  const decisions = findDecisions(context);
  const found = inTurnsOf(telling, {
    actionItems: findActionItems(tasks, context),
    decisions,
    openQuestions: findOpenQuestions(context, decisions),
    topics: findTopics(context, input.agenda ?? []),
    mentioned: findMentioned(tasks, context),
  });
  return keepSupported(found, input);
}

/** What the rules look at, and which of all turns each turn in it is. */
export function readMeeting(
  meetingDate: string,
  said: readonly Turn[],
): { readonly telling: readonly number[]; readonly context: MeetingContext } {
  const turns = said.map(readableTurn);
  const clauses = readClauses(turns);
  const telling = tellingTurns(turns, clauses);
  const context = readContext(
    meetingDate,
    telling.flatMap((index) => turns[index] ?? []),
    telling.map((index, turn) => (clauses[index] ?? []).map((clause) => withKnown(clause, { turn }))),
  );
  return { telling, context };
}

/** Evidence found among the telling turns, as indexes of all turns. */
function inTurnsOf(telling: readonly number[], found: Extraction): Extraction {
  const placed = <Found extends { readonly evidence: Evidence }>(all: readonly Found[]): Found[] =>
    all.map((one) => ({ ...one, evidence: one.evidence.flatMap((index) => telling[index] ?? []) }));
  const { figures, dates, names } = found.mentioned;
  return {
    actionItems: placed(found.actionItems),
    decisions: placed(found.decisions),
    openQuestions: placed(found.openQuestions),
    topics: placed(found.topics),
    mentioned: { figures: placed(figures), dates: placed(dates), names: placed(names) },
  };
}
