import { fold, hasMarks } from '../../text/fold.ts';
import { aboutOf, restOf } from './about-meeting.ts';
import type { Clause } from './act-clause.ts';
import { letIn } from './people-in-clause.ts';
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
  if (letIn(clause) >= 0) return null;
  const at = answerAt(clause);
  if (at < 0) return readAbility(clause);
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

const goes = '(?:di|du|tham gia|tham du|vao|vo|toi|den|qua|co mat|hop)';
const cannot =
  /(?<!\p{L})(?:khong|ko|k|hong|hok|chang|chua)\s+(?:(?!(?:ban|vuong|ket|sao)\s)\p{L}+\s+)?(?:di|du|tham gia|tham du|vao|vo|toi|den|qua|co mat)\s*(?:hop\s+)?(?:duoc|dc|noi|roi|dau|ne|nhe|nha|$|,)/u;
const can = new RegExp(`(?<!\\p{L})${goes}\\s+(?:hop\\s+)?(?:duoc|dc)(?!\\p{L})`, 'u');
const tentative = /(?<!\p{L})(?:chua chac|de xem|khong chac|ko chac|co the (?:di|du|tham gia))(?!\p{L})/u;
/** "Cho tôi được vắng buổi giao ban" */
const staysAway = /(?<!\p{L})(?:được|xin|cho|duoc)\s+(?:phép\s+|phep\s+)?(?:vắng|vang)(?!\p{L})/iu;
const onceAsked = 8;
/** "Không đi được đâu" asks nothing. */
const deniesAtEnd = /(?<!\p{L})(?:được|dc|đc|duoc)\s+(?:đâu|dau)(?!\p{L})/iu;

/** "Buổi tổng kết tôi đi được nhé", "sáng nay tôi không vào được đâu": whether one can come is an answer. */
function readAbility(clause: Clause): SpokenAct | null {
  const isAsked = clause.isQuestion && !deniesAtEnd.test(clause.message);
  if (isAsked || clause.has('give', 'make', 'add', 'invite', 'task', 'move', 'remind-self')) return null;
  const isNamed = clause.has('meeting', 'gathering');
  // "Khách đến được lúc 9h", "chị Hà không vào được" say it of somebody else.
  if (clause.names().length > 0 || !(isNamed || clause.has('self'))) return null;
  if (!isNamed && !clause.has('answered') && clause.pieces.length > onceAsked) return null;
  const answer = staysAway.test(clause.message) ? 'declined' : abilityIn(foldSaid(clause.message));
  if (answer === null) return null;
  const comma = clause.markAfter(0, ',');
  const reason = answer === 'declined' && comma >= 0 ? reasonIn(clause, 0, comma) : '';
  const end = comma < 0 ? clause.pieces.length : comma;
  const { words, ...about } = aboutOf(clause, 0, end);
  const named = words.replace(abilityWords, ' ').replace(/\s+/gu, ' ').trim();
  return { kind: 'respond', ...about, people: [], words: isNamed ? named : '', answer, reason };
}

/** Folded; of a text with marks "tôi" and "đèn" are no "tới" and "đến". */
const foldSaid = (message: string): string =>
  fold(
    hasMarks(message)
      ? message
          .normalize('NFC')
          .replace(/\p{L}+/gu, (word) =>
            /^(?:toi|den)$/u.test(fold(word)) && !/^(?:tới|đến)$/iu.test(word) ? '·' : word,
          )
      : message,
  );

function abilityIn(said: string): 'accepted' | 'declined' | 'tentative' | null {
  if (cannot.test(said)) return 'declined';
  if (tentative.test(said)) return 'tentative';
  return can.test(said) ? 'accepted' : null;
}

const abilityWords =
  /(?<!\p{L})(?:đi|dự|tham gia|tham dự|vào|vô|tới|đến|có mặt|được|đc|dc|đâu|nổi|chắc|thể|xem|đã|di|du|vao|vo|toi|den|duoc|dau|o|ờ|ừ)(?!\p{L})/giu;

/** Where it is said; "tôi dự buổi tổng kết" says it, too, "ai dự" asks. */
function answerAt(clause: Clause): number {
  const said = clause.at('accept-invite', 'decline-invite', 'maybe-invite');
  const agrees = clause.at('confirm');
  const isAgreed =
    /^(?:đồng ý|nhất trí|ok|okie|xác nhận(?: giúp| luôn)?|dong y|nhat tri|xac nhan(?: giup| luon)?)$/iu.test(
      clause.pieces[agrees]?.text ?? '',
    );
  const behind = clause.pieces.findIndex(
    ({ cue }, index) => index > agrees && cue !== 'polite' && cue !== 'self',
  );
  // "đồng ý họp công nợ chiều nay"; alone it confirms what is open.
  if (
    said < 0 &&
    isAgreed &&
    !clause.isQuestion &&
    clause.at('meeting', 'gathering') === behind &&
    behind > 0
  )
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
