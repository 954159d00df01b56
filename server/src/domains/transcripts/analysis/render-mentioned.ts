import { LocalDate } from '@hopgon/contract/primitives';
import type { Mentioned } from '@hopgon/contract/transcripts/schemas';
import type { Mentioned as Found } from '@hopgon/engine/extract/extraction';
import { grounded } from '../transcripts.rules.ts';

/** As many as a person looks through, each with as many lines as they follow. */
const mostShown = 60;
const mostLines = 5;
const longestQuotation = 100;

/** Figures, days and names as people read them: what was said, and where. */
export function renderMentioned({ figures, dates, names }: Found, turnCount: number): Mentioned {
  const present = <T extends Mentioned['names'][number]>(found: readonly T[]) =>
    grounded(found.slice(0, mostShown), turnCount).map((mention) => ({
      ...mention,
      text: mention.text.slice(0, longestQuotation).toWellFormed(),
      evidence: mention.evidence.slice(0, mostLines),
    }));
  const days = dates.filter(({ date }) => LocalDate.safeParse(date).success);
  return {
    figures: present(figures.map(({ text, evidence }) => ({ text, evidence }))),
    dates: present(days).toSorted((left, right) => left.date.localeCompare(right.date)),
    names: present(names.map(({ name: text, evidence }) => ({ text, evidence }))),
  };
}
