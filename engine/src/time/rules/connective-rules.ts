import type { Rule } from '../grammar/rule.ts';

/** Words between the parts of one time; what they tie is decided by the parts. */
export const connectiveRules: readonly Rule[] = [
  { pattern: '(lúc|hồi)', means: 'at' },
  {
    pattern:
      '(vào|vào lúc|vào khoảng|vào hồi|khoảng|tầm|cỡ|chừng|đúng|của|bắt đầu|bắt đầu từ|nhằm ngày|tức ngày|tức|,|cả|nguyên|từ lúc)',
    means: 'glue',
  },
  { pattern: '(từ|kể từ|bắt đầu từ)', means: 'from' },
  { pattern: '(đến|tới|cho đến|cho tới|~|→|đến khoảng)', means: 'to' },
  { pattern: '(-|–|—)', means: 'dash' },
];
