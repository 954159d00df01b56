import { fillAct } from '@hopgon/engine/intent/acts/fill-act';
import { isAnswerKind } from '@hopgon/engine/intent/acts/fill-answer';
import { fillQuestion } from '@hopgon/engine/intent/acts/fill-question';
import { findWordToOther } from '@hopgon/engine/intent/acts/order-beside';
import { SaidSlots } from '@hopgon/engine/intent/acts/said-slots';
import type { SpokenAct, SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import type { IntentKind, LikelyKind, MessageState } from '@hopgon/engine/intent/intent';
import { readSlotsOf } from '@hopgon/engine/intent/read-intent';
import { readMessage } from '@hopgon/engine/intent/read-message';
import { fold } from '@hopgon/engine/text/fold';
import {
  changesWhatIs,
  isPart,
  isWrite,
  mayReadInstead,
  surelyMeant,
} from '../../shared/intent-groups.rules.ts';
import { asksWhether } from './asks-whether.rules.ts';
import { plainKindOf } from './plainly-said.rules.ts';
import { rankKinds } from './rank-kinds.rules.ts';
import type { Ground, ReadText } from './read-text.rules.ts';

/** The kind of a text, with the act or the question its words fill. */
export interface Decided {
  readonly kind: IntentKind;
  readonly score: number;
  readonly act: SpokenAct | null;
  readonly question: SpokenQuestion | null;
  /** What it may be as well, where that is not sure enough to act on. */
  readonly rivals: readonly IntentKind[];
  /** How it may be read where that is not sure or finds nothing. */
  readonly others: readonly IntentKind[];
}

/** A kind this improbable beside the likeliest is none that words may be filled as. */
const leastShare = 0.05;
const mostTried = 6;

/** The likeliest kind whose words say enough of it; where that writes and is not sure, the next ones are its rivals. */
export function decide(said: ReadText, ground: Ground, before: MessageState): Decided {
  const decided = decideLikeliest(said, ground, before);
  if (before !== null && before.kind !== 'after') return decided;
  const plain = plainKindOf(said.text, said.pieces, ground.context.titles);
  // By how it is built a message is plainly of a kind, however its words are chosen.
  if (plain === null || (plain === decided.kind && decided.rivals.length === 0)) return decided;
  const read = decideAs(plain)(said);
  return plain === 'task-assign' ? { ...read, others: ['task'] } : read;
}

function decideLikeliest(said: ReadText, { context }: Ground, before: MessageState): Decided {
  const { ranked, isNew } = rankKinds(said, context, before);
  const least = (ranked[0]?.score ?? 0) * leastShare;
  const likely = ranked.slice(0, mostTried).filter(({ score }) => score >= least);
  const filled = fillEach(likely, said);
  const best = filled.next().value;
  const isAlone = before === null || before.kind === 'after';
  if (!best || (isAlone && best.score < leastLikely)) return nothingLikely;
  if (!isWrite(best.kind)) {
    const instead = isPart(best.kind) ? undefined : [...filled].find(mayReadInstead);
    return { ...best, rivals: [], others: [instead?.kind ?? readInstead[best.kind] ?? []].flat() };
  }
  if (best.score >= surelyMeant || (isNew && best.kind === 'schedule'))
    return { ...best, rivals: [], others: [readInstead[best.kind] ?? []].flat() };
  // "Chị Hạnh hứa viết thư lúc nào?" orders nothing.
  if (asksForOne(fold(said.text))) {
    const asked = [...filled].find(
      ({ kind, score }) => !isWrite(kind) && !isPart(kind) && score >= leastAskedAs,
    );
    return { ...(asked ?? decideAs('said')(said)), rivals: [], others: [] };
  }
  return withRivals(shareOf(likely, best, said), filled);
}

/** A message that ends in a question for one thing; less likely kinds than this are not what it asks. */
const asksWhich =
  /\b(?:luc nao|khi nao|bao gio|chung nao|hom nao|ngay nao|bua nao|o dau|may gio|may h|bao h|bao nhieu|la ai|vi sao|tai sao|the nao|ra sao)(?:\s+(?:vay|the|nhi|ay|a|em|ta|ha|roi|do|chau|ban))*\s*\?*$/u;
/** "Cho hỏi giá sỉ từ đầu tháng 12 nhiêu một hộp" */
const opensAsking =
  /^\s*(?:(?:da|vang|a|oi|alo|em|anh|chi|chu|bac|ban)[\s,]+){0,3}(?:cho|xin)(?:\s+(?:phep|em|anh|chi|toi|minh|tui|chau|chu|bac|co|to))?\s+hoi\b/u;
const asksForOne = (folded: string): boolean => asksWhich.test(folded) || opensAsking.test(folded);
const leastAskedAs = 0.15;

/** Its probability among the kinds whose words say enough of them. */
function shareOf(likely: readonly LikelyKind[], best: Filled, said: ReadText): Filled {
  const unfilled = likely.filter((one) => one.kind !== best.kind && fillAs(one, said) === null);
  const left = 1 - unfilled.reduce((sum, { score }) => sum + score, 0);
  return { ...best, score: Math.min(1, best.score / left) };
}

/** "Ai phụ trách tờ khai thuế" asks of a person, or of a task; "giao việc sửa kho cho Huy" gives one that is there, or a new one. */
const readInstead: Partial<Record<IntentKind, IntentKind>> = { people: 'task-state', 'task-assign': 'task' };

/** Where no kind is likelier than this the words are looked for. */
const leastLikely = 0.17;
const nothingLikely: Decided = {
  kind: 'unknown',
  score: 0,
  act: null,
  question: null,
  rivals: [],
  others: [],
};

/** Kinds that would write the very same are no rivals. */
function withRivals(best: Filled, others: Iterable<Filled>): Decided {
  const rivals: IntentKind[] = [];
  const most = best.score < evenly ? 2 : 1;
  const written = best.act && JSON.stringify(best.act);
  let { score } = best;
  for (const { kind, act, score: more } of others) {
    if (act !== null && JSON.stringify(act) === written) score += more;
    else if (rivals.push(kind) === most) break;
  }
  const isSure = score >= surelyMeant;
  return { ...best, score, rivals: isSure ? [] : rivals.length > 0 ? rivals : ['said'], others: rivals };
}

/** Those of the kinds that the words say enough of, each read when it is asked for; the others leave them their probability. */
function* fillEach(kinds: readonly LikelyKind[], said: ReadText): Generator<Filled, undefined> {
  let left = 1;
  for (const { kind, score } of kinds) {
    const filled = fillAs({ kind, score: score / left }, said);
    if (filled) yield filled;
    else left -= score;
  }
}

/** Below this one rival alone is too often not what was meant either. */
const evenly = 0.5;

type Filled = Omit<Decided, 'rivals' | 'others'>;

const makesMeetingOrTask: ReadonlySet<IntentKind> = new Set(['schedule', 'task', 'move', 'poll', 'invite']);
/** "Viết mail mời ứng viên phỏng vấn 16h chiều mai" writes a letter, whatever it is of. */
const writesLetter =
  /^\s*(?:(?:ok|dạ|nhờ|giúp|hãy|cho|em|anh|bạn|rồi|ừ|da|nho|giup|ban|roi)\s+){0,3}(?:soạn|viết|thảo|nháp|draft|soan|viet|thao)\s+(?:\S+\s+){0,4}?(?:mail|email|thư|tin|thu|tin nhắn)(?!\p{L})/iu;

/** A text as a kind; null where it does not say enough of it. */
function fillAs({ kind, score }: LikelyKind, { text, reading, pieces }: ReadText): Filled | null {
  const said = new SaidSlots(text, pieces, readSlotsOf(reading, kind));
  if (makesMeetingOrTask.has(kind) && writesLetter.test(text))
    return fillAs({ kind: 'letter', score }, { text, reading, pieces });
  if (changesWhatIs(kind) && asksWhether(kind, text, pieces))
    return fillAs(
      { kind: kind.startsWith('task') ? 'task-state' : 'next-meeting', score },
      { text, reading, pieces },
    );
  const act = changesWhatIs(kind) ? fillWithoutWord(kind, said) : fillAct(kind, said);
  const question = fillQuestion(kind, said);
  const isFilled =
    act !== null ||
    question !== null ||
    !(needsFilling.has(kind) || (kind === 'person-tasks' && said.personOf('person') === ''));
  return isFilled ? { kind, score, act, question } : null;
}

/** "Dự toán xong rồi, báo sếp Sơn giùm": what somebody is to be notified of names no task or meeting. */
function fillWithoutWord(kind: IntentKind, said: SaidSlots): SpokenAct | null {
  const { message, clause } = said;
  const from = findWordToOther(clause.pieces);
  // An answer notifies who leads or organizes the meeting anyway.
  if (from < 0 || isAnswerKind(kind)) return fillAct(kind, said);
  const length = message.slice(from).search(/[,;.](?=\s|$)/u);
  const to = length < 0 ? message.length : from + length;
  // What follows a comma is of the order again: "…, báo chị Mai dùm, tại xe tới trễ".
  const left = `${message
    .slice(0, from)
    .replace(/[\s,;.]+$/u, '')
    .padEnd(to)}${message.slice(to)}`.trimEnd();
  const pieces = clause.pieces.filter((piece) => piece.to <= from || piece.from >= to);
  const ofLeft = pieces.filter(
    (piece) => piece.to <= left.length && left.slice(piece.from, piece.to).trim() !== '',
  );
  const act = fillAct(kind, new SaidSlots(left, ofLeft, readSlotsOf(readMessage(left), kind)));
  return act && { ...act, beside: [message.slice(from, to)] };
}

/** Kinds that are nothing without what they write or ask. */
const needsFilling: ReadonlySet<IntentKind> = new Set([
  'move',
  'prolong',
  'invite',
  'uninvite',
  'change-place',
  'agenda-add',
  'note',
  'letter',
  'nudge',
  'rename',
  'task-done',
  'task-priority',
  'task-assign',
  'figures',
  'due-tasks',
  'task-state',
]);

export const decideAs =
  (kind: IntentKind) =>
  (said: ReadText): Decided => {
    const filled = fillAs({ kind, score: 1 }, said);
    return { ...(filled ?? { kind, score: 1, act: null, question: null }), rivals: [], others: [] };
  };
