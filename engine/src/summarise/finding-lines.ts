import { isFact } from '../extract/certainty.ts';
import type { ActionItem, Extraction, Statement } from '../extract/extraction.ts';
import { openLead, withoutOpenLead } from '../text/open-question.ts';
import { formatDeadline, renderTaskLine, type TaskPhrase } from './render-task-line.ts';
import type { Talk } from './talk-wording.ts';
import { tidyText } from './tidy-text.ts';
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
  readonly write: () => Pick<FindingLine, 'text' | 'result'>;
};

/** Decisions, tasks and open questions, without what is only suggested: "Thống nhất: …", "Mai soạn … (hạn Thứ Sáu, 13/03).", "Chưa rõ: …?" */
export function findingLines(
  { decisions, openQuestions, actionItems }: Extraction,
  talk: Talk,
): FindingLine[] {
  const statements = (
    kind: 'decision' | 'question',
    all: readonly Statement[],
    write: (one: Statement) => string,
  ) =>
    facts(all).map(
      ({ index, ...one }): Found => ({
        ...{ evidence: one.evidence, rank: RANKS[kind] + one.confidence },
        write: () => ({ text: write(one), result: { kind, index } }),
      }),
    );
  const found: Found[] = [
    ...statements('decision', decisions, (one) => `Thống nhất${decisionWords(one, talk)}.`),
    ...statements('question', openQuestions, (one) => questionLine(one, talk)),
    ...facts(actionItems).map(
      ({ index, ...item }): Found => ({
        ...{ evidence: item.evidence, rank: RANKS.task + item.confidence },
        write: () => {
          const phrase = taskPhrase(item, talk);
          return { text: renderTaskLine(phrase), result: { kind: 'task', index, phrase } };
        },
      }),
    ),
  ];
  return weightiest(found).map(({ write, ...line }) => ({ ...line, ...write() }));
}

/** The facts among the findings of a kind, each with its place among all of them. */
const facts = <One extends { readonly confidence: number }>(found: readonly One[]) =>
  found.map((one, index) => ({ ...one, index })).filter(isFact);

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
function questionLine({ text, evidence }: Statement, talk: Talk): string {
  const asked = withoutOpenLead(text);
  return asked === text
    ? `Chưa rõ: ${tidyText(text, evidence, talk)}?`
    : `${openLead}${tidyText(asked, evidence, talk)}.`;
}

/** A decision that answers a question names that first: "Xanh hay cam: cam". */
function decisionWords({ text, evidence }: Statement, talk: Talk): string {
  const [, asked, answer] = /^([^:]{4,80}): (.+)$/u.exec(text) ?? [];
  if (asked === undefined || answer === undefined) return `: ${tidyText(text, evidence, talk)}`;
  return ` (${tidyText(asked, evidence, talk)}): ${tidyText(answer, evidence, talk)}`;
}

function taskPhrase(item: ActionItem, talk: Talk): TaskPhrase {
  const { assignee, title, deadline, deadlineText, evidence } = item;
  return {
    assignee: assignee === null ? null : nameOf(assignee, talk.roster),
    task: tidyText(title, evidence, talk),
    deadline: deadline === null ? (deadlineText?.toLowerCase() ?? null) : formatDeadline(deadline),
  };
}
