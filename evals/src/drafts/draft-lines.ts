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

/** The lines that minutes are drafted with: all findings, and the summary lines that state none of them. */
export function draftLines({ date: meetingDate, turns }: Meeting): DraftLine[] {
  const extraction = extractMeeting({ meetingDate, turns });
  const { vừa: summary } = summariseMeeting({ turns, extraction });
  const lines: Omit<DraftLine, 'isMarked'>[] = [
    ...summary
      .filter(({ result }) => result === undefined)
      .map(({ text, evidence }) => ({ kind: 'text' as const, text, evidence })),
    ...extraction.decisions.map(({ text, evidence }) => ({ kind: 'decision' as const, text, evidence })),
    ...extraction.openQuestions.map(({ text, evidence }) => ({ kind: 'question' as const, text, evidence })),
    ...extraction.actionItems.map(({ title: text, evidence, assignee, deadline }) => ({
      ...{ kind: 'task' as const, text, evidence, assignee, deadline },
    })),
  ];
  const check = supportCheck({ meetingDate, turns });
  return lines.map((line) => ({ ...line, isMarked: !check(line).supported }));
}
