import { z } from 'zod';
import { Id, LocalDate, line, NextCursor, Nothing, page } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { FollowUp, FollowUpState } from './schemas.ts';

const filter = {
  state: FollowUpState.default('open'),
  assigneeId: Id.optional(),
  /** Words of the item, its meeting or its person, without diacritics. */
  search: line(100).default(''),
};

export const mostReminded = 200;

export const listFollowUps = defineRoute({
  method: 'GET',
  path: '/api/v1/follow-ups',
  summary: 'List action items of meetings that the caller may see',
  description: 'By deadline, those without one last. Of a closed meeting only its people see them.',
  access: 'company',
  query: z.object({ ...filter, ...page(200, 50) }),
  reply: z.object({ followUps: z.array(FollowUp), nextCursor: NextCursor }),
  failures: [],
});

export const remindAssignees = defineRoute({
  method: 'POST',
  path: '/api/v1/follow-ups/remind',
  summary: 'Remind people of action items',
  description:
    'As chair, secretary or creator of the meeting, or as who gave the work; once a working day for each item, others are left out. The bell says it at once, mails wait for a working day between 07:00 and 21:00 of the company.',
  access: 'company',
  body: z.object({ itemIds: z.array(Id).min(1).max(mostReminded) }),
  reply: z.object({
    /** Those that are reminded of now. */
    reminded: z.array(Id),
    /** The day on which mails leave. */
    mailsOn: LocalDate,
  }),
  failures: [],
});

export const printFollowUps = defineRoute({
  method: 'GET',
  path: '/api/v1/follow-ups/file',
  summary: 'Download the board as a PDF',
  description: 'At most 500 items, without those of closed meetings.',
  access: 'company',
  query: z.object(filter),
  file: 'application/pdf',
  reply: Nothing,
  failures: ['server_busy', 'too_many_requests'],
});
