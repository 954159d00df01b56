import { findTaskActs } from '../acts/find-task-acts.ts';
import type { Clause } from '../clauses/clause.ts';
import { opensWith } from '../language/phrase.ts';
import { AS_SAID, ASKS_VIEWS, POLLS } from '../language/proposal-cues.ts';
import { NOT_SETTLED, PLANS_TO_SETTLE, SETTLES } from '../language/settling-cues.ts';
import { type MeetingContext, plainTurn, speakerOf } from '../meeting-context.ts';
import { agreedNext } from './agreement.ts';
import { listedPoints } from './listed-points.ts';
import { pointedTo } from './pointed-to.ts';
import { readChoice } from './read-choice.ts';
import { readConclusion } from './read-conclusion.ts';
import { readGrant } from './read-grant.ts';
import { readWeighed } from './read-weighed.ts';
import { isEarnest, type Ruling, rule } from './ruling.ts';
import { polledPassages } from './ruling-text.ts';
import { settledPassages } from './settled-passages.ts';

/**
 * What a turn settles. The surest form found in it speaks for the turn: numbered points; a settling word at the head; a poll the
 * room agrees to; one of two ways that were asked about; clauses that enough signs speak for; a conclusion; a proposal granted.
 */
export function readRulings(turn: number, context: MeetingContext): Ruling[] {
  const clauses = (context.clauses[turn] ?? []).filter(isEarnest);
  const isListed = speakerOf(context, turn) === context.chair && listedPoints(clauses).length > 0;
  const settled = isListed ? [] : readSettled(clauses, turn, context);
  if (settled.length > 0) return settled;
  const poll = clauses.find((clause) => POLLS.test(clause.plain) && !ASKS_VIEWS.test(clause.plain));
  const polled = poll && agreedNext(turn, context) ? readPolled(poll, turn, context) : null;
  if (polled) return [polled];
  const choice = readChoice(clauses, turn, context);
  if (choice) return [choice];
  const weighed = readWeighed(turn, context);
  if (weighed.length > 0) return weighed;
  const other = readConclusion(clauses, turn, context) ?? readGrant(turn, context);
  return other ? [other] : [];
}

/** "Chúng ta chốt …", "Chốt tuyển hai bạn": enough, though nobody answers; elsewhere in a clause others settle, or it is yet to be. */
const SETTLES_FIRST = opensWith(
  '(?:dạ |vậy |ok |rồi |thế |thôi |thì |ừ )*(?:(?:chúng ta|chúng mình|cả \\S+) )?(?:chốt|thống nhất|quyết định)(?! lại)',
);

function readSettled(clauses: readonly Clause[], turn: number, context: MeetingContext): Ruling[] {
  const all = context.clauses[turn] ?? [];
  return clauses
    .filter((clause) => isSettling(clause, context))
    .flatMap((clause) => rule(settledPassages(clause, all.indexOf(clause), context), turn, 0.8) ?? []);
}

function isSettling(clause: Clause, context: MeetingContext): boolean {
  if (clause.turn === 0 && PLANS_TO_SETTLE.test(clause.plain)) return false;
  if (clause.asks || !SETTLES_FIRST.test(clause.plain) || NOT_SETTLED.test(clause.plain)) return false;
  return !findTaskActs(clause, context).some((act) => SETTLES.test(` ${act.verb} `));
}

const isBare = ({ words }: Clause): boolean => words.length <= 4;

/** What the room agreed to; where the turn goes on to say what the hands came to, that. */
function readPolled(poll: Clause, turn: number, context: MeetingContext): Ruling | null {
  const index = (context.clauses[turn] ?? []).indexOf(poll);
  const [counted] = readWeighed(turn, context, index + 1);
  if (counted) return counted;
  const [sure] = isBare(poll) ? readWeighed(turn, context) : [];
  if (sure) return sure;
  const back = AS_SAID.test(plainTurn(context, turn)) ? pointedTo(poll, index, '', context) : null;
  return rule(back ? [back] : polledPassages(poll, index, context), turn, 0.7);
}
