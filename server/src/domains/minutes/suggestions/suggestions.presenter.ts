import type { MinutesSuggestion } from '@hopgon/contract/minutes/suggestions';
import { lineKinds } from '../document/draft.rules.ts';
import type { Suggested } from './find-suggestions.ts';

/** Empty where the minutes have no section to put it in. */
export function presentSuggestion(suggested: Suggested): MinutesSuggestion[] {
  const { section, line } = suggested;
  if (!section) return [];
  const place = { sectionId: line?.section_id ?? section.id, lineId: line?.id ?? null };
  return [{ ...place, ...(suggested.held ? ofHeld(suggested.held) : ofReading(suggested.reading)) }];
}

type SuggestionContent = Omit<MinutesSuggestion, 'sectionId' | 'lineId'>;

function ofReading(reading: NonNullable<Suggested['reading']>): SuggestionContent {
  const { id, version, kind, text, evidence, source, state, task } = reading;
  return {
    from: { kind: 'reading', id, version },
    kind: lineKinds[kind],
    ...{ text, evidence, source, isApproved: state === 'approved', sameIds: [] },
    task: task && { assigneeId: task.assigneeId, assigneeName: task.assigneeName, deadline: task.deadline },
  };
}

function ofHeld({ from, line, sameIds }: NonNullable<Suggested['held']>): SuggestionContent {
  const { kind, text, reading, assignee_id: assigneeId, assignee_name: assigneeName, deadline } = line;
  return {
    ...{ from, kind, text, sameIds: [...sameIds], isApproved: true },
    ...{ evidence: reading?.evidence ?? [], source: reading?.source ?? null },
    task: kind === 'task' ? { assigneeId, assigneeName, deadline } : null,
  };
}
