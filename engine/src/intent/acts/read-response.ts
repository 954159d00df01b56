import { aboutOf, restOf } from './about-meeting.ts';
import type { Clause } from './act-clause.ts';
import type { SpokenAct } from './spoken-act.ts';

const answerByCue = {
  'accept-invite': 'accepted',
  attend: 'accepted',
  'decline-invite': 'declined',
  'maybe-invite': 'tentative',
} as const;

const isAnswer = (cue: string | null | undefined): cue is keyof typeof answerByCue =>
  typeof cue === 'string' && cue in answerByCue;

/** An answer to an invitation, with why where it is a no. */
export function readResponse(clause: Clause): SpokenAct | null {
  const at = answerAt(clause);
  const cue = clause.pieces[at]?.cue;
  if (!isAnswer(cue) || clause.lead?.cue === 'make' || clause.has('who', 'how-many', 'give')) return null;
  const comma = clause.markAfter(at, ',');
  const about = aboutOf(clause, at + 1, comma < 0 ? clause.pieces.length : comma);
  const answer = answerByCue[cue];
  return {
    kind: 'respond',
    ...about,
    answer,
    reason: answer === 'declined' ? reasonIn(clause, at, comma) : '',
  };
}

/** Where it is said; "tôi dự buổi tổng kết" says it, too, "ai dự" asks. */
function answerAt(clause: Clause): number {
  const said = clause.at('accept-invite', 'decline-invite', 'maybe-invite');
  if (said >= 0 || clause.isQuestion || clause.has('add', 'invite', 'into', 'write')) return said;
  const attends = clause.at('attend');
  return clause.at('meeting', 'gathering') > attends ? attends : -1;
}

/** "vì kẹt khách", "bận nhập hàng không dự", "xin vắng họp, em đi công tác" */
function reasonIn(clause: Clause, at: number, comma: number): string {
  const because = /(?:^|[\s,])(?:vì|do|tại|vi|tai)\s+(.{3,200})$/iu.exec(clause.message)?.[1];
  if (because !== undefined) return because.trim();
  const busy = clause.at('free');
  if (busy >= 0 && busy < at) return clause.text(0, at).trim();
  const behind = comma < 0 ? '' : restOf(clause, comma + 1);
  return /^(?:báo|nhờ|nhắn|giúp|bao|nho)(?=\s)/iu.test(behind) ? '' : behind;
}
