import type { CheckedLine, CheckedLines } from './check-lines.rules.ts';
import type { FoundLines } from './model-lines.schemas.ts';

/** Supported by their turns, so shown like what the engine is sure of. */
const confidence = 0.9;
const [mostShort, mostMedium] = [4, 10];

const finding = ({ text, evidence }: CheckedLine) => ({ text, evidence: [...evidence], confidence });

/** Takes turns among the parts, so that a short summary covers the whole talk. */
function spread(parts: readonly (readonly CheckedLine[])[], most: number): CheckedLine[] {
  const rounds = Math.max(0, ...parts.map((part) => part.length));
  const byRound = Array.from({ length: rounds }, (_, round) => parts.flatMap((part) => part[round] ?? []));
  return byRound
    .flat()
    .slice(0, most)
    .toSorted((one, other) => (one.evidence[0] ?? 0) - (other.evidence[0] ?? 0));
}

/** The parts of a talk as one reading, in the shapes of the engine's. */
export function combineParts(parts: readonly CheckedLines[]): FoundLines {
  const summaries = parts.map(({ summary }) => summary);
  const statement = ({ text, evidence }: CheckedLine) => ({ text, evidence: [...evidence] });
  return {
    summary: {
      short: spread(summaries, mostShort).map(statement),
      medium: spread(summaries, mostMedium).map(statement),
      long: summaries.flat().map(statement),
    },
    decisions: parts.flatMap(({ decisions }) => decisions.map(finding)),
    openQuestions: parts.flatMap(({ questions }) => questions.map(finding)),
    actionItems: parts.flatMap(({ tasks }) =>
      tasks.map(({ text, evidence, assignee, deadline }) => ({
        title: text,
        assignee,
        deadline,
        priority: 'trung bình' as const,
        evidence: [...evidence],
        confidence,
      })),
    ),
  };
}

export const countLines = ({ summary, decisions, openQuestions, actionItems }: FoundLines): number =>
  summary.long.length + decisions.length + openQuestions.length + actionItems.length;
