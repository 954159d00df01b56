import type { AnswerSource } from '@hopgon/contract/chat/schemas';
import type { ModelProblem } from '@hopgon/contract/models/schemas';

const problems: Readonly<Record<ModelProblem, string>> = {
  unreachable: 'không kết nối được',
  slow: 'trả lời quá chậm',
  refused: 'từ chối trả lời',
  cut_off: 'trả lời dở dang',
  unreadable: 'trả lời không đọc được',
  unsafe: 'viết một câu không an toàn nên câu đó đã bị bỏ',
  person_budget: 'đã hết hạn mức hôm nay của bạn',
  company_budget: 'đã hết hạn mức hôm nay của công ty',
};

function costWords({ tokens, usd }: AnswerSource): string {
  if (tokens === 0) return '';
  const count = `${tokens.toLocaleString('vi-VN')} token`;
  if (usd === null) return count;
  return `${count}, ${usd.toLocaleString('vi-VN', { maximumSignificantDigits: 2 })} USD`;
}

/** Which of the two answered, in one line. */
export function sourceWords(source: AnswerSource): string {
  if (source.problem) return `AI tại chỗ trả lời, vì mô hình ${source.model} ${problems[source.problem]}.`;
  if (source.by === 'engine') return 'AI tại chỗ trả lời.';
  const parts = [
    source.isStopped ? `Đã dừng. Mô hình ${source.model}` : `Mô hình ${source.model} trả lời`,
    costWords(source),
    source.stripped > 0 ? `đã bỏ ${source.stripped} ký tự ẩn` : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
