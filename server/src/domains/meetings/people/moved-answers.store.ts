import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** A meeting, and when it was and is. */
export interface Move {
  readonly id: string;
  readonly from: readonly [Date, Date];
  readonly to: readonly [Date, Date];
}

/** What was answered, where it was for the time the meeting is at again. */
const answerForNewTime = sql`case when p.earlier_answer ->> 'when' = v."to" then p.earlier_answer end`;

async function askIn(
  db: Db,
  table: 'meeting_participants' | 'meeting_guests',
  moves: readonly Move[],
): Promise<void> {
  const rows = moves.map(({ id, from, to }) => ({ id, from: JSON.stringify(from), to: JSON.stringify(to) }));
  await sql`
    update ${sql.table(table)} p set
      answer = coalesce(${answerForNewTime} ->> 'answer', 'waiting'),
      answer_reason = coalesce(${answerForNewTime} ->> 'reason', ''),
      answered_at = (${answerForNewTime} ->> 'at')::timestamptz,
      earlier_answer = case when p.answer = 'waiting' then p.earlier_answer else jsonb_build_object(
        'when', v."from", 'answer', p.answer, 'reason', p.answer_reason, 'at', p.answered_at) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(id uuid, "from" text, "to" text)
    where p.meeting_id = v.id
  `.execute(db);
}

/**
 * After a move everyone is asked again, guests too, but not who moved it: that person comes. At a time people had answered
 * for, their answers are there again, so that a meeting moved and put back loses none.
 */
export async function askAgain(
  db: Db,
  moves: readonly Move[],
  mover: { readonly userId: string; readonly now: Date },
): Promise<void> {
  await askIn(db, 'meeting_participants', moves);
  await askIn(db, 'meeting_guests', moves);
  const ids = moves.map(({ id }) => id);
  await db
    .updateTable('meeting_participants')
    .set({ answer: 'accepted', answered_at: mover.now, answer_reason: '' })
    .where('user_id', '=', mover.userId)
    .where((eb) => eb('meeting_id', '=', eb.fn.any(eb.val(ids))))
    .execute();
}
