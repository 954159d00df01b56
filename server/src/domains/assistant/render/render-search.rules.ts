import type { FoundSaid } from '@hopgon/contract/search/schemas';
import { dayInWords } from '@hopgon/contract/time/format-local';
import { localTime } from '@hopgon/contract/time/zoned';
import { dateOf } from '@hopgon/engine/time/local-time';
import type { SearchPlan } from '../plan/plan-search.rules.ts';
import { writeOffer } from './offer-words.rules.ts';
import { type AssistantReply, askBack, say } from './reply.rules.ts';

/** Passages that answer, or that nothing does, with what can be done instead. */
export function renderSearch(plan: SearchPlan): AssistantReply {
  if (plan.kind === 'passages') return renderPassages(plan);
  const head = plan.isPlain
    ? `Không thấy lời nào về “${plan.query}” trong các bản gỡ băng cuộc họp bạn được xem.`
    : 'Chưa trả lời được câu này. Trợ lý biết lịch họp, việc cần làm và những gì đã nói trong các cuộc họp bạn được xem.';
  return askBack(`${head} Bạn có thể:`, plan.offers.map(writeOffer));
}

/** Quotes what was said, each with who, in which meeting and when; the words are theirs, nothing is concluded from them. */
function renderPassages({
  query,
  missed,
  passages,
}: Extract<SearchPlan, { kind: 'passages' }>): AssistantReply {
  const places =
    passages.length === 1
      ? `Có một chỗ trong các cuộc họp${missed === null ? '' : ' khác'} nói về “${query}”:`
      : `Có ${passages.length} chỗ trong các cuộc họp${missed === null ? '' : ' khác'} nói về “${query}”, sát câu hỏi nhất ở trên cùng:`;
  const head =
    missed === null
      ? places
      : `Không thấy lời nào về “${query}” trong các cuộc họp ${missed.charAt(0).toLowerCase()}${missed.slice(1)} bạn được xem. ${places}`;
  return say([head, ...passages.map(quoteLine)].join('\n'), {
    kind: 'passages',
    passages: [...passages],
  });
}

const nameless = 'Chưa rõ người nói';

function quoteLine({ speaker, text, reply, meetingTitle, startsAt, timeZone }: FoundSaid): string {
  const day = dayInWords(dateOf(localTime(new Date(startsAt), timeZone)));
  const answered = reply ? ` — ${reply.speaker ?? nameless}: ${reply.text}` : '';
  return `- ${speaker ?? nameless}: ${text}${answered} (${meetingTitle}, ${day})`.replace(/\s+/gu, ' ');
}
