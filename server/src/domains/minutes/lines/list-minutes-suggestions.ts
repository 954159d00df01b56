import type { MinutesSuggestion } from '@hopgon/contract/minutes/suggestions';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { listReadings } from '../../readings/list-readings.ts';
import { lineKinds } from '../document/draft.rules.ts';
import { readSpokenItems } from '../document/read-spoken-items.ts';
import { requireMinutes } from '../document/require-minutes.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { minutesStore } from '../minutes.store.ts';
import { lineStore } from './lines.store.ts';
import { listMissingReadings } from './list-missing-readings.ts';
import { sectionOf } from './placement.rules.ts';

/** What the meeting said and the draft lacks, each with the section it would be put in. */
export function listMinutesSuggestions(
  scope: CompanyScope,
  meetingId: string,
): Promise<{ suggestions: MinutesSuggestion[] }> {
  return scope.transaction(async (tx) => {
    const { row } = await requireMinutes(tx, { meetingId, meetingRight: 'edit', right: minutesPolicy.view });
    const sections = await minutesStore.sections(tx.db, row.id);
    const { readings } = await listReadings(tx, meetingId);
    const lines = await lineStore.list(tx.db, row.id);
    const spoken = await readSpokenItems(tx, meetingId);
    const missing = await listMissingReadings(tx, meetingId, readings, lines);
    return {
      suggestions: missing.flatMap((reading) => {
        const section = sectionOf(reading, spoken, sections);
        if (!section) return [];
        const { id, version, kind, text, evidence, source, state, task } = reading;
        return [
          {
            reading: { id, version },
            kind: lineKinds[kind],
            ...{ text, evidence, source, isApproved: state === 'approved', sectionId: section.id },
            task: task && {
              assigneeId: task.assigneeId,
              assigneeName: task.assigneeName,
              deadline: task.deadline,
            },
          },
        ];
      }),
    };
  });
}
