import { z } from 'zod';
import { ParticipantRole } from '../meetings/schemas.ts';
import { Id, Instant, line, meetingParams, Version } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { LegalFacts, Seat } from './legal/schemas.ts';
import {
  Attendance,
  editionQuery,
  Minutes,
  MinutesHeading,
  MinutesPerson,
  MinutesPlace,
  MinutesRecipients,
  MinutesState,
  MinutesTemplate,
  mostMinutesPeople,
  mostMinutesSections,
  OrganisationName,
} from './schemas.ts';

/** Refusals of every change. */
const ofChange = ['meeting_not_found', 'not_allowed', 'minutes_not_found', 'minutes_closed'] as const;

export const readMinutes = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/minutes',
  summary: 'Read the minutes of a meeting',
  description:
    'The newest edition, or the one named. A draft is shown to the people who may edit the meeting, and to others nothing until it is open for comments.',
  access: 'meeting-view',
  params: meetingParams,
  query: z.object(editionQuery),
  reply: z.object({
    /** Null while there are none the caller may see. */
    minutes: Minutes.nullable(),
    /** Every edition the caller may see, newest first. */
    editions: z.array(z.object({ edition: z.int(), state: MinutesState, number: z.string().nullable() })),
    can: z.object({ draft: z.boolean() }),
  }),
  failures: ['meeting_not_found'],
});

export const draftMinutes = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes',
  summary: 'Draft the minutes of a meeting',
  description:
    'From its agenda, its people and the readings of its transcript. What no person approved is marked. `template` follows the kind of the meeting when not given.',
  access: 'meeting-edit',
  idempotent: true,
  params: meetingParams,
  body: z.object({ template: MinutesTemplate.optional() }),
  reply: Minutes,
  failures: ['meeting_not_found', 'not_allowed', 'meeting_cancelled', 'meeting_is_draft', 'minutes_exist'],
});

export const updateMinutes = defineRoute({
  method: 'PATCH',
  path: '/api/v1/meetings/:meetingId/minutes',
  summary: 'Update the head of the minutes',
  description: 'Only what is given is changed.',
  access: 'meeting-edit',
  params: meetingParams,
  body: z.object({
    version: Version,
    template: MinutesTemplate.optional(),
    title: MinutesHeading.optional(),
    place: MinutesPlace.optional(),
    startsAt: Instant.nullable().optional(),
    endsAt: Instant.nullable().optional(),
    chairId: Id.nullable().optional(),
    secretaryId: Id.nullable().optional(),
    recipients: MinutesRecipients.optional(),
    parentName: OrganisationName.optional(),
    /** Null for the standard layout. */
    ownTemplateId: Id.nullable().optional(),
    /** Only of minutes of a legal kind. */
    legal: LegalFacts.partial().optional(),
  }),
  reply: Minutes,
  failures: [
    ...ofChange,
    'version_stale',
    'meeting_end_before_start',
    'participant_not_member',
    'minutes_template_not_found',
    'minutes_template_legal',
    'minutes_chair_other',
    'minutes_one_signer',
  ],
});

export const saveMinutesSections = defineRoute({
  method: 'PUT',
  path: '/api/v1/meetings/:meetingId/minutes/sections',
  summary: 'Save the sections of the minutes',
  description:
    '`sections` is the complete list in its order: without `id` a new one. One that is left out must have no lines.',
  access: 'meeting-edit',
  params: meetingParams,
  body: z.object({
    version: Version,
    sections: z
      .array(z.object({ id: Id.optional(), title: MinutesHeading }))
      .min(1)
      .max(mostMinutesSections),
  }),
  reply: Minutes,
  failures: [...ofChange, 'version_stale', 'minutes_section_not_found', 'minutes_section_not_empty'],
});

const PersonDetails = z.object({
  position: line(200).optional(),
  part: ParticipantRole.optional(),
  attendance: Attendance.optional(),
  /** Only kept for who is absent. */
  reason: line(300).optional(),
  /** Only what is given of it is changed. */
  seat: Seat.partial().optional(),
});

const people = z.object({ people: z.array(MinutesPerson) });

export const updateMinutesPeople = defineRoute({
  method: 'PATCH',
  path: '/api/v1/meetings/:meetingId/minutes/people',
  summary: 'Record who attended',
  description: 'Each person by id; only what is given is changed, so two who record at once do not collide.',
  access: 'meeting-edit',
  params: meetingParams,
  body: z.object({
    people: z
      .array(PersonDetails.extend({ id: Id }))
      .min(1)
      .max(mostMinutesPeople),
  }),
  reply: people,
  failures: [...ofChange, 'minutes_person_not_found'],
});

export const createMinutesPerson = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes/people',
  summary: 'Add a person to the minutes',
  description: 'A member by `userId`, or anybody by name.',
  access: 'meeting-edit',
  idempotent: true,
  params: meetingParams,
  body: PersonDetails.extend({ userId: Id.optional(), name: line(100) }).refine(
    ({ userId, name }) => userId !== undefined || name !== '',
    { error: 'Hãy ghi tên người dự.', path: ['name'] },
  ),
  reply: people,
  failures: [...ofChange, 'participant_not_member', 'minutes_person_twice', 'minutes_people_full'],
});

export const removeMinutesPerson = defineRoute({
  method: 'DELETE',
  path: '/api/v1/meetings/:meetingId/minutes/people/:minutesPersonId',
  summary: 'Remove a person from the minutes',
  access: 'meeting-edit',
  params: z.object({ meetingId: Id, minutesPersonId: Id }),
  reply: people,
  failures: [...ofChange, 'minutes_person_not_found'],
});
