import type { Clause } from './clause.ts';
import { type Verb, verbAt } from './language/action-verbs.ts';
import { BETWEEN, DENIES, GIVES, MAKES_OBJECT, MAKES_THIRD, TIME_WORDS } from './language/frame-words.ts';
import { setOf } from './language/phrase.ts';
import { ALWAYS_SELF, GROUPS, KIN_WORDS } from './language/pronouns.ts';
import type { Mention, Person } from './people.ts';

export type Subject =
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'group'; readonly name: string }
  | { readonly kind: 'pronoun'; readonly word: string }
  | { readonly kind: 'none' };

/** Somebody and what they do: the subject's first word, the verb, and the word after the frame's last. */
export type Frame = {
  readonly clause: Clause;
  readonly subject: Subject;
  readonly from: number;
  readonly verb: Verb;
  readonly verbAt: number;
  readonly to: number;
  /** The subject stands behind "giao", "nhờ", "để" …. */
  readonly given: boolean;
  /** Words between subject and verb. */
  readonly between: readonly string[];
};

const OPENERS: ReadonlySet<string> = setOf(`
  rồi|ok|vậy|thế|thì|và|thôi|ừ|xong|nên|à|cứ|nhớ|hãy|phải|cần|dạ|vâng|với|luôn|sau|đó
`);
const LONGEST_GAP = 7;

/** Every subject–verb pair of a clause, left to right; a part after a comma may have its verb without a subject. */
export function findFrames(clause: Clause, mentions: readonly Mention[]): Frame[] {
  const frames: Omit<Frame, 'to'>[] = [];
  const mentionAt = new Map(mentions.map((mention) => [mention.from, mention]));
  let index = 0;
  while (index < clause.words.length) {
    const found = frameAt(clause, index, mentionAt);
    if (found) frames.push(found);
    index = found ? found.verbAt + found.verb.length : index + 1;
  }
  return frames.map((frame, at) => ({ ...frame, to: endOf(clause, frames, at) }));
}

function frameAt(
  clause: Clause,
  index: number,
  mentionAt: ReadonlyMap<number, Mention>,
): Omit<Frame, 'to'> | null {
  const subject = subjectAt(clause, index, mentionAt);
  if (subject) {
    const gap = skipBetween(clause, subject.to);
    if (gap) {
      const given =
        GIVES.has(clause.words[index - 1] ?? '') ||
        (clause.words[index - 1] === 'cho' && GIVES.has(clause.words[index - 2] ?? ''));
      return {
        clause,
        subject: subject.subject,
        from: index,
        ...gap,
        given,
        between: clause.words.slice(subject.to, gap.verbAt),
      };
    }
    return null;
  }
  if (index !== 0 && !clause.breaks.has(index - 1)) return null;
  let at = index;
  while (OPENERS.has(clause.words[at] ?? '') && at - index < 3) at += 1;
  const verb = verbAt(clause.words, at);
  return (
    verb && {
      clause,
      subject: { kind: 'none' },
      from: at,
      verb,
      verbAt: at,
      given: false,
      between: clause.words.slice(index, at),
    }
  );
}

function subjectAt(
  clause: Clause,
  index: number,
  mentionAt: ReadonlyMap<number, Mention>,
): { subject: Subject; to: number } | null {
  const mention = mentionAt.get(index);
  if (mention) return { subject: { kind: 'person', person: mention.person }, to: mention.to };
  for (const length of [3, 2] as const) {
    const name = clause.words.slice(index, index + length).join(' ');
    if (GROUPS.has(name)) return { subject: { kind: 'group', name }, to: index + length };
  }
  const word = clause.words[index] ?? '';
  if (!KIN_WORDS.has(word) && !ALWAYS_SELF.has(word)) return null;
  const before = clause.words[index - 1] ?? '';
  const object =
    MAKES_OBJECT.has(before) &&
    !clause.breaks.has(index - 1) &&
    !(index <= 1 && (before === 'dạ' || before === 'vâng'));
  if (object && !(before === 'cho' && GIVES.has(clause.words[index - 2] ?? ''))) return null;
  if (MAKES_THIRD.has(clause.words[index + 1] ?? '')) return null;
  return { subject: { kind: 'pronoun', word }, to: index + 1 };
}

/** The verb after a subject, over adverbs and a time phrase, stopping at what denies it. */
function skipBetween(clause: Clause, from: number): { verb: Verb; verbAt: number } | null {
  for (let at = from; at < clause.words.length && at - from <= LONGEST_GAP; at += 1) {
    const word = clause.words[at] ?? '';
    if (DENIES.has(word)) return null;
    const verb = verbAt(clause.words, at);
    const next = clause.words[at + 1] ?? '';
    const helper =
      (word === 'giúp' || word === 'hộ') && (KIN_WORDS.has(next) || verbAt(clause.words, at + 1) !== null);
    if (helper) {
      if (KIN_WORDS.has(next)) at += 1;
      continue;
    }
    const isTime = TIME_WORDS.has(word) && !(verb && !TIME_WORDS.has(next) && verb.length > 1);
    if (verb && !isTime) return { verb, verbAt: at };
    if (!(BETWEEN.has(word) || isTime || /^\d/u.test(word))) return null;
  }
  return null;
}

/** A frame ends where the next one with a subject of its own begins, or with the clause. */
function endOf(clause: Clause, frames: readonly Omit<Frame, 'to'>[], at: number): number {
  for (const next of frames.slice(at + 1)) {
    const boundary =
      clause.breaks.has(next.from - 1) || next.subject.kind === 'person' || next.subject.kind === 'group';
    if (boundary && next.subject.kind !== 'none') return next.from;
  }
  return clause.words.length;
}
