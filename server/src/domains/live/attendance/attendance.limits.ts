/** What can be recorded of one meeting: each person some twenty times, in the largest. */
export const mostAttendanceRecords = 15_000;
