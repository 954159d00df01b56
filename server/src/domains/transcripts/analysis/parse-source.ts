import { parseTranscript } from '@hopgon/engine/transcript/parse-transcript';
import type { ParsedTranscript } from '@hopgon/engine/transcript/parsed-transcript';
import type { AnalysisSource } from './analysis.schemas.ts';

type SourcePart = NonNullable<AnalysisSource['parts']>[number];

/** All files of a transcript as one: turns in order, spans with the numbers and times they have there. */
export function parseSource({
  name,
  content,
  parts = [],
}: Pick<AnalysisSource, 'name' | 'content' | 'parts'>): ParsedTranscript {
  return parts.reduce<ParsedTranscript>(
    (whole, part) => joinPart(whole, parseTranscript(part), part),
    parseTranscript({ name, content }),
  );
}

function joinPart(
  whole: ParsedTranscript,
  next: ParsedTranscript,
  { offsetMs, skipped }: SourcePart,
): ParsedTranscript {
  const by = whole.turns.length - skipped;
  const spans = offsetMs === null ? [] : next.spans.filter(({ turn }) => turn >= skipped);
  return {
    ...whole,
    turns: [...whole.turns, ...next.turns.slice(skipped)],
    spans: [
      ...whole.spans,
      ...spans.map(({ turn, startMs, endMs }) => ({
        turn: turn + by,
        startMs: startMs + (offsetMs ?? 0),
        endMs: endMs + (offsetMs ?? 0),
      })),
    ],
    lost: [
      ...whole.lost,
      ...(offsetMs === null ? [] : next.lost).map(({ fromMs, toMs }) => ({
        fromMs: fromMs + (offsetMs ?? 0),
        toMs: toMs + (offsetMs ?? 0),
      })),
    ],
    facts: { ...whole.facts, endTime: next.facts.endTime ?? whole.facts.endTime },
    problems: [...whole.problems, ...next.problems],
    removed: [...whole.removed, ...next.removed],
  };
}
