import { findTaskActs } from '../acts/find-task-acts.ts';
import { isGroupName } from '../acts/task-act.ts';
import type { Clause } from '../clauses/clause.ts';
import { opensWith } from '../language/phrase.ts';
import { PUTS_FORWARD } from '../language/proposal-cues.ts';
import { SETTLES } from '../language/settling-cues.ts';
import type { MeetingContext } from '../meeting-context.ts';
import type { Candidate } from './candidate.ts';
import { WANTED_BY_SPEAKER } from './other-talk-cues.ts';
import { partActs } from './part-acts.ts';
import { WHOEVER } from './ruling-cues.ts';
import { type RulingSign, says } from './ruling-sign.ts';

/** What shows that a clause is work for somebody there, and no ruling. Asked last: it is worked out by reading people and days. */
export const SIGNS_OF_WORK: readonly RulingSign[] = [
  { name: 'for the speaker', weight: -1, like: 'gửi lại cho chị', holds: says(WANTED_BY_SPEAKER) },
  { name: 'begins with one', weight: -1.5, like: 'Kỳ đi quay', holds: beginsWithName },
  { name: 'lists people', weight: -2, like: 'Quyên bảng giờ, Toàn tủ thuốc', holds: listsPeople },
  {
    name: 'gives work',
    weight: -2,
    like: 'Tâm dán thông báo',
    holds: (candidate) =>
      !(PUTS_FORWARD.test(candidate.clause.plain) || WHOEVER.test(candidate.clause.plain)) &&
      givesWork(candidate),
  },
  {
    name: 'orders one',
    weight: -0.7,
    like: 'sáng thứ tư em ping chị Thảo nhé',
    holds: ordersOne,
  },
  {
    name: 'after a promise',
    weight: -1.1,
    like: '— Để em gửi. — Ừ, cả bản mềm nữa nhé.',
    holds: afterPromise,
  },
  {
    name: 'after a promise, tells what to do',
    weight: -0.6,
    like: '— Để em gửi. — Ừ, gửi cả bản mềm.',
    holds: (candidate) =>
      !SETTLES.test(candidate.clause.plain) &&
      (candidate.opening.acts || partActs(candidate.clause)) &&
      afterPromise(candidate),
  },
  { name: 'taken on', weight: -1.2, like: '— Gọi từng người một. — Dạ em gọi.', holds: takenOn },
];

function givesWork({ clause, setting }: Candidate): boolean {
  for (const { subjectless } of findTaskActs(clause, setting.context)) if (!subjectless) return true;
  return false;
}

/** Whether the work it gives is for one person, who does not offer it. */
function ordersOne({ clause, setting }: Candidate): boolean {
  for (const { kind, subjectless, who } of findTaskActs(clause, setting.context))
    if (kind !== 'commit' && !subjectless && who !== null && !isGroupName(who)) return true;
  return false;
}

/** Whether somebody else has just taken work upon them. */
function afterPromise({ clause, setting: { context } }: Candidate): boolean {
  for (const other of context.clauses[clause.turn - 1] ?? [])
    if (promisedIn(other, context) !== null) return true;
  return false;
}

/** Whether the next voices take on just that work. */
function takenOn({ clause, setting: { after, context } }: Candidate): boolean {
  for (const turn of after)
    for (const other of context.clauses[turn] ?? []) {
      const verb = promisedIn(other, context);
      if (verb !== null && clause.plain.includes(` ${verb} `)) return true;
    }
  return false;
}

/** What somebody there takes upon them to do. */
function promisedIn(clause: Clause, context: MeetingContext): string | null {
  for (const { kind, subjectless, verb } of findTaskActs(clause, context))
    if (kind === 'commit' && !subjectless) return verb;
  return null;
}

/** Whether it begins with somebody who is there: "Kỳ đi quay sáng thứ tư". */
function beginsWithName({ clause, setting }: Candidate): boolean {
  const lead = LEADS.exec(clause.plain)?.[0].trim().split(' ').length ?? 0;
  for (const { called, from } of setting.context.mentions.get(clause) ?? [])
    if (!called && from === lead) return true;
  return false;
}
const LEAD = 'ừ|ok|rồi|vậy|thế|thì|thôi|à|được|tốt';
const LEADS = opensWith(`(?:${LEAD})(?: (?:${LEAD}))*`);

/** Whether several of its parts begin with somebody who is there and goes on with what is theirs. */
function listsPeople({ clause, setting }: Candidate): boolean {
  let listed = 0;
  for (const { called, from, to } of setting.context.mentions.get(clause) ?? [])
    if (!called && clause.breaks.has(from - 1) && !clause.breaks.has(to - 1)) listed += 1;
  return listed > 1;
}
