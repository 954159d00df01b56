import type { Statement } from '../../reader/extraction.ts';
import { overlap, sharedCount } from '../clauses/content-words.ts';
import { anyOf } from '../language/phrase.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { matterOf } from './clean-part.ts';
import { findCandidates } from './find-candidates.ts';
import type { OpenCandidate } from './open-candidate.ts';
import { leavesOpen } from './reply-cues.ts';
import { isStated } from './sign-views.ts';
import { staysOpen } from './weigh-question.ts';
import { wordQuestion } from './word-question.ts';

const SAME_QUESTION = 0.6;

/** Questions that met no answer: somebody asked, and the replies say that nobody knows yet. */
export function findOpenQuestions(context: MeetingContext, decisions: readonly Statement[]): Statement[] {
  const decided = decisions
    .filter(({ text }) => !LEAVES_IT.test(` ${text.toLowerCase()} `))
    .map(({ text, evidence }) => ({
      content: matterOf(text.slice(text.indexOf(': ') + 1)),
      turn: evidence.at(-1) ?? 0,
    }));
  const found: (Statement & { readonly content: ReadonlySet<string> })[] = [];
  let before: OpenCandidate | null = null;
  for (const candidate of findCandidates(context)) {
    if (!staysOpen(candidate) || (before && asksBack(candidate, before))) continue;
    before = candidate;
    const text = wordQuestion(candidate.clauses, context, candidate.kind);
    const content = matterOf(text);
    if (content.size === 0 || isAskedAgain(content, found)) continue;
    if (decided.some((one) => one.turn > candidate.turn && settles(one.content, content))) continue;
    found.push({
      text,
      evidence: evidenceOf(candidate),
      confidence: isStated(candidate) ? 0.45 : 0.7,
      content: candidate.content,
    });
  }
  return found.map(({ text, evidence, confidence }) => ({ text, evidence, confidence }));
}

function isAskedAgain(
  content: ReadonlySet<string>,
  found: readonly { readonly content: ReadonlySet<string> }[],
): boolean {
  for (const other of found) if (overlap(other.content, content) >= SAME_QUESTION) return true;
  return false;
}

/** "Miễn lãi phải xin Hội sở, hôm nay chưa trả lời được" settles nothing. */
const LEAVES_IT = anyOf('(?:chưa|không) (?:trả lời|quyết|chốt|kết luận|rõ|biết|thống nhất)');

/** What a ruling is put under was only brought up last: its own words must speak of what was asked. */
const settles = (decided: ReadonlySet<string>, asked: ReadonlySet<string>): boolean =>
  sharedCount(decided, asked) >= 2 && overlap(decided, asked) > 0.5;

/** "Họ hỏi mình có xe không." — "Chạy khuya rồi mai ai chạy? Thuê thì họ chưa báo giá.": a reply, whatever it asks on its way. */
const asksBack = ({ kind, turn, rest, asked }: OpenCandidate, before: OpenCandidate): boolean =>
  kind === 'asked' &&
  turn === before.turn + 1 &&
  before.replies[0]?.byOther === true &&
  ((WHO_ON_EARTH.test(asked) && leavesOpen(rest)) || WHEN_THEY_SAY.test(asked));
/** "Họ có lấy không chưa rõ." — "Chừng nào họ trả lời?" */
const WHEN_THEY_SAY = anyOf(
  '(?:bao giờ|(?:chừng|khi|hôm|bữa) (?:nào|mô))(?: thì)? (?:họ|nó|ổng|bả|bên \\S+|khách)(?: mới| sẽ)? (?:trả lời|báo|phản hồi|quyết|cho biết|nói|hồi âm)',
);
const WHO_ON_EARTH = anyOf('(?:rồi|thì|mà|vậy)(?: \\S+){0,2} (?:ai|(?:lấy|đào|kiếm) (?:ai|gì|đâu|chi))');

const evidenceOf = (candidate: OpenCandidate): number[] => {
  const { turn, replies } = candidate;
  return isStated(candidate) || !replies[0] ? [turn] : [turn, replies[0].turn];
};
