import { factConfidence } from '../extract/certainty.ts';
import type { ActionItem, Extraction, Statement } from '../extract/extraction.ts';
import { supportCheck } from './check-support.ts';
import type { SupportCheck, SupportLine, SupportSource, UnsupportedClaim } from './support.ts';

type Findings = Pick<Extraction, 'actionItems' | 'decisions' | 'openQuestions'>;

/**
 * Findings as far as their turns support them. A line gains the turn that it rests on without naming it; a task loses an
 * assignee whom no turn names, and a line whose words stay unsupported is a suggestion instead of a fact. Days are kept: they may
 * be counted from an event that another turn dates ("trước nghiệm thu ba ngày").
 */
export function keepSupported<Found extends Findings>(found: Found, source: SupportSource): Found {
  const check = supportCheck(source);
  const keepStatement = (statement: Statement): Statement => {
    const { evidence, unsupported } = groundLine(
      statement,
      turnsAround(statement.evidence, NEAR, source),
      check,
    );
    return asFact({ ...statement, evidence }, unsupported);
  };
  return {
    ...found,
    actionItems: found.actionItems.map((item) => keepTask(item, source, check)),
    decisions: found.decisions.map(keepStatement),
    openQuestions: found.openQuestions.map(keepStatement),
  };
}

function keepTask(item: ActionItem, source: SupportSource, check: SupportCheck): ActionItem {
  const { evidence: own, deadlineText } = item;
  const dated = turnsAround(own, FAR, source)
    .filter((turn) => deadlineText !== null && source.turns[turn]?.text.includes(deadlineText))
    .slice(0, MOST_DATED);
  const line = { ...item, text: item.title };
  const { evidence, unsupported } = groundLine(line, [...turnsAround(own, NEAR, source), ...dated], check);
  const isUnnamed = unsupported.some(({ field }) => field === 'assignee');
  return asFact({ ...item, evidence, ...(isUnnamed && { assignee: null }) }, unsupported);
}

/** How far around its turns a line may rest on another, and on one that says the words of its day. */
const [NEAR, FAR] = [3, 60];
/** How many turns that say the words of a day may be the ones that set it. */
const MOST_DATED = 3;

/** Turns around those of a line, the nearest first. */
function turnsAround(evidence: readonly number[], reach: number, { turns }: SupportSource): number[] {
  const [first, last] = [evidence[0] ?? 0, evidence.at(-1) ?? 0];
  return Array.from({ length: reach }, (_, step) => [last + step + 1, first - step - 1])
    .flat()
    .filter((turn) => turn >= 0 && turn < turns.length);
}

type Grounded = { readonly evidence: number[]; readonly unsupported: readonly UnsupportedClaim[] };

/** The evidence of a line with the one turn that leaves least of it unsupported. */
function groundLine(line: SupportLine, others: readonly number[], check: SupportCheck): Grounded {
  const groundOn = (turns: readonly number[]): Grounded => {
    const evidence = [...new Set(turns)].sort((one, other) => one - other);
    const { unsupported } = check({ ...line, evidence });
    return { evidence, unsupported: unsupported.filter(({ fault }) => fault !== 'contradicted') };
  };
  let best = groundOn(line.evidence);
  for (const turn of others) {
    if (best.unsupported.every(({ fault }) => fault !== 'not-said')) break;
    const more = groundOn([...line.evidence, turn]);
    if (more.unsupported.length < best.unsupported.length) best = more;
  }
  return best;
}

/** Just less certain than a fact. */
const SUGGESTION = factConfidence - 0.01;

const asFact = <Line extends { readonly confidence: number }>(
  line: Line,
  unsupported: readonly UnsupportedClaim[],
): Line =>
  unsupported.some(({ field }) => field === 'text')
    ? { ...line, confidence: Math.min(line.confidence, SUGGESTION) }
    : line;
