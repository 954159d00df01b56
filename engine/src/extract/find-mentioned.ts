import type { Clause } from '../clauses/clause.ts';
import { findAmounts } from '../numbers/find-amounts.ts';
import { namedOutsiders } from '../resolve/named-outsiders.ts';
import { formatDate, secondsPerDay } from '../time/civil.ts';
import { hasDay } from '../time/complete-range.ts';
import { deadlineAmong } from '../time/parse-deadline.ts';
import { resolveTime } from '../time/parse-times.ts';
import type { TimeReading } from '../time/time-reading.ts';
import type { ActionItem, Mentioned, MentionedDate, MentionedFigure, MentionedName } from './extraction.ts';
import type { MeetingView } from './meeting-view.ts';

/**
 * Figures, days and names a meeting mentions, each once, with every turn that says it. Figures that are equal in value and unit
 * are one figure however they are written; so are days. A name is a speaker who is spoken of, or somebody called by a
 * title or a company called by its kind.
 */
export function findMentioned(tasks: readonly ActionItem[], view: MeetingView): Mentioned {
  return {
    figures: findFigures(view),
    dates: findDates(tasks, view),
    names: findNames(view),
  };
}

function findFigures({ turns }: MeetingView): MentionedFigure[] {
  const figures: Gathered<Omit<MentionedFigure, 'evidence'>> = new Map();
  turns.forEach(({ text }, turn) => {
    for (const { span, ...figure } of findAmounts(text)) {
      const key = `${figure.kind} ${figure.value} ${figure.until} ${figure.unit}`;
      gather(figures, key, turn, () => ({ text: text.slice(...span), ...figure }));
    }
  });
  return [...figures.values()];
}

/** A weekday of this week that is gone is the next one where a task is due by it: "thứ tư tuần này", said on Friday. */
function findDates(tasks: readonly ActionItem[], view: MeetingView): MentionedDate[] {
  const limits = limitsByTurn(tasks);
  const dates: Gathered<Omit<MentionedDate, 'evidence'>> = new Map();
  for (const { turn, text, date, due } of saidDays(view)) {
    const meant = limits.get(turn)?.has(due) ? due : date;
    gather(dates, meant, turn, () => ({ text, date: meant }));
  }
  return [...dates.values()];
}

function limitsByTurn(tasks: readonly ActionItem[]): Map<number, Set<string>> {
  const limits = new Map<number, Set<string>>();
  for (const { deadline, evidence } of tasks) {
    if (deadline === null) continue;
    for (const turn of evidence) limits.set(turn, (limits.get(turn) ?? new Set()).add(deadline));
  }
  return limits;
}

/** Each single day a time names, and the day it is as a limit. */
const saidDays = (view: MeetingView): { turn: number; text: string; date: string; due: string }[] =>
  view.clauses.flatMap((clause) =>
    clause.times.flatMap((time) => {
      const date = isName(clause, time) ? null : dayOf(time, view);
      const said = view.turns[clause.turn]?.text ?? '';
      if (date === null) return [];
      const due = deadlineAmong([time], said, view.today)?.date ?? date;
      return [{ turn: clause.turn, text: said.slice(time.from, time.to), date, due }];
    }),
  );

/** The single day a time names, whether it is gone or to come. */
function dayOf(time: TimeReading, { today }: MeetingView): string | null {
  const day = time.facts.now || hasDay(time.facts) ? resolveTime(time, { ...today, forward: false }) : null;
  return day?.grain === 'day' ? formatDate(Math.floor(day.start / secondsPerDay)) : null;
}

/** Whether somebody is named where a time was read: there "Mai" is no tomorrow, nor "Tư" a Wednesday. */
const isName = ({ tokens, mentions }: Clause, time: TimeReading): boolean =>
  mentions.some(({ from, to }) => tokens.slice(from, to).some((token) => token.from === time.from));

function findNames({ clauses }: MeetingView): MentionedName[] {
  const names: Gathered<Omit<MentionedName, 'evidence'>> = new Map();
  for (const clause of clauses) {
    for (const { person } of clause.mentions)
      gather(names, person.label, clause.turn, () => ({ name: person.label, speaks: true }));
    for (const { name, isGroup } of namedOutsiders(clause))
      if (!isGroup) gather(names, name, clause.turn, () => ({ name, speaks: false }));
  }
  return [...names.values()];
}

/** What was found under a key, in the order first said, with its turns. */
type Gathered<Found> = Map<string, Found & { readonly evidence: number[] }>;

function gather<Found extends object>(
  gathered: Gathered<Found>,
  key: string,
  turn: number,
  found: () => Found,
): void {
  const known = gathered.get(key);
  if (!known) gathered.set(key, { ...found(), evidence: [turn] });
  else if (known.evidence.at(-1) !== turn) known.evidence.push(turn);
}
