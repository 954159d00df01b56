import type { MeetingView, ScoredClause } from '../reader/meeting-view.ts';
import { formatDate } from '../time/civil.ts';
import { deadlineAmong } from '../time/parse-deadline.ts';
import { bareDays } from './bare-day.ts';

/** A day that a clause names; offsets are those of the turn's text. */
export type NamedDay = {
  readonly clause: ScoredClause;
  readonly date: string;
  readonly phrase: string;
  readonly from: number;
  readonly to: number;
  /** What of a time was said: "day month", "weekday week", "bare", "soon". */
  readonly kind: string;
};

/** Days by date and hour, by their number alone ("trước hai mươi"), and words for the day of the meeting ("họp xong em gọi"). */
export function namedDays(clause: ScoredClause, view: MeetingView): NamedDay[] {
  const text = view.turns[clause.turn]?.text ?? '';
  const timed = clause.times.flatMap((time) => {
    const found = deadlineAmong([time], text, view.today);
    if (!found) return [];
    const kind = [...Object.keys(time.facts).sort(), ...(time.until ? ['until'] : [])].join(' ');
    return [{ clause, date: found.date, phrase: found.phrase, from: time.from, to: time.to, kind }];
  });
  const bare = bareDays(clause, view.today.today).flatMap(({ date, from, to }) =>
    dayAt(clause, from, to, date, 'bare'),
  );
  const soon = clause.phrases
    .filter(({ classes }) => classes.includes('soon'))
    .slice(0, 1)
    .flatMap(({ from, to }) => dayAt(clause, from, to, formatDate(view.today.today), 'soon'));
  return [...timed, ...bare, ...soon].sort((one, other) => one.from - other.from);
}

function dayAt(clause: ScoredClause, from: number, to: number, date: string, kind: string): NamedDay[] {
  const said = clause.tokens.slice(from, to);
  const [first, last] = [said[0], said.at(-1)];
  if (!(first && last)) return [];
  const phrase = said.map(({ text }) => text).join(' ');
  return [{ clause, date, phrase, from: first.from, to: last.to, kind }];
}
