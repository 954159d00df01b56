import { readTokens } from '../clauses/read-tokens.ts';
import type { ActionItem, Extraction, Statement } from '../extract/extraction.ts';
import { findPhrases } from '../lexicon/find-phrases.ts';
import type { SupportCheck, SupportLine } from '../support/support.ts';
import { openLead, withoutOpenLead } from '../text/open-question.ts';
import { formatDeadline, renderTaskLine, type TaskPhrase } from './render-task-line.ts';
import { supportedWords } from './supported-words.ts';
import type { Talk } from './talk-wording.ts';
import { nameOf } from './voices.ts';

/** What a meeting found as a sentence of minutes; the surer and the weightier, the higher its rank. */
type FindingLine = {
  readonly text: string;
  readonly evidence: readonly number[];
  readonly rank: number;
  readonly result: LineResult;
};

/** The finding that a line states: its place among those of its kind, and of a task its phrase. */
export type LineResult = {
  readonly kind: 'decision' | 'task' | 'question';
  readonly index: number;
  readonly phrase?: TaskPhrase;
};

/** A task that is sure is worth more than a decision that hardly is one. */
const RANKS = { decision: 3, task: 2.6, question: 2.4 } as const;

type Found = Pick<FindingLine, 'evidence' | 'rank'> & {
  readonly line: SupportLine;
  readonly write: (words: string) => Pick<FindingLine, 'text' | 'result'>;
};

/**
 * Decisions, tasks and open questions, without what is only suggested: "Thống nhất: …", "Mai soạn … (hạn Thứ Sáu, 13/03).",
 * "Chưa rõ: …?". Where their turns do not support the tidy words, those of the finding stand; a finding they contradict is left out.
 */
export function findingLines(
  { decisions, openQuestions, actionItems }: Extraction,
  talk: Talk,
  check: SupportCheck,
): FindingLine[] {
  const statements = (
    kind: 'decision' | 'question',
    all: readonly Statement[],
    write: (words: string, isStated: boolean) => string,
  ) =>
    facts(all).map(({ index, text, evidence, confidence }): Found => {
      const own = withoutOpenLead(text);
      return {
        ...{ evidence, rank: RANKS[kind] + confidence, line: { text: own, evidence } },
        write: (words) => ({ text: write(words, own !== text), result: { kind, index } }),
      };
    });
  const found: Found[] = [
    ...statements('decision', decisions, (words) => `Thống nhất${decisionWords(words)}.`),
    ...statements('question', openQuestions, questionLine),
    ...facts(actionItems).map(
      ({ index, ...item }): Found => ({
        ...{ evidence: item.evidence, rank: RANKS.task + item.confidence },
        line: { text: item.title, evidence: item.evidence, assignee: null },
        write: (task) => {
          const phrase = {
            ...taskPhrase(item, talk),
            task: beginsWithVerb(task) ? task : `phụ trách ${task}`,
          };
          return { text: renderTaskLine(phrase), result: { kind: 'task', index, phrase } };
        },
      }),
    ),
  ];
  return weightiest(found).flatMap(({ write, line, ...one }) => {
    const words = supportedWords(line, talk, check);
    return words === null ? [] : [{ ...one, ...write(words) }];
  });
}

/**
 * From here on a finding stands without its turns beside it: with authors left out every third decision that is less
 * certain was none, above it one of fourteen.
 */
const CERTAIN = 0.65;

/** What is certain among the findings of a kind, each with its place among all of them. */
const facts = <One extends { readonly confidence: number }>(found: readonly One[]) =>
  found.map((one, index) => ({ ...one, index })).filter(({ confidence }) => confidence >= CERTAIN);

const [PARTS, MOST_OF_A_PART] = [15, 12];

/** The most findings that the summary of one part of a very long talk holds. */
function weightiest(found: readonly Found[]): readonly Found[] {
  if (found.length <= PARTS * MOST_OF_A_PART) return found;
  const end = 1 + found.reduce((last, { evidence }) => Math.max(last, evidence[0] ?? 0), 0);
  const parts = Map.groupBy(found, ({ evidence }) => Math.floor(((evidence[0] ?? 0) * PARTS) / end));
  return [...parts.values()].flatMap((part) =>
    part.toSorted((one, other) => other.rank - one.rank).slice(0, MOST_OF_A_PART),
  );
}

/** "Chưa rõ: ai trả?"; what is stated already stays: "Chưa rõ ai trả." */
const questionLine = (words: string, isStated: boolean): string =>
  isStated ? `${openLead}${words}.` : `Chưa rõ: ${words}?`;

/** A decision that answers a question names that first: "Xanh hay cam: cam". */
function decisionWords(words: string): string {
  const [, asked, answer] = /^([^:]{4,80}): (.+)$/u.exec(words) ?? [];
  return asked === undefined || answer === undefined ? `: ${words}` : ` (${asked}): ${answer}`;
}

/** So many words may be part of a verb. */
const VERB_WORDS = 3;

/** "Soạn hợp đồng", "không nhận thêm hàng"; what begins otherwise wants a verb: "Mai phụ trách hồ sơ thầu." */
const beginsWithVerb = (task: string): boolean =>
  findPhrases(readTokens(task).slice(0, VERB_WORDS), true).some(
    ({ from, classes }) => from === 0 && classes.some((name) => name.startsWith('verb-') || name === 'deny'),
  );

function taskPhrase(item: ActionItem, { roster }: Talk): Omit<TaskPhrase, 'task'> {
  const { assignee, deadline, deadlineText } = item;
  return {
    assignee: assignee === null ? null : nameOf(assignee, roster),
    deadline: deadline === null ? (deadlineText?.toLowerCase() ?? null) : formatDeadline(deadline),
  };
}
