import { z } from 'zod';
import { createMeeting, updateMeeting } from '../meetings/routes.ts';
import { Answer, Meeting, ReadTimes } from '../meetings/schemas.ts';
import { Id, Instant, meetingParams, Nothing, TimeZone, text } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { Recurrence, SeriesPlace, SeriesPreview, SeriesSpan } from './schemas.ts';

const ruleRefusals = ['series_empty', 'series_too_long'] as const;

export const previewSeries = defineRoute({
  method: 'POST',
  path: '/api/v1/series/preview',
  summary: 'Preview a series of meetings',
  description: 'Its occurrences and their conflicts; saves nothing.',
  access: 'company',
  readOnly: true,
  body: z.object({
    startsAt: Instant,
    endsAt: Instant,
    /** The company's when not given. */
    timeZone: TimeZone.optional(),
    recurrence: Recurrence,
    userIds: z.array(Id).max(500).default([]),
    roomId: Id.nullable().default(null),
  }),
  reply: SeriesPreview,
  failures: ['meeting_end_before_start', 'meeting_too_long', 'time_zone_unknown', ...ruleRefusals],
});

export const createSeries = defineRoute({
  method: 'POST',
  path: '/api/v1/series',
  summary: 'Create a series of meetings',
  description:
    'Begins on the first matching day on or after `startsAt`; that meeting is the reply. People get one invitation to the series.',
  access: 'company',
  idempotent: true,
  body: createMeeting.body.omit({ isDraft: true }).extend({ recurrence: Recurrence }),
  reply: Meeting,
  failures: [...createMeeting.failures, ...ruleRefusals],
});

export const readSeries = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/series',
  summary: 'Read the series of a meeting',
  description: 'With the position of the meeting in it.',
  access: 'meeting-view',
  params: meetingParams,
  reply: z.object({ series: SeriesPlace.nullable() }),
  failures: ['meeting_not_found'],
});

export const updateSeries = defineRoute({
  method: 'PATCH',
  path: '/api/v1/meetings/:meetingId/series',
  summary: 'Update a series from one of its meetings on',
  description:
    'That meeting and the following ones, or all that have not begun, as `span` says. Changes of a single meeting are kept. A new time moves each by as many days, to the same time of day; `recurrence` replaces the rule.',
  access: 'meeting-edit',
  params: meetingParams,
  body: updateMeeting.body.extend({
    span: SeriesSpan,
    recurrence: Recurrence.optional(),
    /**
     * Undone: where one rule says both again and no mail about the part has left, it becomes one with the series it was
     * parted from.
     */
    rejoins: z.boolean().default(false),
  }),
  reply: Meeting,
  failures: [
    ...updateMeeting.failures,
    ...ruleRefusals,
    'meeting_not_in_series',
    'series_over',
    'series_cannot_move',
  ],
});

export const cancelSeries = defineRoute({
  method: 'DELETE',
  path: '/api/v1/meetings/:meetingId/series',
  summary: 'Cancel a series from one of its meetings on',
  description: 'That meeting and the following ones, or all that have not begun, as `span` says.',
  access: 'meeting-edit',
  params: meetingParams,
  query: z.object({ span: SeriesSpan, reason: text(500).default('') }),
  reply: Nothing,
  failures: ['meeting_not_found', 'not_allowed', 'meeting_cancelled', 'meeting_not_in_series', 'series_over'],
});

export const respondToSeries = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/series/answer',
  summary: 'Respond to the invitation to a series from one of its meetings on',
  description:
    'That meeting and the following ones, or all that have not begun, as `span` says. One that was moved alone is answered only where the caller has answered it before.',
  access: 'meeting-answer',
  params: meetingParams,
  body: z.object({
    span: SeriesSpan,
    /** Of the meeting that the path names. */
    times: ReadTimes,
    answer: Answer.exclude(['waiting']),
    reason: text(500).default(''),
  }),
  reply: z.object({
    /** Meetings moved alone that still wait for an answer to their own time. */
    leftOpen: z.int(),
  }),
  failures: [
    'meeting_not_found',
    'not_invited',
    'meeting_cancelled',
    'meeting_is_draft',
    'meeting_moved',
    'meeting_overlap',
    'meeting_not_in_series',
    'series_over',
  ],
});
