import type { Decision, LinkedDecision } from '@hopgon/contract/decisions/schemas';
import type { DecisionRow, LinkedRow } from './decisions.store.ts';

export const presentDecision = (row: DecisionRow): Decision => ({
  ...{ id: row.id, text: row.text, source: row.source, edition: row.edition, number: row.number },
  meeting: {
    id: row.meeting_id,
    title: row.meeting_title,
    startsAt: row.starts_at.toISOString(),
    timeZone: row.time_zone,
  },
  decidedOn: row.decided_on,
  chairName: row.chair_name,
  personName: row.person_name,
  deadline: row.deadline,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  standing: row.standing,
  replacesWords: row.replaces_words,
  replaces: presentLinked(row.older),
  replacedBy: presentLinked(row.newer),
  evidence:
    row.transcript_version === null || row.evidence.length === 0
      ? null
      : { version: row.transcript_version, turns: row.evidence },
});

const presentLinked = (row: LinkedRow | null): LinkedDecision | null =>
  row && {
    ...{ id: row.id, text: row.text, meetingId: row.meeting_id, meetingTitle: row.meeting_title },
    ...{ number: row.number, decidedOn: row.decided_on, validFrom: row.valid_from },
  };
