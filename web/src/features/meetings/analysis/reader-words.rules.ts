import type { ModelProblem } from '@hopgon/contract/models/schemas';
import type { ModelReading, ReaderName } from '@hopgon/contract/readings/model/schemas';

const problems: Readonly<Record<ModelProblem, string>> = {
  unreachable: 'không kết nối được',
  slow: 'đọc quá chậm',
  refused: 'từ chối đọc',
  cut_off: 'đọc dở dang',
  unreadable: 'không viết được dòng nào có căn cứ',
  unsafe: 'viết nội dung không an toàn',
  person_budget: 'đã hết hạn mức hôm nay của người tải lên',
  company_budget: 'đã hết hạn mức hôm nay của công ty',
};

/** Who read, and what was left out for lack of evidence. */
export function readerWords(reader: ReaderName, reading: ModelReading): string {
  const { model, host, state, problem, kept, dropped, mended } = reading;
  if (state === 'waiting') return `AI tại chỗ đã đọc. Mô hình ${model} đang đọc thêm.`;
  if (state === 'failed') return `AI tại chỗ đọc, vì mô hình ${model} ${problems[problem ?? 'unreadable']}.`;
  if (reader === 'engine') return `Đang xem bản AI tại chỗ đọc. Mô hình ${model} cũng đã đọc.`;
  const left = [
    dropped > 0 ? `bỏ ${dropped} dòng không có căn cứ` : '',
    mended > 0 ? `bỏ người hoặc hạn không ai nói ở ${mended} việc` : '',
  ].filter((part) => part !== '');
  return [`Mô hình ${model} (${host}) đọc: ${kept} dòng có căn cứ`, ...left].join(', ').concat('.');
}
