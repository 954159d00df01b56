import { z } from 'zod';
import { Id, LocalDate, line, meetingParams, NextCursor, Nothing, page, Version } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { Priority } from '../schemas.ts';
import { CarriedItem, FollowUp, FollowUpState, mostEdited, mostReminded } from './schemas.ts';

const filter = z.object({
  state: FollowUpState.default('open'),
  assigneeId: Id.optional(),
  /** Words of the item, its meeting or its person, without diacritics. */
  search: line(100).default(''),
});

export const listFollowUps = defineRoute({
  method: 'GET',
  path: '/api/v1/follow-ups',
  summary: 'List action items of meetings that the caller may see',
  description: 'By deadline, those without one last. Of a closed meeting only its people see them.',
  access: 'company',
  query: z.object({ ...filter.shape, ...page(200, 50) }),
  reply: z.object({ followUps: z.array(FollowUp), nextCursor: NextCursor }),
  failures: [],
});

export const listCarriedItems = defineRoute({
  method: 'GET',
  path: '/api/v1/meetings/:meetingId/carried-items',
  summary: 'List what earlier meetings of the series left open',
  description:
    'Accepted items that are not done, for the next meeting of the series; for one that is over those that were open when it began. At most 200, by deadline. Empty for later meetings and for those of no series.',
  access: 'meeting-view',
  params: meetingParams,
  reply: z.object({ items: z.array(CarriedItem) }),
  failures: ['meeting_not_found'],
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

export const updateItems = defineRoute({
  method: 'PATCH',
  path: '/api/v1/follow-ups',
  summary: 'Change several action items at once',
  description:
    'Assignee, deadline or priority of items that the caller may edit, in the versions read; others are left out. A new assignee must accept first.',
  access: 'company',
  body: z.object({
    items: z
      .array(z.object({ id: Id, version: Version }))
      .min(1)
      .max(mostEdited),
    change: z
      .object({ assigneeId: Id, deadline: LocalDate.nullable(), priority: Priority })
      .partial()
      .refine((change) => Object.values(change).some((value) => value !== undefined), {
        error: 'Hãy chọn điều muốn đổi',
      }),
  }),
  /** `editId` undoes the change; null where there is none. */
  reply: z.object({ editId: Id.nullable(), updated: z.array(Id) }),
  failures: ['participant_not_member', 'assignee_not_in_meeting'],
});

export const undoItemsUpdate = defineRoute({
  method: 'POST',
  path: '/api/v1/follow-ups/undo',
  summary: 'Undo a change of several action items',
  description: 'As who made it. Items that somebody changed since stay as they are.',
  access: 'company',
  body: z.object({ editId: Id }),
  reply: z.object({ restored: z.array(Id) }),
  failures: ['items_changed_since'],
});

export const printFollowUps = defineRoute({
  method: 'GET',
  path: '/api/v1/follow-ups/file',
  summary: 'Download the board as PDF or XLSX',
  description: 'At most 500 items as PDF and 5,000 as XLSX, without those of closed meetings.',
  access: 'company',
  query: z.object({ ...filter.shape, format: z.enum(['pdf', 'xlsx']).default('pdf') }),
  file: 'application/octet-stream',
  reply: Nothing,
  failures: ['server_busy', 'too_many_requests'],
});
