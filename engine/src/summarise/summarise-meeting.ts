import type { Extraction } from '../extract/extraction.ts';
import { supportCheck } from '../support/check-support.ts';
import { splitSentences } from '../text/sentences.ts';
import type { Turn } from '../transcript/turn.ts';
import { countWords } from './count-words.ts';
import { mostlyEnglish } from './english/is-english.ts';
import { joinLines } from './join-lines.ts';
import { keepNew } from './keep-new.ts';
import { nameSpeakers } from './name-speakers.ts';
import { orderLines } from './order-lines.ts';
import { pickResults, pickTold } from './pick-lines.ts';
import { lowerFirst, properWords } from './proper-words.ts';
import { namesInTurns, readVoices } from './read-voices.ts';
import { repeatsResult } from './repeats-result.ts';
import { type LineResult, type ResultLine, resultLines } from './result-lines.ts';
import { summariseText } from './summarise-text.ts';
import type { ToldLine } from './told-line.ts';
import { PURPOSE_FITNESS, toldLines } from './told-lines.ts';

export type SummaryDetail = 'ngắn' | 'vừa' | 'chi tiết';

/** A line of minutes and the turns it rests on (indexes from 0, ascending). */
export type SummaryLine = {
  readonly text: string;
  readonly evidence: number[];
  /** The result it states, where it states one. */
  readonly result?: LineResult;
};

export type MeetingSource = {
  readonly turns: readonly Turn[];
  readonly extraction: Extraction;
  /** Titles of the agenda's items in their order, where the meeting has one. */
  readonly agenda?: readonly string[];
};

/** Words of a summary of half an hour, and of the longest. */
const BUDGETS: Readonly<Record<SummaryDetail, { readonly least: number; readonly most: number }>> = {
  ngắn: { least: 45, most: 80 },
  vừa: { least: 120, most: 260 },
  'chi tiết': { least: 320, most: 900 },
};
const HALF_AN_HOUR = 4_000;
/** The share of the words that may go to results; the rest tells what the meeting talked about. */
const RESULTS_SHARE: Readonly<Record<SummaryDetail, number>> = { ngắn: 1, vừa: 1, 'chi tiết': 0.75 };

/**
 * Minutes in three lengths, in whole sentences of the third person, ordered by agenda or else by the talk: what was
 * decided, who does what, what stayed open, and between them who reported and proposed what. Nothing is said that
 * its turns do not say.
 */
export function summariseMeeting(source: MeetingSource): Record<SummaryDetail, SummaryLine[]> {
  const lines = readLines(source);
  const length = countWords(source.turns.map(({ text }) => text).join(' '));
  const at = (detail: SummaryDetail): SummaryLine[] => {
    const { least, most } = BUDGETS[detail];
    const budget = Math.min(most, Math.round(least * Math.max(1, Math.sqrt(length / HALF_AN_HOUR))));
    return composeLines(lines, source, budget, RESULTS_SHARE[detail]);
  };
  return { ngắn: at('ngắn'), vừa: at('vừa'), 'chi tiết': at('chi tiết') };
}

/** One running text of at most so many words; of a talk without a statement, its weightiest sentences as they were said. */
export function summariseInWords(source: MeetingSource, maxWords: number): string {
  const lines = readLines(source);
  let told = '';
  let more = 0;
  for (let round = 0, left = maxWords; round < FILLINGS && left > 0; round += 1) {
    const text = joinLines(composeLines(lines, source, maxWords + more, RESULTS_SHARE.vừa));
    const free = maxWords - countWords(text);
    if (free < 0) {
      left = Math.floor(left / 2);
      more -= left;
    } else {
      told = text;
      left = free;
      more += left;
    }
  }
  if (told !== '') return told;
  const said = source.turns.flatMap(({ text }) => splitSentences(text).map((sentence) => sentence.text));
  return summariseText(said, { maxWords }).text;
}

/** Lines that are joined leave words for another. */
const FILLINGS = 4;

type Lines = { readonly results: readonly ResultLine[]; readonly told: readonly ToldLine[] };

function readLines({ turns, extraction }: MeetingSource): Lines {
  const names = nameSpeakers(turns);
  const proper = properWords(turns);
  const wording = {
    nameOf: (label: string) => names.get(label) ?? label,
    lowerFirst: (text: string) => lowerFirst(text, proper),
  };
  // The rules of extraction are Vietnamese: what they find in English talk is chance.
  const english = mostlyEnglish(turns.map(({ text }) => text));
  const voiceAt = readVoices(turns, wording);
  const results = english ? [] : keepNew(resultLines(extraction, wording, namesInTurns(turns, voiceAt)));
  const check = supportCheck({ meetingDate: null, turns });
  const told = toldLines(turns, wording, voiceAt).filter((line) => check(line).supported);
  return { results, told: repeatsResult(told, results) };
}

function composeLines(
  { results, told }: Lines,
  source: MeetingSource,
  budget: number,
  share: number,
): SummaryLine[] {
  const { turns, agenda = [] } = source;
  const purpose =
    budget < PURPOSE_BUDGET ? undefined : told.find(({ fitness }) => fitness === PURPOSE_FITNESS);
  const first = purpose ? [{ ...purpose, rank: MOST, kind: 'purpose' as const }] : [];
  const kept = pickResults(
    [...first, ...results],
    turns.length,
    Math.floor(budget * (told.length === 0 ? 1 : share)),
  );
  const left = budget - wordsOf(kept);
  const others = told.filter((line) => line !== purpose);
  const telling = others.filter(({ fitness }) => fitness >= FIT);
  const fit = results.length === 0 || wordsOf(telling) < left * MOSTLY ? others : telling;
  const statements = pickTold(fit, turns.length, left).map(toSummaryLine);
  return nameOnce(orderLines([...kept.map(toSummaryLine), ...statements], agenda));
}

const toSummaryLine = ({ text, evidence, result }: Omit<ResultLine, 'rank' | 'kind'>): SummaryLine => ({
  text,
  evidence: [...evidence].sort((a, b) => a - b),
  ...(result && { result }),
});

/** In fewer words what was settled comes before what the meeting was for. */
const PURPOSE_BUDGET = 120;
const MOST = 9;
/** Beside results only statements are told that report, propose or count something, unless these leave much room. */
const FIT = 0.5;
const MOSTLY = 0.75;

const wordsOf = (lines: readonly { readonly text: string }[]): number =>
  lines.reduce((sum, { text }) => sum + countWords(text), 0);

/** "Yến (Speaker 2)" is Yến from her second line on. */
function nameOnce(lines: readonly SummaryLine[]): SummaryLine[] {
  const known = new Set<string>();
  return lines.map(({ text, ...line }) => ({
    ...line,
    text: text.replace(/(\p{L}{1,20}) \(([^()]{1,40}\d)\)/gu, (whole, name: string) => {
      if (known.has(whole)) return name;
      known.add(whole);
      return whole;
    }),
  }));
}
