import type { ModelProblem } from '@hopgon/contract/models/schemas';

/** Why a model did not answer, as people read it. */
export const problemWords: Readonly<Record<ModelProblem, string>> = {
  unreachable: 'Không kết nối được với mô hình AI.',
  slow: 'Mô hình AI trả lời quá chậm.',
  refused: 'Mô hình AI từ chối trả lời.',
  cut_off: 'Mô hình AI trả lời dở dang.',
  unreadable: 'Mô hình AI trả lời không đọc được.',
  unsafe: 'Câu trả lời của mô hình AI không an toàn nên đã bị bỏ.',
  person_budget: 'Bạn đã dùng hết hạn mức mô hình AI hôm nay.',
  company_budget: 'Công ty đã dùng hết hạn mức mô hình AI hôm nay.',
};
