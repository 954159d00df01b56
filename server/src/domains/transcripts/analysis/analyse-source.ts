import { ActionItemTitle } from '@hopgon/contract/action-items/schemas';
import { type Figures, Turn } from '@hopgon/contract/transcripts/schemas';
import { createComposer } from '@hopgon/engine/drafting/create-composer';
import { extractMeeting } from '@hopgon/engine/extract/extract-meeting';
import type { ActionItem } from '@hopgon/engine/extract/extraction';
import { agendaCoverage } from '@hopgon/engine/figures/agenda-coverage';
import { punctuality } from '@hopgon/engine/figures/punctuality';
import { talkFigures } from '@hopgon/engine/figures/talk-figures';
import { type SummaryDetail, summariseMeeting } from '@hopgon/engine/summarise/summarise-meeting';
import type { ParsedTranscript } from '@hopgon/engine/transcript/parsed-transcript';
import type { Turn as EngineTurn } from '@hopgon/engine/transcript/turn';
import { z } from 'zod';
import { grounded } from '../transcripts.rules.ts';
import type { AnalysisResult, AnalysisSource } from './analysis.schemas.ts';
import type { ExtractedItem } from './extracted-item.schemas.ts';
import { parseSource } from './parse-source.ts';
import { renderFigures } from './render-figures.ts';
import { renderMentioned } from './render-mentioned.ts';
import { renumberResult, withPlaces } from './summary-results.rules.ts';

const SourceTurn = Turn.omit({ corrections: true, glossary: true, gapMs: true }).extend({
  original: Turn.shape.original.default(null),
});

/** What a reader can take in of lines that failed or were left out. */
const mostNotes = 200;
const longestTitle = 300;

/** Everything the engine finds in a transcript, each statement with turns that exist. Pure; seconds for the longest. */
export function analyseSource(source: AnalysisSource): AnalysisResult {
  const parsed = parseSource(source);
  const turns = source.turns === null ? parsed.turns : z.array(SourceTurn).parse(JSON.parse(source.turns));
  const agenda = source.agenda ?? [];
  const meetingDate = parsed.facts.date ?? source.meetingDate;
  const extraction = extractMeeting({ meetingDate, turns, agenda });
  const { composeFindings, composeText } = createComposer({ meetingDate, turns });
  const { actionItems, decisions, openQuestions } = composeFindings(extraction);
  const lines = summariseMeeting({ turns, extraction: { ...extraction, decisions, openQuestions }, agenda });
  const kept = {
    decision: grounded(withPlaces(decisions), turns.length),
    question: grounded(withPlaces(openQuestions), turns.length),
    task: grounded(withPlaces(actionItems), turns.length).flatMap(readItem),
  };
  const summary = (detail: SummaryDetail) =>
    grounded(lines[detail], turns.length).map((line) =>
      renumberResult(line.result ? line : { ...line, text: composeText(line) }, kept),
    );
  return {
    analysis: {
      summary: { short: summary('ngắn'), medium: summary('vừa'), long: summary('chi tiết') },
      decisions: kept.decision,
      openQuestions: kept.question,
      topics: grounded(extraction.topics, turns.length),
      figures: figuresOf(source, parsed, turns),
      mentioned: renderMentioned(extraction.mentioned, turns.length),
      problems: parsed.problems.slice(0, mostNotes).map(({ line, text }) => ({ line, text })),
      removed: parsed.removed.slice(0, mostNotes).map(({ text, reason }) => ({ text, reason })),
    },
    actionItems: kept.task,
    meetingDate,
  };
}

function figuresOf(
  { agenda = [], planned = null, meetingDate, endedAt = null }: AnalysisSource,
  { turns: read, spans, lost, facts }: ParsedTranscript,
  turns: readonly EngineTurn[],
): Figures {
  // Stored by another version of the engine, the turns may be others than those the spans are of.
  const areSame =
    read.length === turns.length && read.every(({ text }, index) => text === originalOf(turns[index]));
  return renderFigures(talkFigures(turns, areSame ? spans : undefined, lost), turns, {
    agenda: agendaCoverage(agenda, turns),
    punctuality: punctuality(planned && { date: meetingDate, ...planned }, {
      ...facts,
      endTime: endedAt ?? facts.endTime,
    }),
  });
}

const originalOf = (turn: { readonly text: string; readonly original?: string | null } | undefined) =>
  turn?.original ?? turn?.text;

// A title that is no line of text at all is nothing anyone could be asked to do.
function readItem<F extends ActionItem>(found: F): (F & ExtractedItem)[] {
  const title = ActionItemTitle.safeParse(found.title.slice(0, longestTitle).toWellFormed());
  return title.success ? [{ ...found, title: title.data }] : [];
}
