import { type Clause, plainBetween, sliceClause } from './clause.ts';
import { cleanStatement } from './clean-statement.ts';
import { contentWords, overlap, sharedCount } from './content-words.ts';
import { contentOf } from './decisions/ruling-text.ts';
import type { Statement } from './extraction.ts';
import { findTaskActs } from './find-task-acts.ts';
import { anyOf, endsWith, opensWith } from './language/phrase.ts';
import { KIN_WORDS } from './language/pronouns.ts';
import {
  ASK_WORDS,
  ASKS_INSIDE,
  EMBEDDED_ASK,
  HOUSEKEEPING,
  RHETORICAL,
  TELLS_DOUBT,
} from './language/question-cues.ts';
import { LAUGHS, UNKNOWN } from './language/stance-cues.ts';
import { type MeetingContext, plainTurn, speakerOf } from './meeting-context.ts';

type Asked = Statement & { readonly content: ReadonlySet<string> };

const DOUBTS = anyOf(`
  (?:chưa|không|chả|chẳng|đâu có)(?: ai| thấy)? (?:biết|rõ|chắc|chốt|thống nhất|xác định|quyết|nắm|phân định|trả lời|báo|ngã ngũ|có câu trả lời)(?: được)?
`);
/** "Hay mình bán thanh lý?": a proposal in the form of a question. */
const OPENS_PROPOSAL = opensWith(
  '(?:à |ừ |thôi |vậy |thế )?hay (?:là )?(?:mình|tụi mình|ta|chúng ta|bây giờ|tụi|bên mình)',
);
const REACH = 3;
const LONGEST = 32;
const SAME_QUESTION = 0.6;
const LEAST_WORDS = 4;

/** Questions that met no answer: somebody asked, and the replies say that nobody knows yet. */
export function findOpenQuestions(context: MeetingContext, decisions: readonly Statement[]): Statement[] {
  const found: Asked[] = [];
  const decided = decisions.map(({ text, evidence }) => ({
    content: contentOf(text),
    turn: evidence.at(-1) ?? 0,
  }));
  for (const [turn, clauses] of context.clauses.entries()) {
    const unknown = clauses.find(
      (clause) => (UNKNOWN.test(clause.plain) || givesUp(clause, context)) && !clause.asks,
    );
    const asked = unknown && (askedBefore(turn, unknown, context) ?? statedDoubt(unknown, context));
    if (!asked || found.some((other) => overlap(other.content, asked.content) >= SAME_QUESTION)) continue;
    if (!decided.some((decision) => decision.turn > turn && settles(decision.content, asked.content)))
      found.push(asked);
  }
  return found.map(({ text, evidence, confidence }) => ({ text, evidence, confidence }));
}

/** "Chịu, anh khóa trên bảo có năm bắt năm không." */
function givesUp({ words, breaks, turn }: Clause, context: MeetingContext): boolean {
  if (/ chịu (?:không|chưa)(?= )/u.test(plainTurn(context, turn - 1))) return false;
  const at = words[0] === 'dạ' ? 1 : 0;
  return words[at] === 'chịu' && (breaks.has(at) || words.length === at + 1);
}

const settles = (decided: ReadonlySet<string>, asked: ReadonlySet<string>): boolean =>
  sharedCount(decided, asked) >= 2 && overlap(decided, asked) >= 0.5;

/** The nearest real question above, in this turn or the few before it. */
function askedBefore(turn: number, unknown: Clause, context: MeetingContext): Asked | null {
  for (let at = turn; at >= Math.max(0, turn - REACH); at -= 1) {
    const all = context.clauses[at] ?? [];
    const clauses = at === turn ? all.slice(0, all.indexOf(unknown)) : all;
    const questions = clauses.filter((clause) => isRealQuestion(clause, context));
    if (questions.some((question) => tellsWhat(question, unknown))) return null;
    if (questions.length > 0) return phrase(questions, at, turn, context);
    if (at < turn && answers(at, turn, context)) return null;
  }
  return null;
}

/** "Hai hồ sơ vướng gì?" — "Dạ vướng xác nhận nhà đất, đang chờ quận": the verb comes back with what was asked for. */
function tellsWhat(question: Clause, reply: Clause): boolean {
  const verb = question.words[question.words.findLastIndex((word) => word === 'gì' || word === 'chi') - 1];
  const first = reply.words.findIndex((word) => word !== 'dạ' && word !== 'vâng' && word !== 'thì');
  return (
    verb !== undefined &&
    reply.words[first] === verb &&
    reply.words[first + 1] !== 'gì' &&
    contentWords([verb]).size > 0
  );
}

/** A turn between question and doubt by a third voice, without a doubt of its own, has answered the question. */
function answers(at: number, turn: number, context: MeetingContext): boolean {
  const said = plainTurn(context, at);
  if (LAUGHS.test(said)) return true;
  return !UNKNOWN.test(said) && speakerOf(context, at) !== speakerOf(context, turn);
}

function isRealQuestion(clause: Clause, context: MeetingContext): boolean {
  const asks = clause.asks || asksInPart(clause);
  if (OPENS_PROPOSAL.test(clause.plain)) return false;
  if (!asks || clause.words.length < 3 || isHousekeeping(clause) || RHETORICAL.test(clause.plain))
    return false;
  // "Em hỏi chút, …" only asks for the floor.
  return findTaskActs(clause, context).every((act) => act.kind === 'offer' && act.verb === 'hỏi');
}

/** "Phụ cấp có lên không chị, tụi nhỏ hỏi em hoài": a part that asks needs no mark. */
function asksInPart(clause: Clause): boolean {
  if (clause.breaks.size === 0) return ASKS_INSIDE.test(clause.plain);
  const end = Math.min(...clause.breaks) + 1;
  const first = plainBetween(clause, 0, end);
  return WHETHER.test(first) && !TELLS_DOUBT.test(clause.plain);
}
const WHETHER = endsWith('có (?:\\S+ ){1,8}không(?: (?:anh|chị|em|cô|chú|bác|sếp|thầy|mọi người))?');

/** "Bao giờ bể sửa xong, có ai nắm được không?" asks first, then asks around. */
function isHousekeeping(clause: Clause): boolean {
  if (!HOUSEKEEPING.test(clause.plain)) return false;
  const ends = [...clause.breaks].sort((a, b) => a - b).map((at) => at + 1);
  const parts = [...ends, clause.words.length].map((to, at) => plainBetween(clause, ends[at - 1] ?? 0, to));
  return !parts.some((part) => ASK_WORDS.test(part) && !HOUSEKEEPING.test(part));
}

/** The question's words, led by what it points to when they say too little by themselves. */
function phrase(
  questions: readonly Clause[],
  at: number,
  turn: number,
  context: MeetingContext,
): Asked | null {
  const texts = questions.map((clause) => cleanStatement(clause, context.mentions.get(clause) ?? []));
  const pointsBack = contentOf(texts[0] ?? '').size < 2;
  const lead = pointsBack ? statementBefore(questions[0], at, context) : '';
  const text = [lead, ...texts]
    .filter((part) => part !== '')
    .join(', ')
    .split(' ')
    .slice(0, LONGEST)
    .join(' ');
  const content = contentOf(text);
  if (content.size < 2 && !(content.size === 1 && text.split(' ').length >= LEAST_WORDS)) return null;
  return {
    text: `${text}?`,
    evidence: [...new Set([at, turn])].sort((a, b) => a - b),
    confidence: 0.7,
    content,
  };
}

function statementBefore(question: Clause | undefined, at: number, context: MeetingContext): string {
  const all = context.clauses[at] ?? [];
  const first = question ? all.indexOf(question) : 0;
  const before = all[first - 1] ?? context.clauses[at - 1]?.at(-1);
  return before ? cleanStatement(before, context.mentions.get(before) ?? []) : '';
}

/** Nobody asked, but somebody says that they do not know whether, when or how much: before it is said, or behind. */
function statedDoubt(unknown: Clause, context: MeetingContext): Asked | null {
  const doubt = DOUBTS.exec(unknown.plain);
  if (!doubt) return null;
  const behind = unknown.plain.slice(doubt.index + doubt[0].length);
  if (EMBEDDED_ASK.test(behind)) return doubted(unknown, LEAST_BEHIND, context);
  const at = unknown.offsets.filter((offset) => offset <= doubt.index).length;
  const ahead = sliceClause(unknown, 0, withoutDoubter(unknown, at));
  return EMBEDDED_ASK.test(ahead.plain) ? doubted(ahead, LEAST_AHEAD, context) : null;
}
const LEAST_BEHIND = 4;
const LEAST_AHEAD = 2;

/** "… không | thì cháu chưa biết": who does not know is no part of it. */
function withoutDoubter({ words }: Clause, to: number): number {
  let end = to;
  while (end > 1 && DOUBTER.has(words[end - 1] ?? '')) end -= 1;
  return end;
}
const DOUBTER: ReadonlySet<string> = new Set([
  ...KIN_WORDS,
  'thì',
  'tôi',
  'mình',
  'cũng',
  'vẫn',
  'giờ',
  'họ',
  'là',
  'ai',
]);

function doubted(clause: Clause, least: number, context: MeetingContext): Asked | null {
  const mentions = (context.mentions.get(clause) ?? []).filter(({ to }) => to <= clause.words.length);
  const text = cleanStatement(clause, mentions);
  const content = contentOf(text);
  return content.size < least
    ? null
    : { text: `${text}?`, evidence: [clause.turn], confidence: 0.45, content };
}
