import type { Clause } from '../extract/clauses/clause.ts';
import { readClauses } from '../extract/clauses/read-clauses.ts';
import { LETTERS } from '../text/letters.ts';
import { splitSentences } from '../text/sentences.ts';
import type { Turn } from '../transcript/turn.ts';
import { countWords } from './count-words.ts';
import { cleanEnglish } from './english/clean-speech.ts';
import { isEnglish, mostlyEnglish } from './english/is-english.ts';
import { judgeEnglish } from './english/judge-statement.ts';
import { tellEnglish } from './english/tell-statement.ts';
import { tellTopics } from './english/tell-topics.ts';
import { likelyStatements } from './likely-statements.ts';
import { isMarked, readVoices } from './read-voices.ts';
import type { Wording } from './result-lines.ts';
import type { ToldLine } from './told-line.ts';
import { cleanSpeech } from './vietnamese/clean-speech.ts';
import { judgeStatement } from './vietnamese/judge-statement.ts';
import { readReply } from './vietnamese/read-reply.ts';
import { tellPurpose } from './vietnamese/tell-purpose.ts';
import { lowerTitle, tellStatement, type Voice } from './vietnamese/tell-statement.ts';

/** Every statement of a talk that minutes could keep, in order. */
export function toldLines(
  turns: readonly Turn[],
  wording: Wording,
  voiceAt: (turn: number) => Voice = readVoices(turns, wording),
): ToldLine[] {
  const sentences = splitTurns(turns);
  const likely = likelyStatements(sentences);
  const talk = { turns, wording, sentences, likely, voiceAt };
  const texts = turns.map(({ text }) => text);
  const overview = mostlyEnglish(texts) ? tellTopics(texts) : null;
  const told = turns.flatMap((_, index) => tellTurn(talk, index));
  return overview ? [overview, ...told] : told;
}

type Talk = {
  readonly turns: readonly Turn[];
  readonly wording: Wording;
  readonly sentences: readonly (readonly string[])[];
  readonly voiceAt: (turn: number) => Voice;
  readonly likely: ReturnType<typeof likelyStatements>;
};

function tellTurn(talk: Talk, index: number): ToldLine[] {
  const sentences = talk.sentences[index] ?? [];
  const likely = talk.likely.get(index);
  if (index >= OPENING_TURNS && !likely) return [];
  const voice = talk.voiceAt(index);
  return sentences.flatMap((said, at) => {
    const purpose = index < OPENING_TURNS ? tellPurpose(said, voice.lowerFirst) : null;
    if (purpose !== null) return [{ text: purpose, evidence: [index], fitness: PURPOSE_FITNESS }];
    if (!likely?.has(at)) return [];
    if (isEnglish(said)) return tellInEnglish(said, voice.name, index);
    const line = tellInVietnamese(said, voice);
    return line ? [withNeighbours(talk, { ...line, evidence: [index] }, index, at)] : [];
  });
}

/** What the question before asked about leads the first statement of a turn; who refused a proposal follows the last. */
function withNeighbours(talk: Talk, line: ToldLine, index: number, at: number): ToldLine {
  const { sentences } = talk;
  const about = at === 0 ? askedTopic(sentences[index - 1]?.at(-1) ?? '', line.text) : null;
  const led =
    about === null
      ? line
      : { ...line, text: `Về ${about}, ${line.text}`, evidence: [index - 1, ...line.evidence] };
  return at === (sentences[index] ?? []).length - 1 ? withReply(talk, index, led) : led;
}

/** A proposal and who refused it in the next turn. */
function withReply({ sentences, turns, wording }: Talk, index: number, line: ToldLine): ToldLine {
  const speaker = turns[index + 1]?.speaker ?? null;
  if (speaker === null) return line;
  const answer = readReply(sentences[index + 1] ?? [], lowerTitle(wording.nameOf(speaker)), line.text);
  if (answer === null) return line;
  return { ...line, text: `${line.text.slice(0, -1)}; ${answer}.`, evidence: [...line.evidence, index + 1] };
}

/** Recogniser text without marks is cut where a clause opens. */
function splitTurns(turns: readonly Turn[]): string[][] {
  if (isMarked(turns)) return turns.map((turn) => splitSentences(turn.text).map(({ text }) => text));
  return readClauses(turns).map((clauses) => clauses.map(writeClause));
}

function writeClause({ raw, breaks, asks }: Clause): string {
  const words = raw.map((word, at) => (breaks.has(at) ? `${word},` : word));
  return `${words.join(' ')}${asks ? '?' : ''}`;
}

function tellInEnglish(said: string, name: string | null, index: number): ToldLine[] {
  const clean = cleanEnglish(said);
  const fitness = judgeEnglish(said, clean, countWords(clean));
  const text = fitness === 0 ? null : tellEnglish(clean, name);
  return text === null ? [] : [{ text, evidence: [index], fitness }];
}

/** What the meeting is for is worth more than anything it goes through. */
export const PURPOSE_FITNESS = 1.5;
const OPENING_TURNS = 8;

function tellInVietnamese(said: string, voice: Voice): Omit<ToldLine, 'evidence'> | null {
  const clean = cleanSpeech(said);
  const fitness = judgeStatement(said, clean);
  const text = fitness === 0 ? null : tellStatement(clean, voice);
  return text === null ? null : { text, fitness };
}

const ASKED = new RegExp(
  `(?:^|[\\s,])(?:(?:còn|cái|vụ|chuyện|phần|việc|tình hình|tiến độ|con|khoản) )+(?!(?:này|đó|đấy|kia|ấy|gì|nào) )([${LETTERS}\\d -]{4,40}?) (?:thì |là |thế nào|ra sao|sao|tới đâu|đến đâu|xong chưa|tới chưa|đến chưa|có chưa|chưa)[^?]*\\?$`,
  'iu',
);

/** What the question before was about: "cái API đối soát thế nào rồi em?". */
function askedTopic(asked: string, told: string): string | null {
  const topic = ASKED.exec(asked.normalize('NFC'))?.[1]?.trim() ?? null;
  return topic === null || told.toLowerCase().includes(topic.toLowerCase()) ? null : topic;
}
