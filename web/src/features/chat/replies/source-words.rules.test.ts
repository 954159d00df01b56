import type { AnswerSource } from '@hopgon/contract/chat/schemas';
import { expect, test } from 'vitest';
import { sourceWords } from './source-words.rules.ts';

const source: AnswerSource = {
  by: 'model',
  model: 'qwen3',
  problem: null,
  isStopped: false,
  readsOthers: false,
  tokens: 1_234,
  usd: 0.000_37,
  stripped: 0,
  unsaid: [],
};

test.each<[Partial<AnswerSource>, string]>([
  [{}, 'Mô hình qwen3 trả lời · 1.234 token, 0,00037 USD'],
  [{ usd: null }, 'Mô hình qwen3 trả lời · 1.234 token'],
  [{ isStopped: true, tokens: 0 }, 'Đã dừng. Mô hình qwen3'],
  [{ stripped: 7, tokens: 0 }, 'Mô hình qwen3 trả lời · đã bỏ 7 ký tự ẩn'],
  [{ by: 'engine', tokens: 0, usd: null }, 'AI tại chỗ trả lời.'],
  [{ by: 'engine', problem: 'slow' }, 'AI tại chỗ trả lời, vì mô hình qwen3 trả lời quá chậm.'],
  [
    { by: 'engine', problem: 'person_budget' },
    'AI tại chỗ trả lời, vì mô hình qwen3 đã hết hạn mức hôm nay của bạn.',
  ],
])('%o', (more, words) => {
  expect(sourceWords({ ...source, ...more })).toBe(words);
});
