import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Candidate } from './assignees.rules.ts';

export interface Proposal {
  readonly id: string;
  readonly title: string;
  readonly assignee_id: string | null;
  readonly assignee_name: string | null;
  readonly deadline: string | null;
  readonly priority: string;
  readonly evidence: readonly number[];
  readonly confidence: number;
}

interface Origin {
  readonly companyId: string;
  readonly meetingId: string;
  readonly transcriptId: string;
  readonly at: Date;
}

export const proposalStore = {
  /** Active members, those who take part in the meeting marked. */
  listCandidates: (db: Db, meetingId: string): Promise<Candidate[]> =>
    db
      .selectFrom('memberships as b')
      .innerJoin('users as u', 'u.id', 'b.user_id')
      .select((row) => [
        'u.id as userId',
        'u.display_name as displayName',
        'u.email',
        'b.department',
        'b.position',
        row
          .exists(
            row
              .selectFrom('meeting_participants as p')
              .select('p.user_id')
              .whereRef('p.user_id', '=', 'b.user_id')
              .where('p.meeting_id', '=', meetingId),
          )
          .$castTo<boolean>()
          .as('invited'),
      ])
      .where('b.status', '=', 'active')
      .execute(),

  /** Takes away what was found in any version and nobody has answered; what was handed back was answered once. */
  removeUnanswered: (db: Db, meetingId: string) =>
    db
      .deleteFrom('action_items')
      .where('meeting_id', '=', meetingId)
      .where('transcript_id', 'is not', null)
      .where('state', '=', 'proposed')
      .where('decided_by', 'is', null)
      .execute(),

  /** Adds what the meeting does not have yet under the same folded title, in the order given; of a sample marked as such. */
  insertNew: async (
    db: Db,
    { companyId, meetingId, transcriptId, at }: Origin,
    proposals: readonly Proposal[],
  ) => {
    const { rows } = await sql<Pick<Proposal, 'id' | 'title' | 'assignee_id'>>`
      insert into action_items (company_id, id, title, assignee_id, assignee_name, deadline, priority, evidence,
        confidence, meeting_id, transcript_id, created_at, updated_at)
      select ${companyId}, r.id, case when m.is_sample then 'Mẫu: ' || r.title else r.title end, r.assignee_id, r.assignee_name, r.deadline, r.priority, r.evidence,
        r.confidence, ${meetingId}, ${transcriptId}, ${at}, ${at}
      from json_to_recordset(${JSON.stringify(proposals)}::json) as r (id uuid, title text, assignee_id uuid,
        assignee_name text, deadline date, priority text, evidence int[], confidence real)
      join meetings m on m.id = ${meetingId}
      where not exists (select from action_items known
        where known.meeting_id = ${meetingId} and app.fold(known.title) in (app.fold(r.title), app.fold('Mẫu: ' || r.title)))
      returning id, title, assignee_id`.execute(db);
    return rows;
  },
};
