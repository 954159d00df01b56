import type { Facts } from '../facts.ts';
import type { Rule } from '../grammar/rule.ts';

const minutes =
  (perUnit: number, extra = 0) =>
  ([amount = 0]: readonly number[]): Facts => ({ minutes: amount * perUnit + extra });
const both = ([hours = 0, rest = 0]: readonly number[]): Facts => ({ minutes: hours * 60 + rest });

const lead = '[trong|trong vòng|kéo dài|dài|mất|suốt|khoảng|tầm|cỡ|chừng|thời lượng|trong khoảng]';
const said = '(kéo dài|dài|mất|suốt|thời lượng) [khoảng|tầm|chừng]';
const minute = "(phút|ph|p|')";

/** Lengths that cannot be an hour of the day; "2 giờ" is one only after words such as "kéo dài". */
export const durationRules: readonly Rule[] = [
  { pattern: `${lead} {n} ${minute}`, means: minutes(1) },
  { pattern: `${lead} ({n}|{decimal}) (tiếng|tiếng đồng hồ|giờ đồng hồ)`, means: minutes(60) },
  { pattern: `${lead} {n} (tiếng|giờ đồng hồ|tiếng đồng hồ) rưỡi`, means: minutes(60, 30) },
  { pattern: `${lead} {n} tiếng {minute} [phút|ph|p]`, means: both },
  { pattern: `${lead} {decimal} (giờ|h|g)`, means: minutes(60) },
  { pattern: `${lead} nửa (tiếng|giờ|giờ đồng hồ|tiếng đồng hồ)`, means: { minutes: 30 } },
  { pattern: `${said} {n} (giờ|h|g)`, means: minutes(60) },
  { pattern: `${said} {n} (giờ|h|g) rưỡi`, means: minutes(60, 30) },
  { pattern: `${said} {n} (giờ|h|g) {minute} [phút|ph|p]`, means: both },
  { pattern: `${lead} {n} (giờ|h|g) rưỡi đồng hồ`, means: minutes(60, 30) },
];

/** Where only a length is asked for, hours of the day are lengths too. */
export const bareDurationRules: readonly Rule[] = [
  ...durationRules,
  { pattern: '{n} (giờ|h|g)', means: minutes(60) },
  { pattern: '{n} (giờ|h|g|tiếng) rưỡi', means: minutes(60, 30) },
  { pattern: `{n} (giờ|h|g) {minute} [phút|ph|p|']`, means: both },
  { pattern: '{n} (ngày|hôm)', means: minutes(24 * 60) },
  { pattern: '{clock}', means: both },
];
