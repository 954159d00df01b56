import { isFact } from '@hopgon/engine/extract/certainty';
import { extractMeeting } from '@hopgon/engine/extract/extract-meeting';
import type { ActionItem, Extraction, Statement } from '@hopgon/engine/extract/extraction';
import { type JsonRecord, readText } from '../read-json.ts';
import { readTurns } from '../read-turns.ts';

/** The facts of a meeting; uncertain ones are listed separately, as suggestions. */
export function extract(request: JsonRecord): JsonRecord {
  const found = extractMeeting({ meetingDate: readText(request, 'meeting_date'), turns: readTurns(request) });
  return { ...findings(found, isFact), suggestions: findings(found, (finding) => !isFact(finding)) };
}

const findings = (
  { actionItems, decisions, openQuestions }: Extraction,
  counts: typeof isFact,
): JsonRecord => ({
  action_items: actionItems.filter(counts).map(given),
  decisions: decisions.filter(counts).map(said),
  open_questions: openQuestions.filter(counts).map(said),
});

const given = ({ title, assignee, deadline, evidence }: ActionItem): JsonRecord => ({
  title,
  assignee,
  deadline,
  evidence,
});

const said = ({ text, evidence }: Statement): JsonRecord => ({ text, evidence });
