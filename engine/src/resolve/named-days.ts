import type { MeetingView, ScoredClause } from '../extract/meeting-view.ts';
import { formatDate } from '../time/civil.ts';
import { deadlineAmong } from '../time/parse-deadline.ts';
import type { TimeReading } from '../time/time-reading.ts';
import { bareDays } from './bare-day.ts';
import { readEnglishDay } from './english-day.ts';

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

/** Tasks of one meeting are looked for in the same clauses. */
const knownDays = new WeakMap<ScoredClause, readonly NamedDay[]>();

/**
 * Days by date and hour, by their number alone ("trước hai mươi"), and words for the day of the meeting ("họp xong em gọi"), which
 * only hurry where a day is named ("chiều mai em gọi luôn").
 */
export function namedDays(clause: ScoredClause, view: MeetingView): readonly NamedDay[] {
  const days = knownDays.get(clause) ?? readDays(clause, view);
  knownDays.set(clause, days);
  return days;
}

function readDays(clause: ScoredClause, view: MeetingView): NamedDay[] {
  const text = view.turns[clause.turn]?.text ?? '';
  const times = clause.times.filter((time) => !isName(time, clause));
  const timed = times.flatMap((time) => {
    const found = deadlineAmong([time], text, view.today);
    if (!found) return [];
    const kind = [...Object.keys(time.facts).sort(), ...(time.until ? ['until'] : [])].join(' ');
    return [{ clause, date: found.date, phrase: found.phrase, from: time.from, to: time.to, kind }];
  });
  const bare = bareDays(clause, text, view.today.today).flatMap(({ date, from, to }) =>
    dayAt(clause, from, to, date, 'bare'),
  );
  const soon = clause.phrases
    .filter(({ classes }) => timed.length === 0 && classes.includes('soon'))
    .slice(0, 1)
    .flatMap(({ from, to }) => dayAt(clause, from, to, formatDate(view.today.today), 'soon'));
  return [...timed, ...bare, ...soon, ...englishDays(clause, view)].sort(
    (one, other) => one.from - other.from,
  );
}

/** "Mai, em liên hệ nhà in": who is called is no day. */
const isName = (time: TimeReading, { tokens, mentions }: ScoredClause): boolean =>
  mentions.some(({ from, to }) => {
    const [first, last] = [tokens[from], tokens[to - 1]];
    return first !== undefined && last !== undefined && first.from <= time.from && time.to <= last.to;
  });

/** "Can you send it by Friday?" */
function englishDays(clause: ScoredClause, view: MeetingView): NamedDay[] {
  const words = clause.tokens.map(({ word }) => word);
  const found = readEnglishDay(` ${words.join(' ')} `, formatDate(view.today.today));
  if (!found) return [];
  const said = found.phrase.split(' ');
  const from = words.findIndex((_, at) => said.every((word, offset) => words[at + offset] === word));
  return dayAt(clause, from, from + said.length, found.date, 'english');
}

function dayAt(clause: ScoredClause, from: number, to: number, date: string, kind: string): NamedDay[] {
  const said = clause.tokens.slice(from, to);
  const [first, last] = [said[0], said.at(-1)];
  if (!(first && last)) return [];
  const phrase = said.map(({ text }) => text).join(' ');
  return [{ clause, date, phrase, from: first.from, to: last.to, kind }];
}
