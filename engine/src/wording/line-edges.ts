import type { LineKind, WeighedPassage } from './passages.ts';

/** Whether a line of a kind may begin with a writable token: not with a word that leans on what stands before it. */
export function mayBegin(kind: LineKind): (passage: WeighedPassage, at: number) => boolean {
  const names = kind === 'task' ? ['line-opener', 'task-opener'] : ['line-opener'];
  return (passage, at) => {
    const { clause, marks, writable } = passage;
    const first = writable[at] ?? 0;
    if (
      !startsWithLongVerb(clause, first) &&
      marks.some(({ name, from }) => from === first && names.includes(name))
    )
      return false;
    if (isDenied(clause, marks, first)) return false;
    if (kind !== 'question' && !opensPart(passage, at, names)) return false;
    return kind !== 'task' || !(startsWithPerson(clause, first) || startsWithTime(clause, first));
  };
}

/** "tính lại", "cho thuê": verbs that begin with a word that only leads to one elsewhere. */
const startsWithLongVerb = ({ phrases }: WeighedPassage['clause'], first: number): boolean =>
  phrases.some(
    ({ from, to, classes }) =>
      from === first && to > from + 1 && classes.some((name) => name.startsWith('verb-')),
  );

/** Where a clause or a part of it begins, who does it and what is not written aside; or a verb. */
function opensPart(passage: WeighedPassage, at: number, openers: readonly string[]): boolean {
  const { clause, marks, writable } = passage;
  const { phrases, mentions, times, tokens } = clause;
  const first = writable[at] ?? 0;
  const before = writable[at - 1] ?? -1;
  if (startsPart(passage, at)) return true;
  const opens = (from: number) => from === 0 || tokens[from - 1]?.mark !== '';
  return (
    marks.some(({ name, to }) => to === before + 1 && openers.includes(name)) ||
    mentions.some(({ from, to }) => to === before + 1 && opens(from)) ||
    times.some(({ to }) => to === tokens[before]?.to) ||
    phrases.some(
      ({ from, to, classes }) =>
        (from === first && classes.some((name) => name.startsWith('verb-'))) ||
        (to === before + 1 && opens(from) && classes.some((name) => PEOPLE.has(name))),
    )
  );
}

const PEOPLE = new Set(['kin', 'self', 'we', 'group']);

/** Whether nothing that may be written stands before a token in its part of the clause. */
function startsPart({ clause: { tokens }, writable }: WeighedPassage, at: number): boolean {
  const before = writable[at - 1] ?? -1;
  return before < 0 || tokens.slice(before, writable[at]).some(({ mark }) => mark !== '');
}

/** How far a word may stand behind the "không" that denies it. */
const DENIED_WITHIN = 3;

/** Behind "không", "đừng", "bỏ" in the same part of a clause: without them a line would say the opposite. */
function isDenied(
  { tokens }: WeighedPassage['clause'],
  marks: WeighedPassage['marks'],
  first: number,
): boolean {
  return marks.some(
    ({ name, from, to }) =>
      name === 'negation' &&
      from < first &&
      first - to < DENIED_WITHIN &&
      tokens.slice(from, first).every(({ mark }) => mark === ''),
  );
}

/** "Em gửi", "anh Tuấn gửi": whose a task is does not stand in it. */
const startsWithPerson = ({ phrases, mentions }: WeighedPassage['clause'], at: number): boolean =>
  mentions.some(({ from }) => from === at) ||
  phrases.some(({ from, classes }) => from === at && (classes.includes('kin') || classes.includes('self')));

/** "Thứ sáu em gửi": by when a task is due does not stand in it, and whose it is mostly follows. */
const startsWithTime = ({ times, tokens }: WeighedPassage['clause'], at: number): boolean =>
  times.some(({ from }) => from === tokens[at]?.from);

/** "đợt hàng tới.", "ba tháng đầu.": where a sentence ends, its last word wants nothing. */
const endsSentence = ({ tokens }: WeighedPassage['clause'], at: number): boolean =>
  /[.?!]/u.test(tokens[at]?.mark ?? '');

/** Whether it may end with one: not with a word that wants another behind it, nor with a particle. */
export function mayEnd(kind: LineKind): (passage: WeighedPassage, at: number) => boolean {
  return ({ clause, marks, writable, bound }, at) => {
    const last = writable[at] ?? 0;
    const names = marks.filter(({ to }) => to === last + 1).map(({ name }) => name);
    if (bound.has(last - 1) || names.includes('compound')) return true;
    const isOpen = names.includes('open-ended') && !endsSentence(clause, last);
    if (kind === 'question') return !isOpen || names.includes('question-tail');
    return !(isOpen || names.includes('line-tail'));
  };
}
