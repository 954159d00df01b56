import { escape as escapeText, foldLines } from 'ical-generator';

/** A task as calendars and task lists know it. Its day has no hour and no zone, so no clock can shift it. */
export interface CalendarTask {
  /** Identifies the task permanently. */
  readonly uid: string;
  /** Increases with each change. */
  readonly sequence: number;
  readonly stamp: Date;
  readonly summary: string;
  /** YYYY-MM-DD, the last day on which it is in time. */
  readonly due: string | null;
  readonly state: 'waiting' | 'doing' | 'done';
  /** When it was done, where it is. */
  readonly completedAt: Date | null;
  /** RFC 5545: 1 is the highest, 9 the lowest. */
  readonly priority: number;
  readonly url: string;
}

const states = { waiting: 'NEEDS-ACTION', doing: 'IN-PROCESS', done: 'COMPLETED' } as const;

/** '20261130T020000Z' */
const inUtc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');

/** A VTODO (RFC 5545, 3.6.2), with the end of its last line. */
export function formatTask({
  uid,
  sequence,
  stamp,
  summary,
  due,
  state,
  completedAt,
  priority,
  url,
}: CalendarTask): string {
  const lines = [
    'BEGIN:VTODO',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${inUtc(stamp)}`,
    `SUMMARY:${escapeText(summary.replace(/[\r\n]+/g, ' '), false)}`,
    ...(due === null ? [] : [`DUE;VALUE=DATE:${due.replaceAll('-', '')}`]),
    `STATUS:${states[state]}`,
    ...(completedAt === null ? [] : [`COMPLETED:${inUtc(completedAt)}`, 'PERCENT-COMPLETE:100']),
    `PRIORITY:${priority}`,
    `URL;VALUE=URI:${url}`,
    'END:VTODO',
  ];
  return `${foldLines(lines.join('\r\n'))}\r\n`;
}
