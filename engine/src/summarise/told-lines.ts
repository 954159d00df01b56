import type { Clause } from '../extract/clause.ts';
import { readClauses } from '../extract/read-clauses.ts';
import { splitSentences } from '../text/sentences.ts';
import { isGroupVoice } from '../transcript/group-voice.ts';
import type { Turn } from '../transcript/turn.ts';
import { cleanEnglish } from './english/clean-speech.ts';
import { isEnglish } from './english/is-english.ts';
import { judgeEnglish } from './english/judge-statement.ts';
import { tellEnglish } from './english/tell-statement.ts';
import { tellTopics } from './english/tell-topics.ts';
import { likelyStatements } from './likely-statements.ts';
import { countWords } from './rank-sentences.ts';
import type { Wording } from './result-lines.ts';
import { cleanSpeech } from './vietnamese/clean-speech.ts';
import { judgeStatement } from './vietnamese/judge-statement.ts';
import { readReply } from './vietnamese/read-reply.ts';
import { learnSelfWords, type SelfWords } from './vietnamese/self-words.ts';
import { PURPOSE_LEAD, tellStatement, type Voice } from './vietnamese/tell-statement.ts';

/** A statement of the talk as minutes would put it, the turns it rests on, and how fit it is to be kept (0–1, above for what the meeting is for). */
export type ToldLine = {
  readonly text: string;
  readonly evidence: readonly number[];
  readonly fitness: number;
};

/** Every statement of a talk that minutes could keep, in order. */
export function toldLines(turns: readonly Turn[], wording: Wording): ToldLine[] {
  const split = splitTurns(turns);
  const likely = likelyStatements(split.sentences);
  const talk = { turns, wording, ...split, likely, selves: learnSelfWords(turns) };
  const overview = mostlyEnglish(turns) ? tellTopics(turns.map(({ text }) => text)) : null;
  const told = turns.flatMap((_, index) => tellTurn(talk, index));
  return overview ? [overview, ...told] : told;
}

function mostlyEnglish(turns: readonly Turn[]): boolean {
  const long = turns.filter(({ text }) => text.length > LONG);
  return long.filter(({ text }) => isEnglish(text)).length * 2 > long.length;
}

const LONG = 25;

type Talk = {
  readonly turns: readonly Turn[];
  readonly wording: Wording;
  readonly sentences: readonly (readonly string[])[];
  /** Whether the text has marks; without them a call cannot be told from a listener who is spoken of. */
  readonly marked: boolean;
  readonly selves: SelfWords;
  readonly likely: ReadonlySet<string>;
};

function tellTurn(talk: Talk, index: number): ToldLine[] {
  const voice = voiceOf(talk, index);
  const sentences = talk.sentences[index] ?? [];
  const asked = talk.sentences[index - 1]?.at(-1) ?? '';
  return sentences.flatMap((said, at) => {
    if (!talk.likely.has(`${index}:${at}`)) return [];
    if (isEnglish(said)) return tellInEnglish(said, voice.name, index);
    const line = tellInVietnamese(said, voice, at === 0 ? asked : '');
    if (!line) return [];
    const told = {
      text: line.text,
      fitness: line.fitness,
      evidence: line.about ? [index - 1, index] : [index],
    };
    return at === sentences.length - 1 ? [withReply(talk, index, told)] : [told];
  });
}

function voiceOf({ turns, wording, selves, marked }: Talk, index: number): Voice {
  const nameAt = (at: number): string | null => {
    const speaker = turns[at]?.speaker ?? null;
    return speaker === null || isGroupVoice(speaker) ? null : wording.nameOf(speaker);
  };
  const [name, before] = [nameAt(index), nameAt(index - 1)];
  return {
    name,
    selves: selves.of(turns[index]?.speaker ?? null),
    listener: before === name || !marked ? null : before,
    lowerFirst: wording.lowerFirst,
  };
}

/** A proposal and who refused it in the next turn. */
function withReply({ sentences, turns, wording }: Talk, index: number, line: ToldLine): ToldLine {
  const speaker = turns[index + 1]?.speaker ?? null;
  if (speaker === null) return line;
  const answer = readReply(sentences[index + 1] ?? [], wording.nameOf(speaker), line.text);
  if (answer === null) return line;
  return { ...line, text: `${line.text.slice(0, -1)}; ${answer}.`, evidence: [...line.evidence, index + 1] };
}

/** Recogniser text without marks is cut where a clause opens. */
function splitTurns(turns: readonly Turn[]): Pick<Talk, 'sentences' | 'marked'> {
  const marked = turns.filter((turn) => /[.!?…,]/u.test(turn.text)).length * 5 >= turns.length;
  if (marked)
    return { marked, sentences: turns.map((turn) => splitSentences(turn.text).map(({ text }) => text)) };
  return { marked, sentences: readClauses(turns).map((clauses) => clauses.map(writeClause)) };
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
const PURPOSE_FITNESS = 1.5;

type Told = { readonly text: string; readonly fitness: number; readonly about: boolean };

function tellInVietnamese(said: string, voice: Voice, asked: string): Told | null {
  const clean = cleanSpeech(said);
  const fitness = judgeStatement(said, clean);
  if (fitness === 0) return null;
  const text = tellStatement(clean, voice);
  if (text === null) return null;
  if (text.startsWith(PURPOSE_LEAD)) return { text, fitness: PURPOSE_FITNESS, about: false };
  const about = askedTopic(asked, text);
  return about === null
    ? { text, fitness, about: false }
    : { text: `Về ${about}, ${text}`, fitness: Math.min(1, fitness + 0.1), about: true };
}

const ASKED =
  /(?:^|[\s,])(?:(?:còn|cái|vụ|chuyện|phần|việc|tình hình|tiến độ|con|khoản) )+(?!(?:này|đó|đấy|kia|ấy|gì|nào) )([\p{L}\p{M}\p{N} -]{4,40}?) (?:thì |là |thế nào|ra sao|sao|tới đâu|đến đâu|xong chưa|tới chưa|đến chưa|có chưa|chưa)[^?]*\?$/iu;

/** What the question before was about: "cái API đối soát thế nào rồi em?". */
function askedTopic(asked: string, told: string): string | null {
  const topic = ASKED.exec(asked.normalize('NFC'))?.[1]?.trim() ?? null;
  return topic === null || told.toLowerCase().includes(topic.toLowerCase()) ? null : topic;
}
