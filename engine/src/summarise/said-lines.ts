import { findPhrases } from '../lexicon/find-phrases.ts';
import { questionTags } from '../support/denials.ts';
import { readTurn } from '../support/reading.ts';
import type { Turn } from '../transcript/turn.ts';
import { readCleaned } from './clean-words.ts';
import { foreignLines } from './foreign-lines.ts';
import { isForeign, isForeignTalk } from './is-foreign.ts';
import { namePeople } from './name-people.ts';
import { renderWords } from './render-words.ts';
import { type SaidSentence, saidSentences } from './said-sentences.ts';
import type { RankedLine } from './summary-line.ts';
import type { SummaryWords } from './summary-phrases.ts';
import type { Talk } from './talk-wording.ts';

/** Reports, figures and proposals in the third person; neither small talk nor what needs its neighbours to be understood. */
export function saidLines(
  turns: readonly Turn[],
  talk: Talk,
  hasFigure: (turn: number) => boolean,
): RankedLine[] {
  if (isForeignTalk(turns)) return foreignLines(turns, talk);
  return saidSentences(turns, hasFigure).flatMap((sentence): RankedLine[] => {
    const line = isForeign(sentence.words) ? null : report(sentence, turns, talk);
    return line ? [{ ...line, evidence: [sentence.turn] }] : [];
  });
}

type Told = Pick<RankedLine, 'text' | 'rank'>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const WEIGHTS = { least: 0.2, figure: 0.25, fact: 0.12, proposal: 0.35, cause: 0.08 } as const;
/** Less is not worth a line. */
const WORTH = 0.5;
const MOST = { figures: 2, facts: 3 } as const;
/** So many words that carry matter make sense without the talk. */
const LEAST_MATTER = 4;

function report(sentence: SaidSentence, turns: readonly Turn[], talk: Talk): Told | null {
  if (sentence.asks) return null;
  const [read, kept] = readCleaned(sentence.words);
  if (!mayState(read, kept) || directs(read, kept, talk) || questionTags(read.said).length > 0) return null;
  const rank = judge(read, sentence.figures);
  if (rank < WORTH) return null;
  const voice = talk.voiceAt(sentence.turn);
  const replacements = namePeople(read, voice, talk.roster);
  if (!replacements) return null;
  const { verb, from } = reportVerb(read, kept, replacements);
  if (verb === 'đề xuất' && isDeclined(turns[sentence.turn + 1])) return null;
  const source = turns[sentence.turn]?.text ?? '';
  const rest = renderWords(
    source,
    read,
    kept.filter((at) => at >= from),
    replacements,
    talk,
  );
  if (rest === '') return null;
  if (voice.name === null) return { text: `${capital(rest)}.`, rank };
  return {
    text: [voice.name, verb, rest]
      .filter((part) => part !== '')
      .join(' ')
      .concat('.'),
    rank,
  };
}

/** Whether a sentence stands without its neighbours and states something: no courtesy, joke, request or call to somebody. */
function mayState(read: SummaryWords, kept: readonly number[]): boolean {
  const [first = 0, last = 0] = [kept[0], kept.at(-1)];
  if (NO_STATEMENT.some((name) => read.count(name) > 0)) return false;
  if (read.endOf('leaning', first) !== null || startsWithVerb(read, first) || endsOpen(read, last))
    return false;
  const matter = new Set(read.said.content);
  return kept.filter((at) => matter.has(at)).length >= LEAST_MATTER;
}

/** Talk that states nothing, and words for somebody whom only what was said before names: "ổng còn hỏi". */
const NO_STATEMENT = ['small-talk', 'idle', 'request', 'unnamed'];

/** "Minh Anh chuẩn bị năm ký": a name that opens the sentence is told what to do. */
function directs(read: SummaryWords, [first = 0]: readonly number[], { roster }: Talk): boolean {
  const named = roster.findNamed(read.said).find(({ at }) => at === first);
  return named !== undefined && startsWithVerb(read, named.next);
}

/** "Ngưng thang số ba": somebody is told to do it. */
const startsWithVerb = ({ words }: SummaryWords, first: number): boolean =>
  findPhrases(words.slice(first, first + 3), true).some(
    ({ from, classes }) => from === 0 && classes.some((name) => name.startsWith('verb-')),
  );

/** "…, khách không", "… bao nhiêu": it asks without a mark. */
const endsOpen = (read: SummaryWords, last: number): boolean =>
  read.said.phrases.some(
    ({ next, classes }) =>
      next === last + 1 &&
      (classes.includes('question-tag') || classes.includes('interrogative') || classes.includes('negation')),
  );

const judge = (read: SummaryWords, figures: number): number =>
  Math.min(
    1,
    WEIGHTS.least +
      WEIGHTS.figure * Math.min(MOST.figures, figures) +
      WEIGHTS.fact * Math.min(MOST.facts, read.count('fact')) +
      WEIGHTS.proposal * Math.min(1, read.count('proposes')) +
      WEIGHTS.cause * Math.min(1, read.count('cause')),
  );

/** How the sentence is introduced, and from which word on it is told: "em báo cáo …", "theo em nên …", "em đã gửi …". */
function reportVerb(read: SummaryWords, kept: readonly number[], people: ReadonlyMap<number, string>) {
  const [first = 0, second = 0] = kept.filter((at) => people.get(at) !== '');
  const isSelf = people.has(first);
  const at = isSelf ? second : first;
  for (const [name, verb] of VERBS) {
    const end = read.endOf(name, at) ?? read.endOf(name, first);
    if (end !== null) return { verb, from: end };
  }
  return isSelf ? { verb: '', from: second } : { verb: 'cho biết', from: first };
}
const VERBS = [
  ['reports', 'báo cáo'],
  ['proposes', 'đề xuất'],
  ['thinks', 'cho rằng'],
] as const;

/** "Không được em ơi, …": the proposal is dropped. */
const isDeclined = (answer: Turn | undefined): boolean =>
  answer !== undefined &&
  readTurn(answer)
    .denials()
    .some(({ isReply }) => isReply);
