import { eachMatch } from '../../text/each-match.ts';
import type { Turn } from '../../transcript/turn.ts';
import type { Clause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { verbAt } from '../language/action-verbs.ts';
import { BETWEEN, DENIES, TIME_WORDS } from '../language/frame-words.ts';
import { setOf } from '../language/phrase.ts';
import { JUNIOR, KIN_WORDS, TITLES } from '../language/pronouns.ts';
import { URGES } from '../language/stance-cues.ts';
import { NUMBERED_VOICE } from './numbered-voice.ts';

const INTRODUCES = / (?:em|tôi|anh|chị|mình) (?:là|tên là|tên) (\S+)(?= )|^ (\S+) đây /gu;
const CALLS = /(?: (\S+))? (\S+) ơi(?= )| (\S+) (?:này|à) (?:em|anh|chị|con)(?= )/gu;
/** No call without one of them. */
const CALLING = setOf('ơi|này|à');

/** What a call can hold that is nobody's name. */
const NOT_NAMES = setOf(`
  kẹt|bận|rảnh|mệt|còn|có|thấy|biết|nghĩ|tưởng|sợ|thích|muốn|nghe|hiểu|ở|vẫn|đều|toàn|nhiều|ít|đủ|thiếu
  người|nhà|trời|mọi|cả|là|gì|đó|nữa|tuần|tháng|năm|hôm|bữa|cái|việc|vụ|lần|đợt|này|các|thế|vậy|chuyện
  phần|chỗ|chết|ôi|bạn|ở|vào|nghe|lớn|hai|giờ|ngày|quý|bên|kỳ|thợ|khách|chủ|trưởng|phó|giám|kế|bảo|lái
  phụ|bếp|thầu|tổ|đội|nhóm|ban|kỹ|kĩ|sư|y|điều|hộ|sĩ|hàng|xe|máy|đơn|tiền|lớp|thầy
`);

const LEAST = 2;

/**
 * Names of numbered voices, from how they are called: who answers a call is most likely who was called, who
 * spoke just before is the next guess, and "em là Yến" settles it. Label → names, most likely first.
 */
export function nameVoices(
  turns: readonly Turn[],
  clausesOf: (turn: number) => readonly Clause[],
): ReadonlyMap<string, readonly string[]> {
  const votes: Votes = new Map();
  const numbered = new Set([...new Set(turns.map(({ speaker }) => speaker))].filter(isNumbered));
  if (numbered.size === 0) return new Map();
  for (const [index, turn] of turns.entries()) {
    const [before, next] = [turns[index - 1], turns[index + 1]];
    const isNear =
      numbered.has(turn.speaker) ||
      numbered.has(before?.speaker ?? null) ||
      numbered.has(next?.speaker ?? null);
    if (!isNear) continue;
    const voices = {
      own: turn.speaker,
      next: nextOther(turns, index),
      before: before?.speaker === turn.speaker ? null : (before?.speaker ?? null),
      answered: clausesOf(index + 1).some((clause) => TAKES_UP.test(clause.plain)),
    };
    for (const clause of clausesOf(index)) countClause(votes, clause, voices);
  }
  return likeliest(votes);
}

/** Only these have to be told from the talk. */
const isNumbered = (label: string | null): boolean => label !== null && NUMBERED_VOICE.test(label);

/** Name → label → weight of what speaks for it. */
type Votes = Map<string, Map<string, number>>;
type Voices = {
  readonly own: string | null;
  readonly next: string | null;
  readonly before: string | null;
  /** The next voice says yes, or asks for more time. */
  readonly answered: boolean;
};
const TAKES_UP = /^ (?:dạ|vâng|ừ|ok|được) |(?:không kịp|sao kịp|gấp quá|cho em) /u;

function countClause(votes: Votes, clause: Clause, voices: Voices): void {
  const spoken = nameBeforeVerb(clause);
  if (spoken) vote(votes, voices.next, spoken.name, spoken.titled || voices.answered ? 2 : 1);
  eachMatch(clause.plain, INTRODUCES, (match) => vote(votes, voices.own, match[1] ?? match[2], 5));
  if (!clause.words.some((word) => CALLING.has(word))) return;
  eachMatch(clause.plain, CALLS, (match) => {
    const name = match[2] ?? match[3];
    vote(votes, voices.next, name, 2);
    vote(votes, voices.before, name, 1);
    vote(votes, voices.own, name, -3);
  });
}

function vote(votes: Votes, label: string | null, name: string | undefined, weight: number): void {
  if (label === null || name === undefined || !isNumbered(label)) return;
  if (NOT_NAMES.has(name) || TITLES.has(name)) return;
  const own = votes.get(name) ?? new Map<string, number>();
  own.set(label, (own.get(label) ?? 0) + weight);
  votes.set(name, own);
}

function nextOther(turns: readonly Turn[], index: number): string | null {
  const speaker = turns[index]?.speaker;
  const next = turns[index + 1];
  return next && next.speaker !== speaker ? next.speaker : null;
}

function likeliest(votes: ReadonlyMap<string, ReadonlyMap<string, number>>): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [name, labels] of votes) {
    const best = [...labels].filter(([, weight]) => weight >= LEAST).sort((a, b) => b[1] - a[1])[0];
    if (best) names.set(best[0], [...(names.get(best[0]) ?? []), name]);
  }
  return names;
}

/** "út con gọi …", "chị mận mua …", "nhân đi hỏi nha": an unknown word before a verb, where a clause or a request begins. */
function nameBeforeVerb(clause: Clause): { name: string; titled: boolean } | null {
  const [first = '', second = ''] = clause.words;
  const start = skipOpeners(first, second);
  const title = clause.words[start] ?? '';
  const titled = TITLES.has(title) && !JUNIOR.has(title);
  const at = titled ? start + 1 : start;
  const pronoun = KIN_WORDS.has(clause.words[at + 1] ?? '');
  if (!(mayBeName(clause.words, at) && actsAt(clause.words, at + (pronoun ? 2 : 1)))) return null;
  const sure = titled || pronoun;
  return sure || URGES.test(clause.plain) ? { name: clause.words[at] ?? '', titled: sure } : null;
}

/** "Để út …", "thế thì út …". */
function skipOpeners(first: string, second: string): number {
  if (first !== 'để' && !INTERJECTIONS.has(first)) return 0;
  return second === 'thì' ? 2 : 1;
}

function actsAt(words: readonly string[], at: number): boolean {
  return words[at] === 'cứ' || verbAt(words, at) !== null;
}

function mayBeName(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const common =
    NOT_NAMES.has(word) ||
    BETWEEN.has(word) ||
    DENIES.has(word) ||
    TIME_WORDS.has(word) ||
    KIN_WORDS.has(word);
  return word.length > 1 && !common && contentWords([word]).size === 1 && verbAt(words, at) === null;
}

const INTERJECTIONS: ReadonlySet<string> = new Set([
  'ừ',
  'dạ',
  'vâng',
  'rồi',
  'ok',
  'thôi',
  'vậy',
  'thế',
  'à',
  'nhưng',
  'còn',
]);
