import { endsSentence, isOfClass, type Phrase, rowBefore } from './read-text.ts';
import { type Reading, within } from './reading.ts';
import type { Named, Roster } from './roster.ts';

/** What a turn may show of a person; fitted to the owners of open meetings, then rounded. */
const WEIGHTS = {
  /** "Em gửi báo giá", "để em". */
  takes: 3.5,
  stepsForward: 3,
  speaksOfSelf: 2,
  /** "Dạ, vâng" agrees to do it, "ừ, được" lets it be done. */
  agrees: 2,
  approves: -0.5,
  raises: -0.5,
  namedWithIt: 4,
  named: 1,
  recipient: -1,
  askedToDoIt: 0.5,
} as const;

export type Responsibility = {
  /** How strongly the turns speak for each person, by label, as the one who does what a line says. */
  readonly scores: ReadonlyMap<string, number>;
  /** Who is the last to say that they do it. */
  readonly lastTaker: string | null;
};

export function weighResponsibility(
  line: Reading,
  turns: readonly Reading[],
  roster: Roster,
): Responsibility {
  const scores = new Map<string, number>();
  let lastTaker: string | null = null;
  const add = (label: string, points: number) => scores.set(label, (scores.get(label) ?? 0) + points);
  for (const [index, turn] of turns.entries()) {
    const context = placeTurn(line, turn, [turns[index - 1], turns[index + 1]], roster);
    const own = weighSpeaker(context, index === 0);
    if (turn.speaker !== null) add(turn.speaker, own);
    if (own >= WEIGHTS.stepsForward) lastTaker = turn.speaker;
    if (context.other?.speaker != null) add(context.other.speaker, weighAddressee(context));
    for (const named of context.others) add(named.person.label, weighNamed(named, context));
  }
  return { scores, lastTaker };
}

type Neighbours = readonly [before: Reading | undefined, next: Reading | undefined];

type Context = {
  readonly turn: Reading;
  readonly isAnswer: boolean;
  /** The one spoken to, as far as the cited turns show. */
  readonly other: Reading | undefined;
  /** Other people named in the turn. */
  readonly others: readonly Named[];
  /** Words for people, by whether they mean the speaker; receivers of something apart. */
  readonly pronouns: readonly (Phrase & { readonly isSelf: boolean })[];
  readonly isMatter: (at: number) => boolean;
};

function placeTurn(line: Reading, turn: Reading, around: Neighbours, roster: Roster): Context {
  const [before, answer] = around.map((one) => (one?.speaker === turn.speaker ? undefined : one));
  const isTimed = within(turn.times());
  const others = roster
    .findNamed(turn)
    .filter(({ person, at }) => !isTimed(turn.words[at]?.from ?? 0) && person.label !== turn.speaker);
  const isJunior = juniority(turn, answer, answer ?? before, roster) > 0;
  const spelling = line.isMarked && turn.isMarked ? 'word' : 'folded';
  const matter = new Set(line.content.map((at) => line.words[at]?.[spelling]));
  return {
    turn,
    isAnswer: before !== undefined,
    other: answer ?? before,
    others,
    pronouns: turn.phrases
      .filter(({ classes }) => classes.includes('speaker') || classes.includes('kin'))
      .filter(
        ({ at }) => !(others.some((one) => one.at === at) || isOfClass(turn, at - 1, 'recipient-marker')),
      )
      .map((phrase) => ({ ...phrase, isSelf: meansSpeaker(phrase, turn, isJunior, roster) })),
    isMatter: (at) => matter.has(turn.words[at]?.[spelling]),
  };
}

const REACH = 5;

/** Whether words of the matter stand behind a person in the same sentence, before the next one is named. */
function leadsMatter({ turn, others, isMatter }: Context, from: number, reach = REACH): boolean {
  const end = Math.min(
    from + reach,
    sentenceEnd(turn, from),
    ...others.map(({ at }) => at).filter((at) => at >= from),
  );
  return rowBefore(end, end - from).some(isMatter);
}

/** The word behind the end of the sentence of a word. */
function sentenceEnd({ words }: Reading, from: number): number {
  let end = from;
  while (end < words.length && !endsSentence(words[end - 1])) end += 1;
  return end;
}

function weighSpeaker(context: Context, isFirst: boolean): number {
  const { turn, isAnswer, pronouns } = context;
  const subjects = pronouns.filter(({ isSelf }) => isSelf);
  const takes = subjects.some(
    ({ next }) => leadsMatter(context, next) || (isAnswer && isOfClass(turn, next, 'light-verb')),
  );
  const steps = subjects.some(({ at, next }) => {
    const isAlone = next >= turn.words.length || turn.words[next - 1]?.mark !== '';
    return isOfClass(turn, at - 1, 'let') && (isAlone || leadsMatter(context, next));
  });
  const assent = turn.phrases.filter(({ at, classes }) => isAnswer && at <= 2 && classes.includes('assent'));
  const approves = assent.some(({ at }) => isOfClass(turn, at, 'approving')) && addressedAs(turn) >= 0;
  return (
    (takes ? WEIGHTS.takes : subjects.length > 0 ? WEIGHTS.speaksOfSelf : 0) +
    (steps ? WEIGHTS.stepsForward : 0) +
    (assent.length > 0 ? (approves ? WEIGHTS.approves : WEIGHTS.agrees) : 0) +
    (isFirst ? WEIGHTS.raises : 0)
  );
}

/** "Em sang tận nơi làm hợp đồng đi": who is spoken to is asked to do it, unless the turn names somebody. */
function weighAddressee(context: Context): number {
  const asked = context.pronouns.filter(({ isSelf, classes }) => !isSelf && classes.includes('kin'));
  const isAsked = context.others.length === 0 && asked.some(({ next }) => leadsMatter(context, next));
  return isAsked ? WEIGHTS.askedToDoIt : 0;
}

function weighNamed({ at, next }: Named, context: Context): number {
  if (isOfClass(context.turn, at - 1, 'recipient-marker')) return WEIGHTS.recipient;
  const end = Math.min(
    next + 2 * REACH,
    ...context.pronouns.map((one) => one.at).filter((one) => one >= next),
  );
  return leadsMatter(context, next, end - next) ? WEIGHTS.namedWithIt : WEIGHTS.named;
}

/**
 * Whether a kinship word means the speaker: "em" does in the mouth of the junior of two, "chị" of the senior, and the title in
 * a label always. "Tôi" always does.
 */
function meansSpeaker(
  { classes, at }: Phrase,
  turn: Reading,
  isJunior: boolean,
  { titleOf }: Roster,
): boolean {
  if (classes.includes('speaker')) return true;
  if (classes.includes('second-person')) return false;
  const isJuniorWord = isOfClass(turn, at, 'junior');
  const title = titleOf(turn.speaker);
  // Who is called "chị" may say "em" of herself, but never "anh".
  if (title !== '' && !isJuniorWord) return title === turn.words[at]?.word;
  return isJuniorWord === isJunior;
}

/** How far signs say that a speaker looks up to the one spoken to; "dạ" and the answer count most. */
const JUNIOR = { humble: 2, approved: 1, addressed: 2, polite: 3, usual: 0.2, tie: 0.1 } as const;

function juniority(
  turn: Reading,
  answer: Reading | undefined,
  other: Reading | undefined,
  { politenessOf }: Roster,
): number {
  const isHumble = turn.words.some((_, at) => isOfClass(turn, at, at < 2 ? 'humble' : 'humble-end'));
  const manner = other ? politenessOf(other.speaker) : JUNIOR.usual;
  return (
    JUNIOR.humble * (Number(isHumble) - Number(opens(answer, 'humble'))) +
    JUNIOR.approved * Number(opens(answer, 'approving')) +
    JUNIOR.addressed * addressedAs(answer) +
    JUNIOR.polite * (politenessOf(turn.speaker) - manner) +
    JUNIOR.tie
  );
}

const opens = (turn: Reading | undefined, name: string): boolean =>
  turn !== undefined && (isOfClass(turn, 0, name) || isOfClass(turn, 1, name));

/** "Ok anh" answers a senior (-1), "ừ em" a junior (1). */
function addressedAs(answer: Reading | undefined): number {
  const kin = answer?.phrases.find(({ at, classes }) => at > 0 && at <= 2 && classes.includes('kin'));
  if (!answer || !kin || !isOfClass(answer, kin.at - 1, 'assent')) return 0;
  const isAlone = kin.next >= answer.words.length || answer.words[kin.next - 1]?.mark !== '';
  return isAlone ? (isOfClass(answer, kin.at, 'junior') ? 1 : -1) : 0;
}
