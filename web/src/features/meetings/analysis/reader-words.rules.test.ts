import type { ModelReading, ReaderName } from '@hopgon/contract/readings/model/schemas';
import { expect, test } from 'vitest';
import { readerWords } from './reader-words.rules.ts';

const reading: ModelReading = {
  model: 'qwen3',
  host: 'ai.congty.vn',
  state: 'ready',
  problem: null,
  kept: 12,
  dropped: 3,
  mended: 1,
};

test.each<[ReaderName, Partial<ModelReading>, string]>([
  [
    'model',
    {},
    'Mô hình qwen3 (ai.congty.vn) đọc: 12 dòng có căn cứ, bỏ 3 dòng không có căn cứ, bỏ người hoặc hạn không ai nói ở 1 việc.',
  ],
  ['model', { dropped: 0, mended: 0 }, 'Mô hình qwen3 (ai.congty.vn) đọc: 12 dòng có căn cứ.'],
  ['engine', {}, 'Đang xem bản AI tại chỗ đọc. Mô hình qwen3 cũng đã đọc.'],
  ['engine', { state: 'waiting' }, 'AI tại chỗ đã đọc. Mô hình qwen3 đang đọc thêm.'],
  ['engine', { state: 'failed', problem: 'slow' }, 'AI tại chỗ đọc, vì mô hình qwen3 đọc quá chậm.'],
])('%s, %o', (reader, more, words) => {
  expect(readerWords(reader, { ...reading, ...more })).toBe(words);
});
