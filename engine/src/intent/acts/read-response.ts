import { aboutOf, restOf } from './about-meeting.ts';
import type { Clause } from './act-clause.ts';
import type { SpokenAct } from './spoken-act.ts';

const answerByCue = {
  confirm: 'accepted',
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
  if (clause.has('task') && !clause.has('meeting', 'gathering')) return null;
  if (!isAnswer(cue) || clause.lead?.cue === 'make' || clause.has('who', 'how-many', 'give')) return null;
  const comma = clause.markAfter(at, ',');
  const behind = aboutOf(clause, at + 1, comma < 0 ? clause.pieces.length : comma);
  // "nghiệm thu máy sấy anh không đi được": which meeting may stand before.
  const isBehind = behind.words !== '' || behind.times.length + behind.people.length > 0;
  const about = isBehind ? behind : aboutOf(clause, 0, at);
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
  const agrees = clause.at('confirm');
  const isAgreed = /^(?:đồng ý|nhất trí|ok|okie|dong y|nhat tri)$/iu.test(clause.pieces[agrees]?.text ?? '');
  // "đồng ý họp công nợ chiều nay"; alone it confirms what is open.
  if (said < 0 && isAgreed && !clause.isQuestion && clause.at('meeting', 'gathering') === agrees + 1)
    return agrees;
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
