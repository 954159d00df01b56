import { z } from 'zod';
import { Id, Instant, text } from '../../primitives.ts';
import { DecisionTerms, MinutesLineKind, MinutesTask } from '../schemas.ts';

const MemberName = z.object({ userId: Id, displayName: z.string() });

export const mostMinutesComments = 500;
export const MinutesCommentText = text(2000, 1);

export const MinutesComment = z.object({
  id: Id,
  /** Null for a comment on the whole, and where its line was deleted. */
  lineId: Id.nullable(),
  /** What the line said when it was deleted; null where it stands, and for a comment on the whole. */
  deletedLine: z.string().nullable(),
  text: z.string(),
  author: MemberName,
  assignee: MemberName.nullable(),
  resolved: z.object({ by: MemberName, at: Instant }).nullable(),
  createdAt: Instant,
  can: z.object({ resolve: z.boolean() }),
});
export type MinutesComment = z.infer<typeof MinutesComment>;

/** A stored state of the minutes, to compare with another: Bản 1, Bản 2 … */
export const MinutesVersion = z.object({
  number: z.int(),
  reason: z.enum(['drafted', 'review', 'adopted']),
  by: MemberName,
  at: Instant,
  /** Who changed how many lines since the version before. */
  edits: z.array(z.object({ by: MemberName, lines: z.int() })),
});
export type MinutesVersion = z.infer<typeof MinutesVersion>;

/** What a version said. Lines keep their ids, so two versions can be compared line by line. */
export const MinutesContent = z.object({
  title: z.string(),
  place: z.string(),
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
  chairName: z.string(),
  secretaryName: z.string(),
  recipients: z.array(z.string()),
  sections: z.array(
    z.object({
      id: Id,
      title: z.string(),
      lines: z.array(
        z.object({
          id: Id,
          kind: MinutesLineKind,
          text: z.string(),
          task: MinutesTask.nullable(),
          /** Not there in versions stored before terms were recorded. */
          terms: DecisionTerms.nullable().optional(),
        }),
      ),
    }),
  ),
});
export type MinutesContent = z.infer<typeof MinutesContent>;

export const MinutesAct = z.enum([
  'drafted',
  'head-changed',
  'sections-changed',
  'people-changed',
  'line-added',
  'line-edited',
  'line-accepted',
  'line-confirmed',
  'line-moved',
  'line-deleted',
  'line-restored',
  'review-requested',
  'reopened',
  'approved',
  'adopted',
  'signed',
  'locked',
  'cancelled',
  'sent',
  'derived',
  'issued',
  'derived-cancelled',
  /** An action item that people changed or took on stayed as it was: its title, and what the minutes say. */
  'item-kept',
]);
export type MinutesAct = z.infer<typeof MinutesAct>;

export const MinutesChange = z.object({
  id: Id,
  act: MinutesAct,
  lineId: Id.nullable(),
  /** What the line said before and says after; null where there was or is none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  by: MemberName,
  at: Instant,
});
export type MinutesChange = z.infer<typeof MinutesChange>;
