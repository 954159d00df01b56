import type {
  Answer,
  MeetingKind,
  MeetingType,
  ParticipantRole,
  Visibility,
} from '@hopgon/contract/meetings/schemas';
import { type AliasedRawBuilder, sql } from 'kysely';

/** A meeting with how one person stands to it. */
export interface MeetingView {
  readonly company_id: string;
  readonly id: string;
  readonly title: string;
  readonly kind: MeetingKind;
  readonly goal: string;
  readonly type: MeetingType;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly over_at: Date;
  readonly ended_at: Date | null;
  readonly time_zone: string;
  readonly location: string;
  readonly join_url: string;
  readonly room_id: string | null;
  readonly visibility: Visibility;
  readonly is_draft: boolean;
  readonly is_sample: boolean;
  readonly series_id: string | null;
  readonly version: number;
  readonly created_by: string;
  readonly created_at: Date;
  readonly cancelled_at: Date | null;
  readonly cancelled_reason: string;
  /** Who chairs it, else who created it. */
  readonly leader_id: string;
  readonly is_creator: boolean;
  readonly part: ParticipantRole | null;
  readonly answer: Answer | null;
  readonly answer_reason: string | null;
  /** On its own page and in calendars. */
  readonly may_view: boolean;
  /** In search, chat, figures, digests and exports of the company. */
  readonly may_find: boolean;
  readonly may_edit: boolean;
  readonly is_closed: boolean;
}

/** For joins: every meeting of the company as `m`, those the person may not see among them; ask for `m.may_view` or `m.may_find`. */
export const meetingsAs = (viewerId: string): AliasedRawBuilder<MeetingView, 'm'> =>
  sql<MeetingView>`app.meetings_as(${viewerId}::uuid)`.as('m');

/** `isInvited` of `meetings.rules.ts` for participant `person` of meeting `meeting`. */
export const isInvitedSql = (person: string, meeting: string) =>
  sql<boolean>`(${sql.ref(`${person}.role`)} <> 'informed' and ${sql.ref(`${person}.user_id`)} <> ${sql.ref(`${meeting}.created_by`)})`;

/** The same in SQL written by hand. */
export const meetingsAsSql = (viewerId: string) => sql`app.meetings_as(${viewerId}::uuid)`;
