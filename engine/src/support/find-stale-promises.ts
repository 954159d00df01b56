import { type Matter, readMatter } from './read-matter.ts';
import { readLine } from './reading.ts';
import { BEGINNING, CONSENT } from './work-verbs.ts';

/** Something a meeting said that somebody does. Days as YYYY-MM-DD. */
export type PromisedLine = {
  readonly text: string;
  readonly saidOn: string;
  readonly deadline: string | null;
  /** A task is work; a decision only if it begins some, or somebody is to see to it. */
  readonly kind: 'task' | 'decision';
  readonly hasPerson: boolean;
};

/** A line of a later meeting, or a task. */
export type LaterLine = { readonly text: string; readonly on: string };

export type PromisesAsked = {
  readonly promises: readonly PromisedLine[];
  readonly later: readonly LaterLine[];
  readonly today: string;
};

/** A promise nothing followed, by its index: its deadline is over, or nobody spoke of it for a month. */
export type StalePromise = { readonly index: number; readonly reason: 'deadline' | 'silence' };

/** Days without a word before a promise without a deadline is stale. */
const SILENT_DAYS = 30;
/** Which part of what a promise is about a later line has at least. */
const LEAST_COVERED = 0.5;
/** How many words of it at least: one common word says nothing. */
const LEAST_SHARED_WORDS = 2;

const dayMs = 86_400_000;
const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** Promises that were due by today and that no later line is about. Same input, same output; no input throws. */
export function findStalePromises({ promises, later, today }: PromisesAsked): StalePromise[] {
  const due = promises.flatMap((promise, index) => {
    const reason = reasonOf(promise, today);
    return reason && isWork(promise) ? [{ index, reason, promise }] : [];
  });
  if (due.length === 0) return [];
  const lines = later.map(({ text, on }) => ({ on, matter: readMatter(readLine(text)) }));
  return due.flatMap(({ index, reason, promise }): StalePromise[] => {
    const matter = readMatter(readLine(promise.text));
    // A line that nothing is known by can be found in no other one.
    if (matter.subject.size < LEAST_SHARED_WORDS) return [];
    const isFollowed = lines.some((line) => line.on > promise.saidOn && isAboutThat(matter, line.matter));
    return isFollowed ? [] : [{ index, reason }];
  });
}

function reasonOf({ saidOn, deadline }: PromisedLine, today: string): StalePromise['reason'] | null {
  if (deadline !== null) return deadline < today ? 'deadline' : null;
  return daysFrom(saidOn, today) >= SILENT_DAYS ? 'silence' : null;
}

/** Whether anything is left to do once the meeting is over. */
function isWork({ kind, text, hasPerson, deadline }: PromisedLine): boolean {
  if (kind === 'task') return true;
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const opening = CONSENT.has(words[0] ?? '') || CONSENT.has(words.slice(0, 2).join(' '));
  const rest = opening ? words.slice(CONSENT.has(words[0] ?? '') ? 1 : 2) : words;
  const begins = BEGINNING.has(rest[0] ?? '') || BEGINNING.has(rest.slice(0, 2).join(' '));
  return begins || hasPerson || deadline !== null;
}

/** Names that both have must agree in one; what is no name is covered to a part. */
function isAboutThat(promise: Matter, line: Matter): boolean {
  const names = [...promise.names];
  if (names.length > 0 && line.names.size > 0 && !names.some((name) => line.names.has(name))) return false;
  const plain = [...promise.subject].filter((word) => !promise.names.has(word));
  const words = plain.length === 0 ? names : plain;
  const shared = words.filter((word) => line.subject.has(word)).length;
  const common = shared + (words === plain ? names.filter((name) => line.names.has(name)).length : 0);
  return common >= LEAST_SHARED_WORDS && shared / words.length >= LEAST_COVERED;
}
