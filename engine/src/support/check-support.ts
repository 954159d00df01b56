import { withoutOpenLead } from '../text/open-question.ts';
import { calendarOf } from './calendar.ts';
import { checkDeadline } from './check-deadline.ts';
import { checkDirection } from './check-direction.ts';
import { checkModality } from './check-modality.ts';
import { checkNegation } from './check-negation.ts';
import { checkNumbers } from './check-numbers.ts';
import { checkAssignee, checkNames } from './check-people.ts';
import { checkTimes } from './check-times.ts';
import { type Reading, readLine, readTurn } from './reading.ts';
import { rosterOf } from './roster.ts';
import type { SupportCheck, SupportSource, UnsupportedClaim } from './support.ts';

/** A longer text is no line of minutes; the bound keeps the cost of a check linear in what the turns say. */
const LONGEST_LINE = 1_000;

/**
 * A check of lines of one meeting, be they written by the engine, a person or a model, against the turns they name: numbers,
 * amounts, days, hours, persons, negations, modal words and directions of giving must be said there, and at least one content
 * word. Same input, same output; no input throws.
 */
export function supportCheck(source: SupportSource): SupportCheck {
  const { meetingDate, turns } = source;
  const roster = rosterOf(turns);
  const calendar = meetingDate === null ? null : calendarOf(meetingDate);
  const readLast = rememberLast(readLine);
  return ({ text: written, evidence, assignee, deadline }) => {
    const text = withoutOpenLead(written);
    const said = [...new Set(evidence)]
      .sort((one, other) => one - other)
      .flatMap((index) => turns[index] ?? [])
      .map(readTurn);
    const line = readLast(text.slice(0, LONGEST_LINE));
    const named = roster.findNamed(line).map(({ at, next }) => ({
      from: line.words[at]?.from ?? 0,
      to: line.words[next - 1]?.to ?? 0,
    }));
    const isNamed = (offset: number) => named.some(({ from, to }) => offset >= from && offset < to);
    const isTask = assignee !== undefined || deadline !== undefined;
    const unsupported: readonly UnsupportedClaim[] = [
      ...checkContent(text, line, said),
      ...checkNumbers(line, said, isNamed),
      ...(calendar ? checkTimes(line, said, calendar, isNamed) : []),
      ...(calendar && deadline != null ? checkDeadline(deadline, line, said, calendar) : []),
      ...checkNames(line, said, roster),
      ...(assignee != null ? checkAssignee(assignee, line, said, roster) : []),
      ...checkNegation(line, said, isTask),
      ...checkModality(line, said),
      ...checkDirection(line, said),
    ];
    return {
      supported: unsupported.length === 0,
      unsupported: unsupported.map(moveBy(written.length - text.length)),
    };
  };
}

/** A claim about the text behind its lead, by its place in the whole text. */
const moveBy =
  (length: number) =>
  (claim: UnsupportedClaim): UnsupportedClaim =>
    claim.field === 'text' && length > 0
      ? { ...claim, span: [claim.span[0] + length, claim.span[1] + length] }
      : claim;

/** One line is checked against several turns in a row. */
function rememberLast<Value>(read: (text: string) => Value): (text: string) => Value {
  let last: { readonly text: string; readonly value: Value } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, value: read(text) };
    return last.value;
  };
}

/** A line none of whose content words are said, or one that is too long. */
function checkContent(text: string, line: Reading, turns: readonly Reading[]): UnsupportedClaim[] {
  const isWordSaid = (at: number) => turns.some((turn) => turn.said().has(line.words[at]?.folded ?? ''));
  const isSaid = line.content.length === 0 || line.content.some(isWordSaid);
  if (isSaid && text.length <= LONGEST_LINE) return [];
  return [{ kind: 'content', field: 'text', span: [0, text.length], fault: 'not-said' }];
}
