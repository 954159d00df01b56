import { fillAct } from '@hopgon/engine/intent/acts/fill-act';
import { fillQuestion } from '@hopgon/engine/intent/acts/fill-question';
import { markTitles } from '@hopgon/engine/intent/acts/mark-titles';
import { findWordToOther } from '@hopgon/engine/intent/acts/order-beside';
import { type GivenNames, type MessagePiece, readPieces } from '@hopgon/engine/intent/acts/read-pieces';
import { SaidSlots } from '@hopgon/engine/intent/acts/said-slots';
import type { SpokenAct, SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import type { IntentKind, LikelyKind, MessageState } from '@hopgon/engine/intent/intent';
import { readSlotsOf } from '@hopgon/engine/intent/read-intent';
import { type MessageReading, readMessage } from '@hopgon/engine/intent/read-message';
import { fold } from '@hopgon/engine/text/fold';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import {
  changesWhatIs,
  isPart,
  isWrite,
  mayReadInstead,
  surelyMeant,
} from '../../shared/intent-groups.rules.ts';
import type { Question } from '../parsed-message.rules.ts';
import { rankKinds } from './rank-kinds.rules.ts';
import type { SpokenContext } from './spoken-context.rules.ts';

/** What a message is read against, the same for each of its parts. */
export interface Ground {
  readonly context: SpokenContext;
  readonly given: GivenNames;
  readonly question: Question;
  readonly now: LocalTime;
}

/** A text with what is read of it whatever it asks for. */
export interface ReadText {
  readonly text: string;
  readonly reading: MessageReading;
  readonly pieces: readonly MessagePiece[];
}

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

export function readText(text: string, { given, context }: Ground): ReadText {
  const reading = readMessage(text);
  return { text, reading, pieces: markTitles(text, readPieces(reading, given), context.titles) };
}

/** A kind this improbable beside the likeliest is none that words may be filled as. */
const leastShare = 0.05;
const mostTried = 6;

/** The likeliest kind whose words say enough of it; where that writes and is not sure, the next ones are its rivals. */
export function decide(said: ReadText, { context }: Ground, before: MessageState): Decided {
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
  if (asksWhich.test(fold(said.text))) {
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

/** "Chị Hà dời họp sang 3h rồi hả", "hủy họp chưa": nothing is ordered. */
const asksWhetherDone =
  /(?<!\p{L})(?:(?:rồi|đã|mới|được|roi)(?!\p{L}).*\s(?:hả|hở|à|phải không|đúng không|phải hông|phai khong|dung khong)|chưa|chua)(?:\s+(?:vậy|v|ta|em|bạn|anh|chị|nhỉ|ạ|vay|ban))?[\s?.!]*$|(?:chưa|chua)\s*\?/iu;

const isOr = /^\s*(?:hay(?:\s+(?:là|la))?|hoặc|hoac)\s*$/iu;
const leadsToIs = /(?:^|\s)(?:là|la)\s*$/iu;
const closesQuestion =
  /^(?:vậy|thế|rứa|nhỉ|ta|hả|hè|z|v|vay|the|rua|nhi|ha|he|day|đấy|đây|ấy|ay)?(?: (?:ạ|a|em|ta|nhỉ|nhi)){0,2} ?\??$/iu;

/** "Giao ban là 7h30 hay 8h rứa": of two times one is asked for, and none is set. */
function asksWhichTime(text: string, pieces: readonly MessagePiece[]): boolean {
  const times = pieces.filter(({ kind }) => kind === 'time');
  return times.some((time, at) => {
    const other = times[at + 1];
    if (other === undefined || !isOr.test(text.slice(time.to, other.from))) return false;
    return leadsToIs.test(text.slice(0, time.from)) && closesQuestion.test(text.slice(other.to).trim());
  });
}

/** "Tui dự online được không" asks of the meeting, and accepts nothing. */
const asksToCome = (kind: IntentKind, text: string): boolean => kind === 'respond-yes' && mayIt.test(text);
const mayIt =
  /(?:được|đc|dc|duoc)\s+(?:không|ko|k|hông|hong|hok|khong)(?:\s+(?:vậy|ạ|a|ta|em|nhỉ|v|vay))*[\s?.!]*$/iu;

/** A text as a kind; null where it does not say enough of it. */
function fillAs({ kind, score }: LikelyKind, { text, reading, pieces }: ReadText): Filled | null {
  const said = new SaidSlots(text, pieces, readSlotsOf(reading, kind));
  if (makesMeetingOrTask.has(kind) && writesLetter.test(text))
    return fillAs({ kind: 'letter', score }, { text, reading, pieces });
  if (
    changesWhatIs(kind) &&
    (asksWhetherDone.test(text) || asksWhichTime(text, pieces) || asksToCome(kind, text))
  )
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
  if (from < 0) return fillAct(kind, said);
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
  // An answer notifies who leads or organizes the meeting anyway.
  return act && (kind.startsWith('respond') ? act : { ...act, beside: [message.slice(from, to)] });
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
