import type { Extraction } from '../extract/extraction.ts';
import { supportCheck } from '../support/check-support.ts';
import { splitSentences } from '../text/sentences.ts';
import type { Turn } from '../transcript/turn.ts';
import { countWords } from './count-words.ts';
import { findingLines, type LineResult } from './finding-lines.ts';
import { isForeignTalk } from './is-foreign.ts';
import { joinLines } from './join-lines.ts';
import { keepNew } from './keep-new.ts';
import { orderLines } from './order-lines.ts';
import { pickFindings, pickSaid } from './pick-lines.ts';
import { saidLines } from './said-lines.ts';
import { summariseText } from './summarise-text.ts';
import type { RankedLine } from './summary-line.ts';
import { readWording } from './talk-wording.ts';

export type SummaryDetail = 'ngắn' | 'vừa' | 'chi tiết';

/** A line of minutes and the turns it rests on (indexes from 0, ascending). */
export type SummaryLine = {
  readonly text: string;
  readonly evidence: number[];
  /** The finding it states, where it states one. */
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
/** The share of the words that may go to findings; the rest tells what the meeting talked about. */
const FINDINGS_SHARE: Readonly<Record<SummaryDetail, number>> = { ngắn: 1, vừa: 1, 'chi tiết': 0.75 };

/**
 * Minutes in three lengths, in whole sentences of the third person, ordered by agenda or else by the talk: what was decided, who
 * does what, what stayed open, and between them who reported and proposed what. Nothing is said that its turns do not say.
 */
export function summariseMeeting(source: MeetingSource): Record<SummaryDetail, SummaryLine[]> {
  const lines = readLines(source);
  const length = source.turns.reduce((sum, { text }) => sum + countWords(text), 0);
  const at = (detail: SummaryDetail): SummaryLine[] => {
    const { least, most } = BUDGETS[detail];
    const budget = Math.min(most, Math.round(least * Math.max(1, Math.sqrt(length / HALF_AN_HOUR))));
    return composeLines(lines, source, budget, FINDINGS_SHARE[detail]);
  };
  return { ngắn: at('ngắn'), vừa: at('vừa'), 'chi tiết': at('chi tiết') };
}

/** Lines that are joined leave words for another. */
const FILLINGS = 4;

/** One running text of at most so many words; of a talk without a statement, its weightiest sentences as they were said. */
export function summariseInWords(source: MeetingSource, maxWords: number): string {
  const lines = readLines(source);
  let written = '';
  let more = 0;
  for (let round = 0, left = maxWords; round < FILLINGS && left > 0; round += 1) {
    const text = joinLines(composeLines(lines, source, maxWords + more, FINDINGS_SHARE.vừa));
    const free = maxWords - countWords(text);
    if (free < 0) {
      left = Math.floor(left / 2);
      more -= left;
    } else {
      written = text;
      left = free;
      more += left;
    }
  }
  if (written !== '') return written;
  const said = source.turns.flatMap(({ text }) => splitSentences(text).map((sentence) => sentence.text));
  return summariseText(said, { maxWords }).text;
}

type Lines = { readonly findings: readonly RankedLine[]; readonly said: readonly RankedLine[] };

/** Of what a line says, so much stands in another: less is enough where it is no finding itself. */
const [FINDING_REPEATED, SAID_REPEATED] = [0.7, 0.45];
/** A turn that so many findings rest on is somebody's recap. */
const RECAP = 3;

function readLines({ turns, extraction }: MeetingSource): Lines {
  const talk = readWording(turns);
  const check = supportCheck({ meetingDate: null, turns });
  // What is found in another language is chance: nothing annotated teaches it.
  const findings = isForeignTalk(turns) ? [] : findingLines(extraction, talk, check);
  const rests = new Map<number, number>();
  for (const turn of findings.flatMap(({ evidence }) => evidence))
    rests.set(turn, (rests.get(turn) ?? 0) + 1);
  const figures = new Set(extraction.mentioned.figures.flatMap(({ evidence }) => evidence));
  const said = saidLines(turns, talk, (turn) => figures.has(turn)).filter(({ evidence }) =>
    evidence.every((turn) => (rests.get(turn) ?? 0) < RECAP),
  );
  const kept = keepNew<RankedLine>([...findings, ...said], ({ result }) =>
    result ? FINDING_REPEATED : SAID_REPEATED,
  );
  return {
    findings: kept.filter(({ result }) => result),
    said: kept.filter((line) => !line.result && check(line).supported),
  };
}

function composeLines(
  { findings, said }: Lines,
  { turns, agenda = [] }: MeetingSource,
  budget: number,
  share: number,
): SummaryLine[] {
  const kept = pickFindings(findings, turns.length, Math.floor(budget * (said.length === 0 ? 1 : share)));
  const left = budget - kept.reduce((sum, { text }) => sum + countWords(text), 0);
  const lines = [...kept, ...pickSaid(said, turns.length, left)].map(
    ({ text, evidence, result }): SummaryLine => ({
      text,
      evidence: [...evidence].sort((one, other) => one - other),
      ...(result && { result }),
    }),
  );
  return nameOnce(orderLines(lines, agenda));
}

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
