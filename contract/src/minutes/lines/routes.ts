import { z } from 'zod';
import { Id, LocalDate, meetingParams, Version } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import {
  AssigneeName,
  DecisionTerms,
  MinutesEvidence,
  MinutesLine,
  MinutesLineKind,
  MinutesLineText,
  MinutesLineVersion,
  mostMinutesLinesAtOnce,
} from '../schemas.ts';
import { MinutesSuggestion, SuggestionIds, SuggestionSource } from '../suggestions.ts';

const lineParams = z.object({ meetingId: Id, minutesLineId: Id });

const ofChange = ['meeting_not_found', 'not_allowed', 'minutes_not_found', 'minutes_closed'] as const;
const ofLine = [...ofChange, 'minutes_line_not_found', 'version_stale'] as const;

/** The place of a line: behind `afterId` in its section, or first. */
const LinePlace = z.object({ sectionId: Id, afterId: Id.nullable().default(null) });

const TaskInput = z.object({
  /** For a task: a member, or a name. */
  assigneeId: Id.nullable().optional(),
  assigneeName: AssigneeName.nullable().optional(),
  deadline: LocalDate.nullable().optional(),
});

/** A changed line with the section it stands in. */
const PlacedLine = z.object({ line: MinutesLine, sectionId: Id, afterId: Id.nullable() });

export const createMinutesLine = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes/lines',
  summary: 'Add a line to the minutes',
  description: '`confirmed`: the caller vouches for it, where no turn supports it.',
  access: 'meeting-edit',
  idempotent: true,
  params: meetingParams,
  body: LinePlace.extend({
    kind: MinutesLineKind,
    text: MinutesLineText,
    ...TaskInput.shape,
    /** Turns of the newest transcript. */
    evidence: MinutesEvidence.default([]),
    /** The transcript in which they were chosen: refused where a newer one has come since. */
    transcriptId: Id.optional(),
    confirmed: z.boolean().default(false),
  }),
  reply: PlacedLine,
  failures: [
    ...ofChange,
    'minutes_section_not_found',
    'minutes_lines_full',
    'participant_not_member',
    'assignee_not_in_meeting',
    'evidence_unknown',
    'evidence_stale',
  ],
});

export const updateMinutesLine = defineRoute({
  method: 'PATCH',
  path: '/api/v1/meetings/:meetingId/minutes/lines/:minutesLineId',
  summary: 'Update a line of the minutes',
  description:
    'Only what is given is changed. A machine’s line that a person edits counts as accepted by them.',
  access: 'meeting-edit',
  params: lineParams,
  body: z.object({
    version: Version,
    kind: MinutesLineKind.optional(),
    text: MinutesLineText.optional(),
    ...TaskInput.shape,
    /** Of a decision. */
    terms: DecisionTerms.optional(),
    /** The adopted decision that this one replaces. */
    replacesId: Id.nullable().optional(),
    /** The vote of the meeting that made a decision. */
    motionId: Id.nullable().optional(),
    evidence: MinutesEvidence.optional(),
    /** The transcript in which they were chosen: refused where a newer one has come since. */
    transcriptId: Id.optional(),
    confirmed: z.boolean().optional(),
  }),
  reply: PlacedLine,
  failures: [
    ...ofLine,
    'participant_not_member',
    'assignee_not_in_meeting',
    'evidence_unknown',
    'evidence_stale',
    'minutes_terms_wrong',
    'minutes_decision_not_found',
    'motion_not_found',
  ],
});

export const moveMinutesLine = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes/lines/:minutesLineId/move',
  summary: 'Move a line of the minutes',
  access: 'meeting-edit',
  params: lineParams,
  body: LinePlace.extend({ version: Version }),
  reply: PlacedLine,
  failures: [...ofLine, 'minutes_section_not_found'],
});

export const acceptMinutesLines = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes/lines/accept',
  summary: 'Accept lines that a machine wrote',
  description: 'Also settles that the reading of a line says something else now: the line stays as it is.',
  access: 'meeting-edit',
  params: meetingParams,
  body: z.object({ lines: z.array(MinutesLineVersion).min(1).max(mostMinutesLinesAtOnce) }),
  reply: z.object({ lines: z.array(MinutesLine) }),
  failures: ofLine,
});

export const refreshMinutesLine = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes/lines/:minutesLineId/refresh',
  summary: 'Write a line as its reading says now',
  description: 'Where the reading was rejected, the line is deleted; it can be restored.',
  access: 'meeting-edit',
  params: lineParams,
  body: z.object({ version: Version }),
  /** Null when the line was deleted. */
  reply: z.object({ line: MinutesLine.nullable() }),
  failures: [...ofLine, 'reading_not_found'],
});

export const deleteMinutesLine = defineRoute({
  method: 'DELETE',
  path: '/api/v1/meetings/:meetingId/minutes/lines/:minutesLineId',
  summary: 'Delete a line of the minutes',
  description: 'It can be restored until the minutes are adopted.',
  access: 'meeting-edit',
  params: lineParams,
  query: z.object({ version: z.coerce.number().int().min(1).max(2_147_483_647) }),
  reply: z.object({}),
  failures: ofLine,
});

export const restoreMinutesLine = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes/lines/:minutesLineId/restore',
  summary: 'Restore a deleted line of the minutes',
  access: 'meeting-edit',
  params: lineParams,
  reply: PlacedLine,
  failures: [...ofChange, 'minutes_line_not_found', 'minutes_lines_full'],
});

export const listMinutesSuggestions = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/minutes/suggestions',
  summary: 'List what the meeting said and the minutes do not have',
  access: 'meeting-edit',
  params: meetingParams,
  reply: z.object({
    suggestions: z.array(MinutesSuggestion),
    /** Those somebody rejected. */
    rejected: z.array(MinutesSuggestion),
  }),
  failures: ['meeting_not_found', 'not_allowed', 'minutes_not_found'],
});

export const importMinutesSuggestions = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes/suggestions/import',
  summary: 'Put suggestions into the minutes',
  description: 'Each under the agenda item it belongs to, or in `sectionId`. The caller accepts them.',
  access: 'meeting-edit',
  idempotent: true,
  params: meetingParams,
  body: z.object({
    sources: z.array(SuggestionSource).min(1).max(mostMinutesLinesAtOnce),
    sectionId: Id.optional(),
  }),
  reply: z.object({ lines: z.array(PlacedLine) }),
  failures: [
    ...ofChange,
    'version_stale',
    'reading_not_found',
    'reading_closed',
    'minutes_section_not_found',
    'minutes_lines_full',
  ],
});

export const rejectMinutesSuggestions = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes/suggestions/reject',
  summary: 'Suggest these for the minutes no more',
  access: 'meeting-edit',
  params: meetingParams,
  body: z.object({ ids: SuggestionIds }),
  reply: z.object({}),
  failures: ofChange,
});

export const restoreMinutesSuggestions = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes/suggestions/restore',
  summary: 'Suggest rejected ones again',
  access: 'meeting-edit',
  params: meetingParams,
  body: z.object({ ids: SuggestionIds }),
  reply: z.object({}),
  failures: ofChange,
});
