import type { Turn } from '../transcript/turn.ts';
import type { Clause } from './clause.ts';
import { ALWAYS_SELF, JUNIOR, KIN_WORDS } from './language/pronouns.ts';

/**
 * Whether a kinship word means the speaker or the one spoken to. Vietnamese has no fixed "I": "anh" is the
 * manager's I and the junior's you, so each speaker's habits are counted first, and the turn may overrule them.
 */
export type SelfReference = (clause: Clause, word: string, index: number) => boolean;

const SELF_SIGNS =
  / (?:để|giúp|giùm|hộ|theo|của|gửi cho|gọi cho|báo cho|với) (\p{L}+)(?= )| (\p{L}+) (?:nghĩ|thấy|đề xuất|hứa|xin|báo cáo|tưởng|sợ|đoán|tin|định|cũng nghĩ|cũng thấy|vừa|đã|đang|sẽ|không rõ|chưa rõ)(?= )/gu;
const OTHER_SIGNS =
  / (\p{L}+) (?:ơi|ạ|à|hả|nhỉ|thấy sao|nghĩ sao)(?= )| (?:nhé|ạ|không|nhỉ|rồi|vâng|dạ|thưa) (\p{L}+)(?= $)| (?:thưa|nhờ|chào|cảm ơn|xin phép) (\p{L}+)(?= )/gu;
const NEVER_SELF: ReadonlySet<string> = new Set(['cậu', 'bạn', 'mày', 'bây', 'sếp']);

type Habits = ReadonlyMap<string, number>;

const CALLS_SENIOR = / (?:anh|chị|cô|chú|bác|thầy|sếp|ông|bà)(?: \p{L}+)? ơi(?= )/u;
const COMMANDS = / (?:nhé|đi|nghe)(?= (?:để|cho|kẻo|không|em) | $)/u;
const AFTER_PARTICLE = /^(?:nhé|ạ|nhỉ|rồi|luôn|ngay|thôi|không|được|đi|mà|đó)$/u;
const POLITE = /^ (?:dạ|vâng|thưa)| ạ(?= )/u;

export function learnSelfReference(
  turns: readonly Turn[],
  clauses: readonly (readonly Clause[])[],
): SelfReference {
  const habits = new Map<string, Map<string, number>>();
  const politeTurns = new Set<number>();
  turns.forEach((turn, index) => {
    const own = habits.get(turn.speaker ?? '') ?? new Map<string, number>();
    habits.set(turn.speaker ?? '', own);
    for (const clause of clauses[index] ?? []) {
      if (POLITE.test(clause.plain) && !politeTurns.has(index)) {
        politeTurns.add(index);
        own.set('em', (own.get('em') ?? 0) + 0.25);
      }
      countSigns(clause, politeTurns.has(index), own);
    }
    seedFromLabel(turn.speaker, own);
  });
  return (clause, word, index) => {
    if (ALWAYS_SELF.has(word)) return true;
    if (!KIN_WORDS.has(word) || NEVER_SELF.has(word)) return false;
    const own = habits.get(turns[clause.turn]?.speaker ?? '') ?? new Map<string, number>();
    return inClause(clause, word, index, own) ?? inTurn(word, politeTurns.has(clause.turn), own);
  };
}

function countSigns(clause: Clause, polite: boolean, own: Map<string, number>): void {
  const add = (word: string | undefined, weight: number) => {
    if (word && (KIN_WORDS.has(word) || ALWAYS_SELF.has(word))) own.set(word, (own.get(word) ?? 0) + weight);
  };
  for (const match of clause.plain.matchAll(SELF_SIGNS)) add(match[1] ?? match[2], 1);
  for (const match of clause.plain.matchAll(OTHER_SIGNS)) add(match[1] ?? match[2] ?? match[3], -1);
  if (polite) for (const word of clause.words) if (JUNIOR.has(word)) add(word, 0.5);
  for (const word of clause.words) if (word === 'tôi') add(word, 1);
}

/** "Chị Hạnh" calls herself chị more often than not. */
function seedFromLabel(label: string | null, own: Map<string, number>): void {
  const title = (label ?? '').split(/\s+/u)[0]?.toLowerCase() ?? '';
  const isParent = /^(?:mẹ|bố|ba|má)$/u.test(title);
  if (KIN_WORDS.has(title) && !isParent && !own.has(`label:${title}`)) {
    own.set(`label:${title}`, 1);
    own.set(title, (own.get(title) ?? 0) + 2);
  }
}

/** Signs beside the word itself, which outweigh habit. */
function inClause(clause: Clause, word: string, index: number, own: Habits): boolean | null {
  const before = clause.words[index - 1] ?? '';
  const next = clause.words[index + 1] ?? '';
  if (next === 'ơi' || next === 'ạ' || before === 'ạ' || before === 'thưa') return false;
  return JUNIOR.has(word) ? juniorInClause(clause, word, index, own) : null;
}

/** Whether "em", "con", "cháu" is the one who speaks, as far as the clause shows it. */
function juniorInClause(clause: Clause, word: string, index: number, own: Habits): boolean | null {
  if (POLITE.test(clause.plain)) return true;
  if (CALLS_SENIOR.test(clause.plain) || namesSeniorLast(clause, word, index)) return true;
  if (clause.words.some((other, at) => isSenior(other, word) && isBenefit(clause.words[at - 1] ?? '')))
    return false;
  const commands = COMMANDS.test(clause.plain) && clause.words[index - 1] !== 'để';
  const hasSenior = [...own].some(
    ([other, weight]) => weight > 0 && isSenior(other, word) && other !== 'mình',
  );
  return commands && hasSenior ? false : null;
}

/** "… nghen chị": the last word calls the one spoken to. */
function namesSeniorLast(clause: Clause, word: string, index: number): boolean {
  const last = clause.words.at(-1) ?? '';
  if (!isSenior(last, word) || JUNIOR.has(last) || index >= clause.words.length - 1) return false;
  return AFTER_PARTICLE.test(clause.words.at(-2) ?? '');
}

function isSenior(other: string, word: string): boolean {
  return other !== word && !JUNIOR.has(other) && (KIN_WORDS.has(other) || ALWAYS_SELF.has(other));
}

/** "… giúp chị", "… cho anh": the one who profits is the one who speaks. */
function isBenefit(word: string): boolean {
  return word === 'giúp' || word === 'cho' || word === 'hộ' || word === 'với';
}

function inTurn(word: string, polite: boolean, own: ReadonlyMap<string, number>): boolean {
  if (JUNIOR.has(word) && polite) return true;
  if (polite && !JUNIOR.has(word)) {
    const junior = [...JUNIOR].reduce((most, other) => Math.max(most, own.get(other) ?? 0), 0);
    if (junior > 0 && (own.get(word) ?? 0) < junior * 2) return false;
  }
  const score = own.get(word) ?? 0;
  const rivals = [...own]
    .filter(([other]) => other !== word && !other.startsWith('label:'))
    .map(([, weight]) => weight);
  return score > 0 && (JUNIOR.has(word) ? score >= Math.max(0, ...rivals) : true);
}
