import { extractMeeting } from '@hopgon/engine/extract/extract-meeting';
import { type JsonRecord, readText } from '../read-json.ts';
import { readTurns } from '../read-turns.ts';

export function extract(request: JsonRecord): JsonRecord {
  const found = extractMeeting({ meetingDate: readText(request, 'meeting_date'), turns: readTurns(request) });
  return {
    action_items: found.actionItems.map(({ title, assignee, deadline, evidence }) => ({
      title,
      assignee,
      deadline,
      evidence,
    })),
    decisions: found.decisions.map(({ text, evidence }) => ({ text, evidence })),
    open_questions: found.openQuestions.map(({ text, evidence }) => ({ text, evidence })),
  };
}
