import { endsSentence, isOfClass, type Phrase, type ReadText, rowBefore } from './read-text.ts';

/** A negation or refusal and the words it denies, by their indexes. */
export type Denial = {
  readonly at: number;
  readonly next: number;
  /** Content words behind it. */
  readonly behind: readonly number[];
  /** The first of them with the light verbs before it; where there is none, what stands before "thì không". */
  readonly heads: readonly number[];
  /** Content words before it, for what is named first: "pháo giấy thì bỏ". */
  readonly before: readonly number[];
  /** What is named before "thì", "là" or "cũng" and denied soon behind it: "máy cũ thì tui không chơi". */
  readonly topic: readonly number[];
  /** What it denies to be there: "không có phiếu" denies no word but "có phiếu". */
  readonly lacks: readonly number[];
  /** "Không lắp thì mất": what holds only if it is so. */
  readonly isCondition: boolean;
  /** "Bỏ", "hoãn" rather than "không". */
  readonly isRefusal: boolean;
  /** "Dạ chưa anh": it answers what was said before. */
  readonly isReply: boolean;
  /** "Chưa": true until it is done. */
  readonly isNotYet: boolean;
};

/** Negations of a text, without those that end a question ("được không") or deny nothing ("không chỉ"). */
export const findDenials = (read: ReadText): Denial[] =>
  read.phrases.flatMap((phrase) => {
    const isReply = isOfClass(read, phrase.at, 'reply') && opensReply(read, phrase);
    if (isReply || (isNegating(phrase) && !(endsQuestion(read, phrase) || meansOutOf(read, phrase))))
      return [readDenial(read, phrase, { isReply, isRefusal: false })];
    const isRefusal = phrase.classes.includes('refusal') && !phrase.classes.includes('not-refusal');
    return isRefusal ? [readDenial(read, phrase, { isReply, isRefusal })] : [];
  });

function readDenial(
  read: ReadText,
  { at, next }: Phrase,
  kind: Pick<Denial, 'isReply' | 'isRefusal'>,
): Denial {
  const behind = kind.isReply ? [] : scopeBehind(read, next);
  const before = kind.isReply ? [] : scopeBefore(read, at, behind.length === 0);
  const topic = topicBefore(read, at, before);
  return {
    ...{ at, next, behind, before, topic, ...kind },
    heads: behind.length > 0 || kind.isRefusal ? leadingWords(read, at, behind) : topic,
    lacks: isOfClass(read, (behind[0] ?? 0) - 1, 'have') ? behind.slice(0, 1) : [],
    isCondition: leadsToThen(read, next),
    isNotYet: isOfClass(read, at, 'not-yet'),
  };
}

const isNegating = ({ classes }: Phrase): boolean =>
  classes.includes('negation') && !classes.includes('not-negation') && !classes.includes('question-tag');

/** "Bỏ hai cuốn khỏi danh mục": behind a verb of leaving it says from where. */
const meansOutOf = (read: ReadText, { at }: Phrase): boolean =>
  isOfClass(read, at, 'out-of') && clauseBefore(read, at).some((place) => isOfClass(read, place, 'leave'));

/** The words of the same part of a sentence before one, the nearest first. */
function clauseBefore({ words }: ReadText, to: number): number[] {
  const row = rowBefore(to, FARTHEST);
  const end = row.findIndex((at) => words[at]?.mark !== '');
  return end < 0 ? row : row.slice(0, end);
}

/** At the start of a turn, alone, before somebody is addressed or in a clause that names nothing: "Không anh", "Dạ chưa cần". */
function opensReply(read: ReadText, { at, next }: Phrase): boolean {
  const { words } = read;
  if (!(at === 0 || (at === 1 && isOfClass(read, 0, 'assent')))) return false;
  const end = words.findIndex(({ mark }, place) => place >= at && mark !== '');
  const clause = Array.from({ length: (end < 0 ? words.length : end + 1) - next }, (_, step) => next + step);
  if (clause.length === 0) return true;
  const isEmpty = end >= 0 && clause.every((place) => isOfClass(read, place, 'empty'));
  return isEmpty || (isOfClass(read, at, 'plain-reply') && isOfClass(read, at + 1, 'addressing'));
}

/** Whether its clause ends with "thì". */
function leadsToThen(read: ReadText, from: number): boolean {
  let end = from - 1;
  const last = from + LONGEST_CONDITION;
  while (end < last && read.words[end]?.mark === '' && !read.breaksAt.has(end + 1)) end += 1;
  return read.words[end]?.mark === '' && isOfClass(read, end + 1, 'topic-marker');
}

/** In speech without marks a later "thì" belongs to something else. */
const LONGEST_CONDITION = 10;

/** How many content words a negation reaches where no mark ends its clause. */
const REACH = 6;
const FARTHEST = 16;

export function scopeBehind(read: ReadText, from: number): number[] {
  const scope: number[] = [];
  if (from > 0 && read.words[from - 1]?.mark !== '') return scope;
  for (let at = from; at < from + FARTHEST && at < read.words.length && scope.length < REACH; at += 1) {
    const isOpening = scope.length === at - from && isOfClass(read, at, 'light-verb');
    if (read.breaksAt.has(at)) break;
    if (isOpening || !isOfClass(read, at, 'empty')) scope.push(at);
    if (read.words[at]?.mark !== '') break;
  }
  return scope;
}

/** Of a refusal that names nothing, "… Không làm.", the sentence before counts as well. */
function scopeBefore(read: ReadText, to: number, isBare: boolean): number[] {
  const row = rowBefore(to, FARTHEST);
  const end = isBare ? -1 : row.findIndex((at) => endsSentence(read.words[at]));
  const scope = (end < 0 ? row : row.slice(0, end)).filter((at) => !isOfClass(read, at, 'empty'));
  return scope.slice(0, isBare ? FARTHEST : REACH).reverse();
}

/** "Không có phiếu" denies that there is one, not the thing; "ai không đeo dây thì …" requires what it denies. */
function leadingWords(read: ReadText, at: number, behind: readonly number[]): number[] {
  const row = rowBefore(at, LEAD);
  const start = row.findIndex((place) => read.words[place]?.mark !== '' || isOfClass(read, place, 'each'));
  const isCondition = (start < 0 ? row : row.slice(0, start)).some((place) =>
    isOfClass(read, place, 'condition'),
  );
  if (isCondition || isOfClass(read, (behind[0] ?? 0) - 1, 'have')) return [];
  return behind.slice(
    0,
    1 +
      Math.max(
        0,
        behind.findIndex((place) => !isOfClass(read, place, 'light-verb')),
      ),
  );
}
const LEAD = 4;

function topicBefore(read: ReadText, at: number, before: readonly number[]): number[] {
  const own = clauseBefore(read, at);
  const marker = own.slice(0, TOPIC_REACH).find((place) => isOfClass(read, place, 'topic-marker'));
  if (marker === undefined) return [];
  return before.filter((place) => place < marker && own.includes(place)).slice(-2);
}

/** Who denies it may stand between "thì" and "không": "đào đường thì phường không cho". */
const TOPIC_REACH = 3;

/** "… không?", "có … không ạ": at the end of a clause the word asks, but not in "nhà thì không". */
function endsQuestion(read: ReadText, { at, next }: Phrase): boolean {
  const { words } = read;
  if (at === 0 || words[at - 1]?.mark !== '' || isOfClass(read, at - 1, 'topic-marker')) return false;
  const [last, follower] = [words[next - 1], words[next]];
  if (last?.mark === '?' || !follower) return true;
  const closes = isOfClass(read, next, 'addressing') && (follower.mark !== '' || next + 1 >= words.length);
  const opens = rowBefore(at, REACH).some((place) => isOfClass(read, place, 'interrogative'));
  if (opens && (isOfClass(read, next, 'or') || isOfClass(read, next, 'and'))) return true;
  return (last?.mark !== '' || closes) && (opens || follower.mark === '?');
}

const LONGEST_QUESTION = 10;

/** Where a question ends, "có thuê thêm không?": its last words. */
export const questionTags = (read: ReadText): Phrase[] =>
  read.phrases.filter(
    (tag) =>
      tag.classes.includes('question-tag') || (tag.classes.includes('negation') && endsQuestion(read, tag)),
  );

/** Words that stand in a question, "có thuê thêm không?", or a proposal, "hay thuê thêm": the answer says whether they hold. */
export function askedWords(read: ReadText): ReadonlySet<number> {
  const asked = questionTags(read).flatMap((tag) => {
    const row = rowBefore(tag.at, LONGEST_QUESTION);
    const end = row.findIndex((at) => endsSentence(read.words[at]));
    return end < 0 ? row : row.slice(0, end);
  });
  const proposed = read.phrases
    .filter((phrase) => opensProposal(read, phrase))
    .flatMap(({ next }) => {
      const row = Array.from({ length: LONGEST_QUESTION }, (_, step) => next + step);
      const end = row.findIndex((at) => at >= read.words.length || endsSentence(read.words[at]));
      return end < 0 ? row : row.slice(0, end + 1);
    });
  return new Set([...asked, ...proposed]);
}

/** "Hay" opens one only where its sentence begins. */
const opensProposal = (read: ReadText, { at, classes }: Phrase): boolean =>
  classes.includes('proposal') || (classes.includes('or') && (at === 0 || endsSentence(read.words[at - 1])));
