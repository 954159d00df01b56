import { checkLines } from '../../../server/src/domains/minutes/lines/line-support.rules.ts';
import type { AskedQuestion, CitedTurn } from './ask.ts';
import type { Question, Talk } from './read-questions.ts';

const mostLines = 5;
/** A sentence is read with the turns around those it cites. */
const around = 1;

export interface QuestionScore {
  readonly asked: AskedQuestion;
  /** Null where nothing may be answered. */
  readonly isRight: boolean | null;
  readonly place: number | null;
  /** Null where something is to be answered. */
  readonly isRefused: boolean | null;
  readonly isAnswered: boolean;
  readonly sentences: number;
  readonly supported: number;
  readonly hasLeak: boolean;
}

const isAt = (line: CitedTurn, meeting: string | null, turns: readonly number[]): boolean =>
  line.meeting === meeting && turns.includes(line.turn);

const placesOf = ({ meeting, turns, also, more }: Question) => [
  { meeting, turns: [...turns, ...also] },
  ...(more === undefined ? [] : [more].flat()),
];

export function score(asked: AskedQuestion, talkOf: (meeting: string) => Talk): QuestionScore {
  const { question, sentences } = asked;
  const lines = asked.lines.slice(0, mostLines);
  const places = placesOf(question);
  const place = lines.findIndex((line) => isAt(line, question.meeting, places[0]?.turns ?? []));
  const isRight = places.every(({ meeting, turns }) => lines.some((line) => isAt(line, meeting, turns)));
  const isAnswered = sentences.length > 0;
  const { hidden } = question;
  return {
    asked,
    isRight: question.refuse ? null : isRight,
    place: place < 0 ? null : place,
    isRefused: question.refuse ? !isAnswered : null,
    isAnswered,
    sentences: sentences.length,
    supported: sentences.filter((sentence) => isSupported(sentence, talkOf)).length,
    hasLeak: hidden !== undefined && asked.lines.some(({ meeting }) => meeting === hidden.meeting),
  };
}

function isSupported(
  { text, lines }: AskedQuestion['sentences'][number],
  talkOf: (meeting: string) => Talk,
): boolean {
  const [first] = lines;
  if (!first) return false;
  const { turns } = talkOf(first.meeting);
  const evidence = lines
    .filter(({ meeting }) => meeting === first.meeting)
    .flatMap(({ turn }) => Array.from({ length: 2 * around + 1 }, (_, step) => turn - around + step));
  return checkLines({ meetingDate: null, turns }, [{ text, evidence }])[0]?.length === 0;
}
