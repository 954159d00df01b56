import { uuidv7 } from 'uuidv7';
import { createCode } from '../../domains/minutes/verification/create-code.ts';
import type { Statement } from '../../platform/database/statement.ts';
import type { TestDatabase } from '../test-database.ts';

/** Ids of one of everything, in one company. */
export interface Objects {
  readonly companyId: string;
  readonly userId: string;
  readonly meetingId: string;
  readonly transcriptId: string;
  readonly pollId: string;
  /** One of the poll's times. */
  readonly slotId: string;
  readonly itemId: string;
  readonly itemCommentId: string;
  readonly readingId: string;
  readonly otherReadingId: string;
  readonly minutesId: string;
  readonly minutesSectionId: string;
  readonly minutesLineId: string;
  readonly minutesPersonId: string;
  readonly minutesCommentId: string;
  readonly minutesCode: string;
  readonly derivedId: string;
  readonly companyTemplateId: string;
  readonly paperId: string;
  readonly agendaItemId: string;
  readonly motionId: string;
  /** Somebody invited by e-mail. */
  readonly invitedGuestId: string;
  readonly sessionId: string;
  readonly cardId: string;
  /** A session or passkey of the person above, who is none of the callers. */
  readonly loginSessionId: string;
  readonly passkeyId: string;
  readonly roomId: string;
  readonly termId: string;
  /** An import by the owner, from a calendar file and of a transcript. */
  readonly importId: string;
  /** A mail that could not be sent. */
  readonly mailId: string;
  readonly holdId: string;
}

/** The text that marks rows of another company. */
export const secret = 'BÍ MẬT';

export interface Cast {
  readonly companyId: string;
  readonly ownerId: string;
  /** The invited participant, and assignee of the item. */
  readonly invitedId: string;
  /** State of the action item. */
  readonly itemState: 'proposed' | 'accepted';
  readonly cardState: 'open' | 'confirmed';
  /** The owner of conversation and card. */
  readonly chatterId: string;
}

export const randomObjects = (): Objects => ({
  companyId: uuidv7(),
  userId: uuidv7(),
  meetingId: uuidv7(),
  transcriptId: uuidv7(),
  pollId: uuidv7(),
  slotId: uuidv7(),
  itemId: uuidv7(),
  readingId: uuidv7(),
  otherReadingId: uuidv7(),
  minutesId: uuidv7(),
  minutesSectionId: uuidv7(),
  minutesLineId: uuidv7(),
  minutesPersonId: uuidv7(),
  minutesCommentId: uuidv7(),
  itemCommentId: uuidv7(),
  minutesCode: createCode(),
  derivedId: uuidv7(),
  companyTemplateId: uuidv7(),
  paperId: uuidv7(),
  agendaItemId: uuidv7(),
  motionId: uuidv7(),
  invitedGuestId: uuidv7(),
  sessionId: uuidv7(),
  cardId: uuidv7(),
  loginSessionId: uuidv7(),
  passkeyId: uuidv7(),
  roomId: uuidv7(),
  termId: uuidv7(),
  importId: uuidv7(),
  mailId: uuidv7(),
  holdId: uuidv7(),
});

type Add = (text: string, values: readonly unknown[]) => void;

/** Fresh objects inserted by SQL in one round trip, so that each call finds its own unchanged. */
export async function givenObjects(
  database: TestDatabase,
  cast: Cast,
  now: Date,
  word = '',
): Promise<Objects> {
  const ids = { ...randomObjects(), companyId: cast.companyId };
  const title = `${word} kế hoạch`.trim();
  const statements: Statement[] = [];
  const add: Add = (text, values) => void statements.push({ text, values });
  add('insert into users (id, email, display_name, created_at) values ($1, $2, $3, $4)', [
    ids.userId,
    `${ids.userId}@congty.example`,
    `${word} Người`.trim(),
    now,
  ]);
  add('insert into memberships (company_id, user_id, joined_at) values ($1, $2, $3)', [
    cast.companyId,
    ids.userId,
    now,
  ]);
  add(
    `insert into meetings (company_id, id, title, starts_at, ends_at, time_zone, created_by, created_at, updated_at)
     values ($1, $2, $3, $4::timestamptz + interval '1 day', $4::timestamptz + interval '25 hours', 'Asia/Ho_Chi_Minh', $5, $4, $4)`,
    [cast.companyId, ids.meetingId, title, now, cast.ownerId],
  );
  add(
    `insert into meeting_participants (company_id, meeting_id, user_id, role)
     values ($1, $2, $3, 'chair'), ($1, $2, $4, 'attendee')`,
    [cast.companyId, ids.meetingId, cast.ownerId, cast.invitedId],
  );
  add(
    `insert into transcripts (company_id, id, meeting_id, version, name, format, content, turn_count, uploaded_by, created_at)
     values ($1, $2, $3, 1, $4, 'text', 'An: chào', 2, $5, $6)`,
    [cast.companyId, ids.transcriptId, ids.meetingId, title, cast.ownerId, now],
  );
  add(
    `insert into transcript_turns (company_id, transcript_id, index, speaker, text)
     values ($1, $2, 0, 'An', $3), ($1, $2, 1, 'An', $3)`,
    [cast.companyId, ids.transcriptId, title],
  );
  add(
    `insert into transcript_parts (company_id, transcript_id, number, name, content, first_turn, turn_count, skipped, added_at)
     values ($1, $2, 2, $3, 'An: chào', 1, 1, 0, $4)`,
    [cast.companyId, ids.transcriptId, title, now],
  );
  add(
    `insert into action_items (company_id, id, title, assignee_id, meeting_id, transcript_id, evidence, state, deadline, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, '{0}', $8, '2026-12-01', $7, $7)`,
    [cast.companyId, ids.itemId, title, cast.invitedId, ids.meetingId, ids.transcriptId, now, cast.itemState],
  );
  add(
    `insert into outbox_mails (id, company_id, address, message, send_after, created_at, attempts, failed_at, last_error)
     values ($1, $2, 'ai@do.example', jsonb_build_object('subject', $3::text), $4, $4, 1, $4, 'refused')`,
    [ids.mailId, cast.companyId, title, now],
  );
  add(
    'insert into retention_holds (company_id, id, meeting_id, reason, held_by, held_at) values ($1, $2, $3, $4, $5, $6)',
    [cast.companyId, ids.holdId, ids.meetingId, title, cast.ownerId, now],
  );
  add(
    `insert into readings (company_id, id, meeting_id, kind, position, text, engine_text, confidence, transcript_id,
       evidence, created_at, updated_at)
     select $1, id, $3, 'decision', 0, $4, $4, 0.9, $5, '{0}', $6, $6 from unnest($2::uuid[]) as id`,
    [cast.companyId, [ids.readingId, ids.otherReadingId], ids.meetingId, title, ids.transcriptId, now],
  );
  add(
    `insert into glossary_terms (company_id, id, written, spoken, asks, state, created_at, updated_at)
     values ($1, $2::uuid, $4 || $2::text, array['ép pi ai'], false, 'active', $3, $3)`,
    [cast.companyId, ids.termId, now, word],
  );
  add('insert into rooms (company_id, id, name, created_at, updated_at) values ($1, $2, $3, $4, $4)', [
    cast.companyId,
    ids.roomId,
    `${title} ${ids.roomId}`,
    now,
  ]);
  add(
    `insert into papers (company_id, meeting_id, id, name, media_type, size, file_id, uploaded_by, created_at)
     values ($1, $2, $3::uuid, $4, 'application/pdf', 1, replace($3::uuid::text, '-', ''), $5, $6)`,
    [cast.companyId, ids.meetingId, ids.paperId, title, cast.ownerId, now],
  );
  add(
    `insert into imported_events (company_id, user_id, uid_hash, occurrence, meeting_id, import_id, imported_at)
     values ($1, $2, sha256($3::text::bytea), $4, $3::uuid, $5, $4)`,
    [cast.companyId, cast.ownerId, ids.meetingId, now, ids.importId],
  );
  add(
    `insert into imported_transcripts (company_id, user_id, import_id, transcript_id, meeting_id, has_created_meeting, imported_at)
     values ($1, $2, $3, $4, $5, false, $6)`,
    [cast.companyId, cast.ownerId, ids.importId, ids.transcriptId, ids.meetingId, now],
  );
  liveOf(add, cast, ids, now, title);
  minutesOf(add, cast, ids, now, title);
  guardsOf(add, ids, now);
  pollOf(add, cast, ids, now, title);
  chatOf(add, cast, ids, now, title);
  await database.sqlAll(statements);
  return ids;
}

/** A meeting that is held: with an agenda item, attendance, and the invited member on the list of speakers. */
function liveOf(add: Add, cast: Cast, ids: Objects, now: Date, title: string): void {
  const key = [cast.companyId, ids.meetingId];
  add(
    'insert into agendas (company_id, meeting_id, version, updated_by, updated_at) values ($1, $2, 1, $3, $4)',
    [...key, cast.ownerId, now],
  );
  add(
    'insert into agenda_items (company_id, meeting_id, id, position, title, minutes, note) values ($1, $2, $3, 0, $4, 10, $4)',
    [...key, ids.agendaItemId, title],
  );
  add('insert into meeting_guests (company_id, meeting_id, id, email, name) values ($1, $2, $3, $4, $5)', [
    ...key,
    ids.invitedGuestId,
    `${ids.invitedGuestId}@doitac.example`,
    title,
  ]);
  add('insert into live_meetings (company_id, meeting_id, started_at, started_by) values ($1, $2, $3, $4)', [
    ...key,
    now,
    cast.ownerId,
  ]);
  add(
    `insert into attendance_records (company_id, meeting_id, id, user_id, act, at, reason, recorded_by, recorded_at)
     values ($1, $2, $3, $4, 'absent', $5, $6, $7, $5)`,
    [...key, uuidv7(), cast.invitedId, now, title, cast.ownerId],
  );
  add(
    `insert into live_notes (company_id, meeting_id, id, author_id, kind, text, second, version, revision, created_at, updated_at)
     values ($1, $2, $3, $4, 'note', $5, 0, 1, 1, $6, $6)`,
    [...key, uuidv7(), cast.ownerId, title, now],
  );
  add(
    `insert into motions (company_id, meeting_id, id, number, text, way, is_secret, weighting, quorum_share, quorum_inclusive,
       ratio_share, ratio_inclusive, opened_by, opened_at)
     values ($1, $2, $3, 1, $4, 'meeting', false, 'head', 5000, false, 5000, false, $5, $6)`,
    [...key, ids.motionId, title, cast.ownerId, now],
  );
  add(
    `insert into motion_voters (company_id, motion_id, user_id, weight, exclusion)
     values ($1, $2, $3, 100, null), ($1, $2, $4, 100, $5)`,
    [cast.companyId, ids.motionId, cast.ownerId, cast.invitedId, title],
  );
  add(
    `insert into motion_ballots (company_id, motion_id, user_id, choice, way, cast_by, cast_at)
     values ($1, $2, $3, 'for', 'own', $3, $4)`,
    [cast.companyId, ids.motionId, cast.ownerId, now],
  );
  add(
    'insert into live_speakers (company_id, meeting_id, id, user_id, registered_at) values ($1, $2, $3, $4, $5)',
    [...key, uuidv7(), cast.invitedId, now],
  );
}

/** Minutes open for comments: with a line of the reading, the member as a person who was present, and a comment by them. */
function minutesOf(add: Add, cast: Cast, ids: Objects, now: Date, title: string): void {
  add(
    `insert into minutes (company_id, id, meeting_id, edition, template, state, title, time_zone, chair_id, company_name,
       adopted_by, drafted_by, drafted_at, reviewed_by, reviewed_at)
     values ($1, $2, $3, 1, 'company', 'review', $4, 'Asia/Ho_Chi_Minh', $5, $4, 'present', $5, $6, $5, $6)`,
    [cast.companyId, ids.minutesId, ids.meetingId, title, cast.ownerId, now],
  );
  add(
    'insert into minutes_sections (company_id, minutes_id, id, position, title) values ($1, $2, $3, 0, $4)',
    [cast.companyId, ids.minutesId, ids.minutesSectionId, title],
  );
  add(
    `insert into minutes_lines (company_id, minutes_id, id, section_id, position, kind, text, origin, reading_id, taken,
       transcript_id, evidence, created_by, created_at, updated_at)
     values ($1, $2, $3, $4, 0, 'decision', $5, 'reading', $6, jsonb_build_object('text', $5::text, 'assigneeName', null, 'deadline', null), $7, '{0}', $8, $9, $9)`,
    [
      ...[cast.companyId, ids.minutesId, ids.minutesLineId, ids.minutesSectionId, title, ids.readingId],
      ...[ids.transcriptId, cast.ownerId, now],
    ],
  );
  add(
    `insert into minutes_people (company_id, minutes_id, id, place, user_id, name, part, attendance)
     values ($1, $2, $3, 0, $4, $5, 'attendee', 'in-person'), ($1, $2, $6, 1, $7, $5, 'chair', 'in-person')`,
    [cast.companyId, ids.minutesId, ids.minutesPersonId, cast.invitedId, title, uuidv7(), cast.ownerId],
  );
  add(
    'insert into action_item_comments (company_id, id, item_id, author_id, text, created_at) values ($1, $2, $3, $4, $5, $6)',
    [cast.companyId, ids.itemCommentId, ids.itemId, cast.invitedId, title, now],
  );
  add(
    'insert into minutes_comments (company_id, minutes_id, id, text, author_id, created_at) values ($1, $2, $3, $4, $5, $6)',
    [cast.companyId, ids.minutesId, ids.minutesCommentId, title, cast.invitedId, now],
  );
  add(
    `insert into minutes_snapshots (company_id, minutes_id, number, reason, content, created_by, created_at)
     values ($1, $2, 1, 'review', $3, $4, $5)`,
    [cast.companyId, ids.minutesId, JSON.stringify(snapshot(title)), cast.ownerId, now],
  );
  add(
    `insert into minutes_codes (company_id, minutes_id, code, hash, created_at) values ($1, $2, $3, repeat('0', 64), $4)`,
    [cast.companyId, ids.minutesId, ids.minutesCode, now],
  );
  add('insert into minutes_reads (company_id, minutes_id, user_id, read_at) values ($1, $2, $3, $4)', [
    cast.companyId,
    ids.minutesId,
    cast.ownerId,
    now,
  ]);
  add(
    `insert into minutes_documents (company_id, minutes_id, id, kind, title, line_ids, created_by, created_at)
     values ($1, $2, $3, 'notice', $4, array[$5::uuid], $6, $7)`,
    [cast.companyId, ids.minutesId, ids.derivedId, title, ids.minutesLineId, cast.ownerId, now],
  );
  add(
    `insert into minutes_templates (company_id, id, form, name, current_version, created_at)
     values ($1, $2, 'minutes', $3, 1, $4)`,
    [cast.companyId, ids.companyTemplateId, title, now],
  );
  add(
    `insert into minutes_template_versions (company_id, template_id, number, file_id, file_name, size, findings, uploaded_at)
     values ($1, $2::uuid, 1, replace($2::uuid::text, '-', ''), $3, 1, '{"known": [], "unknown": [], "missing": [], "problems": []}', $4)`,
    [cast.companyId, ids.companyTemplateId, title, now],
  );
  add(
    `insert into minutes_signatures (company_id, minutes_id, part, signer_id, recorded_by, recorded_at, file_name, media_type,
       size, file_id, hash)
     values ($1, $2::uuid, 'chair', $3, $3, $4, $5, 'application/pdf', 1, replace($2::uuid::text, '-', ''), repeat('0', 64))`,
    [cast.companyId, ids.minutesId, cast.ownerId, now, title],
  );
}

const snapshot = (title: string) => ({
  ...{ title, place: '', startsAt: null, endsAt: null, chairName: '', secretaryName: '' },
  ...{ recipients: [], sections: [] },
});

function guardsOf(add: Add, ids: Objects, now: Date): void {
  add(
    `insert into sessions (id, user_id, remember, created_at, rotated_at, expires_at)
     values ($1, $2, false, $3, $3, $3::timestamptz + interval '1 hour')`,
    [ids.loginSessionId, ids.userId, now],
  );
  add(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, name, backed_up, created_at)
     values ($1, $2, $3, '', 0, 'Khóa', false, $4)`,
    [ids.passkeyId, ids.userId, ids.passkeyId, now],
  );
}

/** A poll of the owner that includes the invited member. */
function pollOf(
  add: Add,
  cast: Cast,
  { companyId, pollId, slotId }: Objects,
  now: Date,
  title: string,
): void {
  add(
    `insert into polls (company_id, id, title, time_zone, created_by, deadline, created_at, updated_at)
     values ($1, $2, $3, 'Asia/Ho_Chi_Minh', $4, $5::timestamptz + interval '1 day', $5, $5)`,
    [companyId, pollId, title, cast.ownerId, now],
  );
  add(
    `insert into poll_slots (company_id, poll_id, id, starts_at, ends_at)
     values ($1, $2, $3, $4::timestamptz + interval '7 days', $4::timestamptz + interval '7 days 1 hour')`,
    [companyId, pollId, slotId, now],
  );
  add(
    'insert into poll_voters (company_id, poll_id, id, user_id) values ($1, $2, $3, $4), ($1, $2, $5, $6)',
    [companyId, pollId, uuidv7(), cast.ownerId, uuidv7(), cast.invitedId],
  );
}

function chatOf(add: Add, cast: Cast, ids: Objects, now: Date, title: string): void {
  const messageId = uuidv7();
  const change = {
    kind: 'action-item',
    title,
    assignee: { userId: cast.chatterId, displayName: 'Ai đó' },
    deadline: null,
    when: '',
    priority: 'cao',
    warnings: [],
  };
  add(
    'insert into chat_sessions (company_id, id, user_id, title, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)',
    [cast.companyId, ids.sessionId, cast.chatterId, title, now],
  );
  add(
    `insert into chat_messages (company_id, session_id, id, role, content, folded, created_at)
     values ($1, $2, $3, 'assistant', $4, app.fold($4), $5)`,
    [cast.companyId, ids.sessionId, messageId, title, now],
  );
  const madeId = uuidv7();
  add(
    `insert into action_items (company_id, id, title, assignee_id, created_by, created_at, updated_at)
     values ($1, $2, $3, $4, $4, $5, $5)`,
    [cast.companyId, madeId, title, cast.chatterId, now],
  );
  add(
    `insert into chat_cards (company_id, id, message_id, user_id, command, change, expires_at, state, undo_until, action_item_id)
     values ($1, $2, $3, $4, '/actionitem', $5, $6::timestamptz + interval '15 minutes', $7::text,
       case when $7 = 'confirmed' then $6::timestamptz + interval '20 seconds' end,
       case when $7 = 'confirmed' then $8::uuid end)`,
    [
      cast.companyId,
      ids.cardId,
      messageId,
      cast.chatterId,
      JSON.stringify(change),
      now,
      cast.cardState,
      madeId,
    ],
  );
}
