import type { Clause } from './clause.ts';
import { cleanStatement } from './clean-statement.ts';
import { contentWords, overlap, sharedCount } from './content-words.ts';
import type { Statement } from './extraction.ts';
import { ASK_WORDS, HOUSEKEEPING } from './language/question-cues.ts';
import { ACCEPTS, LAUGHS, UNKNOWN } from './language/stance-cues.ts';
import { type MeetingContext, speakerOf } from './meeting-context.ts';

const REACH = 3;
const LONGEST = 32;

/** Questions that met no answer: somebody asked, and the replies say that nobody knows yet. */
export function findOpenQuestions(context: MeetingContext, decisions: readonly Statement[]): Statement[] {
  const found: (Statement & { content: Set<string> })[] = [];
  context.turns.forEach((_, turn) => {
    const unknown = unknownIn(turn, context);
    if (!unknown) return;
    const asked = askedBefore(turn, unknown, context) ?? stated(unknown, context);
    if (!asked || found.some((other) => overlap(other.content, asked.content) >= 0.6)) return;
    const settled = decisions.some((decision) => settles(decision, asked.content, turn));
    if (!settled) found.push(asked);
  });
  return found.map(({ text, evidence, confidence }) => ({ text, evidence, confidence }));
}

function settles(decision: Statement, content: ReadonlySet<string>, after: number): boolean {
  const decided = contentWords(decision.text.toLowerCase().split(/[\s,]+/u));
  return (
    (decision.evidence.at(-1) ?? 0) > after &&
    sharedCount(decided, content) >= 2 &&
    overlap(decided, content) >= 0.5
  );
}

function unknownIn(turn: number, context: MeetingContext): Clause | null {
  const clauses = context.clauses[turn] ?? [];
  return clauses.find((clause) => UNKNOWN.test(clause.plain) && !clause.asks) ?? null;
}

type Asked = Statement & { content: Set<string> };

/** The nearest real question above, in this turn or the few before it. */
function askedBefore(turn: number, unknown: Clause, context: MeetingContext): Asked | null {
  for (let at = turn; at >= Math.max(0, turn - REACH); at -= 1) {
    const all = context.clauses[at] ?? [];
    const clauses = at === turn ? all.slice(0, all.indexOf(unknown)) : all;
    const questions = clauses.filter((clause) => isRealQuestion(clause));
    if (questions.length > 0) return phrase(questions, at, turn, context);
    if (at < turn && closes(at, turn, context)) return null;
  }
  return null;
}

/** Between question and doubt the talk went on to something else when a third turn only laughs or agrees. */
function closes(at: number, turn: number, context: MeetingContext): boolean {
  const said = (context.clauses[at] ?? []).map((clause) => clause.plain).join('');
  return (
    LAUGHS.test(said) ||
    (turn - at >= 2 && ACCEPTS.test(said) && speakerOf(context, at) !== speakerOf(context, turn))
  );
}

function isRealQuestion(clause: Clause): boolean {
  return clause.asks && !HOUSEKEEPING.test(clause.plain) && clause.words.length > 2;
}

/** The question's words, led by what it points to when they say too little by themselves. */
function phrase(
  questions: readonly Clause[],
  at: number,
  turn: number,
  context: MeetingContext,
): Asked | null {
  const texts = questions.map((clause) => cleanStatement(clause, context.mentions.get(clause) ?? []));
  const content = contentOf(texts.join(' '));
  const lead = content.size < 3 ? leadOf(questions, at, context) : '';
  const text = [lead, ...texts]
    .filter((part) => part !== '')
    .join(', ')
    .split(' ')
    .slice(0, LONGEST)
    .join(' ');
  const all = contentOf(text);
  if (all.size < 2) return null;
  const evidence = [...new Set([at, turn])].sort((a, b) => a - b);
  return { text: `${text}?`, evidence, confidence: 0.7, content: all };
}

function leadOf(questions: readonly Clause[], at: number, context: MeetingContext): string {
  const all = context.clauses[at] ?? [];
  const first = all.findIndex((clause) => clause === questions[0]);
  const before = all[first - 1] ?? context.clauses[at - 1]?.at(-1);
  return before ? cleanStatement(before, context.mentions.get(before) ?? []) : '';
}

/** Nobody asked, but somebody says that a matter is unsettled and names it. */
function stated(unknown: Clause, context: MeetingContext): Asked | null {
  if (!ASK_WORDS.test(unknown.plain)) return null;
  const text = cleanStatement(unknown, context.mentions.get(unknown) ?? []);
  const content = contentOf(text);
  return content.size < 4 ? null : { text: `${text}?`, evidence: [unknown.turn], confidence: 0.45, content };
}

function contentOf(text: string): Set<string> {
  return contentWords(text.toLowerCase().split(/[\s,?]+/u));
}
