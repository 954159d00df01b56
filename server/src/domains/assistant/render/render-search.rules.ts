import { writeAnswer } from '@hopgon/contract/chat/write-answer';
import type { AskedScope } from '@hopgon/contract/search/schemas';
import type { SearchPlan } from '../plan/plan-search.rules.ts';
import { describeItem } from './describe-item.rules.ts';
import { askWithOffers } from './offer-words.rules.ts';
import { type AssistantReply, say } from './reply.rules.ts';

/** An answer with its sources, the nearest lines where nothing answers, or what can be done instead. */
export function renderSearch(plan: SearchPlan): AssistantReply {
  if (plan.kind === 'nothing') return renderNothing(plan);
  const { scope, sources, respelt, hasClosed, tasks } = plan;
  const sentences = plan.sentences.map((sentence, at) => {
    const item = tasks.get(at);
    return item ? { ...sentence, text: `Việc: ${describeItem(item)}` } : sentence;
  });
  const reading = {
    kind: 'answer' as const,
    scope,
    sentences,
    sources: [...sources],
    hidden: 0,
  };
  const read = respelt === null ? '' : `Không ai tên “${respelt.said}”; trợ lý hiểu là “${respelt.name}”. `;
  const head =
    sentences.length > 0
      ? read && `${read}Trong các cuộc họp:`
      : `${read}${headOfNearest(plan)}${hasClosed ? ` ${ofClosed}` : ''} Những dòng gần nhất:`;
  return say(writeAnswer(reading, head || null), reading);
}

/** That nothing was found stands above no line that may be the answer. */
function headOfNearest({
  query,
  missedDays,
  scope,
  mayAnswer,
}: Pick<Extract<SearchPlan, { kind: 'answer' }>, 'query' | 'missedDays' | 'scope' | 'mayAnswer'>): string {
  if (mayAnswer && missedDays === null)
    return `Câu trả lời cho “${query}” trong ${placeWords[scope]} có thể nằm ở dưới đây, trợ lý chưa chắc.`;
  const days = missedDays === null ? '' : ` ${missedDays.charAt(0).toLowerCase()}${missedDays.slice(1)}`;
  return `Không tìm thấy câu trả lời cho “${query}” trong ${placeWords[scope]}${days}.`;
}

/** Said to each person who takes part in a closed meeting, whatever was asked. */
const ofClosed = 'Nội dung các cuộc họp kín của bạn chỉ hỏi được ngay trong trang của cuộc họp đó.';

const placeWords: Readonly<Record<AskedScope, string>> = {
  meeting: 'cuộc họp này',
  series: 'các buổi của chuỗi này',
  all: 'các cuộc họp bạn được xem',
};

function renderNothing({
  query,
  isAsking,
  scope,
  offers,
  hasClosed,
}: Extract<SearchPlan, { kind: 'nothing' }>): AssistantReply {
  const [first] = offers;
  // Words that name one thing and do not say what to do with it are asked back.
  if (!isAsking && first?.kind.endsWith('-it') && 'title' in first)
    return askWithOffers(`Bạn muốn làm gì với “${first.title}”?`, offers);
  const head = isAsking
    ? `Không tìm thấy gì về “${query}” trong ${placeWords[scope]}.`
    : 'Chưa trả lời được câu này. Trợ lý biết lịch họp, việc cần làm và những gì đã nói trong các cuộc họp bạn được xem.';
  const closed = isAsking && hasClosed ? ` ${ofClosed}` : '';
  return askWithOffers(`${head}${closed} Bạn có thể:`, offers);
}
