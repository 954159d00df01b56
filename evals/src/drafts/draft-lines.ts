import type { Trained } from '@hopgon/engine/classify/trained-models';
import { createComposer } from '@hopgon/engine/drafting/create-composer';
import { groupRepeated } from '@hopgon/engine/drafting/group-repeated';
import { mergeRepeated } from '@hopgon/engine/drafting/merge-repeated';
import { isFact } from '@hopgon/engine/extract/certainty';
import { extractMeeting } from '@hopgon/engine/extract/extract-meeting';
import { summariseMeeting } from '@hopgon/engine/summarise/summarise-meeting';
import { supportCheck } from '@hopgon/engine/support/check-support';
import type { SupportLine } from '@hopgon/engine/support/support';
import type { Meeting } from '../load-meetings.ts';

/** A line of a draft of minutes; one that its turns do not support is marked "Chưa có căn cứ". */
export type DraftLine = SupportLine & {
  readonly kind: 'task' | 'decision' | 'question' | 'text';
  readonly isMarked: boolean;
};

type FoundLine = Omit<DraftLine, 'isMarked'> & { readonly isUnsure: boolean };

/** The lines that minutes are drafted with: all findings, and the summary lines that state none of them. */
export function draftLines({ date: meetingDate, turns }: Meeting, trained?: Trained): DraftLine[] {
  const extraction = extractMeeting({ meetingDate, turns }, trained);
  const { composeFindings, composeText } = createComposer({ meetingDate, turns });
  const found = composeFindings(extraction);
  const summaries = summariseMeeting({ turns, extraction });
  const said = new Map(
    [...summaries.vừa, ...summaries['chi tiết']]
      .filter(({ result }) => result === undefined)
      .map((line) => [line.text, line]),
  );
  const lines: FoundLine[] = [
    ...[...said.values()].map((line) => ({
      ...{ kind: 'text' as const, text: composeText(line), evidence: line.evidence, isUnsure: false },
    })),
    ...found.decisions.map(({ text, evidence, confidence }) => ({
      ...{ kind: 'decision' as const, text, evidence, isUnsure: !isFact({ confidence }) },
    })),
    ...found.openQuestions.map(({ text, evidence, confidence }) => ({
      ...{ kind: 'question' as const, text, evidence, isUnsure: !isFact({ confidence }) },
    })),
    ...found.actionItems.map(({ title: text, evidence, assignee, deadline, confidence }) => ({
      ...{ kind: 'task' as const, text, evidence, assignee, deadline, isUnsure: !isFact({ confidence }) },
    })),
  ];
  const check = supportCheck({ meetingDate, turns });
  return sayOnce(meetingDate, mergeRepeated(lines)).map((line) => ({
    ...line,
    isMarked: !check(line).supported,
  }));
}

/** Of lines that say the same the one that stands for all, with the turns of all, as a draft has them. */
function sayOnce<Line extends FoundLine>(meetingDate: string, lines: readonly Line[]): Line[] {
  const groups = groupRepeated(meetingDate, lines);
  const repeated = new Set(groups.flatMap(([, ...others]) => others));
  const turnsOf = (group: readonly number[]) => [
    ...new Set(group.flatMap((index) => lines[index]?.evidence ?? [])),
  ];
  const turns = new Map(groups.map((group) => [group[0], turnsOf(group).sort((one, other) => one - other)]));
  return lines.flatMap((line, index) =>
    repeated.has(index) ? [] : [{ ...line, evidence: turns.get(index) ?? line.evidence }],
  );
}
