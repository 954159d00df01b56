import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { AttendanceRecordsTable } from '../live.tables.ts';

export const attendanceStore = {
  /** In the order in which they were recorded. */
  list: (db: Db, meetingId: string) =>
    db
      .selectFrom('attendance_records as a')
      .leftJoin('users as u', 'u.id', 'a.user_id')
      .select(['a.user_id', 'a.guest_id', 'a.act', 'a.at', 'a.reason', 'u.display_name'])
      .where('a.meeting_id', '=', meetingId)
      .orderBy('a.recorded_at')
      .orderBy('a.id')
      .execute(),

  insert: (db: Db, rows: Insertable<AttendanceRecordsTable>[]) =>
    db.insertInto('attendance_records').values(rows).execute(),
};
