import { recurrenceInWords } from '@hopgon/contract/series/recurrence-in-words';
import { instantOf, recurrenceRule } from '../../../../platform/calendar/recurrence.rules.ts';
import type { MailedSeries } from '../../invitations/meeting-mail-draft.rules.ts';
import { endAfter } from '../../time/meeting-length.rules.ts';
import type { SeriesTime } from '../series-columns.rules.ts';
import { timeOf } from '../series-time.rules.ts';

interface SeriesRow extends SeriesTime {
  readonly id: string;
  readonly sequence: number;
}

/** A whole series for mails and calendars; `cancelled` are times of the rule at which nothing takes place. */
export function renderSeries(row: SeriesRow, cancelled: readonly Date[] = []): MailedSeries {
  const time = timeOf(row);
  const at = (day: string) => instantOf({ day, time: row.start_time }, row.time_zone);
  const except = [...time.recurrence.exceptions.map(at), ...cancelled];
  const start = at(row.first_day);
  return {
    id: row.id,
    rule: recurrenceRule(time),
    except: except.sort((one, other) => one.getTime() - other.getTime()),
    sequence: row.sequence,
    start,
    end: endAfter(start, row.length_ms, row.time_zone),
    words: recurrenceInWords(time.recurrence),
  };
}
