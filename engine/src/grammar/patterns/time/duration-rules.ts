import type { Facts } from '../../../time/facts.ts';
import type { Rule } from '../../../time/grammar/rule.ts';
import type { Said } from '../../../time/grammar/said.ts';

const minutes =
  (perUnit: number, extra = 0) =>
  ({ n = 0 }: Said): Facts => ({ minutes: n * perUnit + extra });
const both = ({ n = 0, hour = n, minute = 0 }: Said): Facts => ({ minutes: hour * 60 + minute });

const lead = '[trong|trong (vòng|khoảng)|kéo dài|dài|mất|suốt|khoảng|tầm|cỡ|chừng|thời lượng]';
const said = '(kéo dài|dài|mất|suốt|thời lượng) [khoảng|tầm|chừng]';

/** Lengths that cannot be an hour of the day; "2 giờ" is one only after words such as "kéo dài". */
export const durationRules: readonly Rule[] = [
  [`${lead} {n} ({minutes}|')`, minutes(1)],
  [`${lead} ({n}|{decimal}) {hours}`, minutes(60)],
  [`${lead} {n} {hours} rưỡi`, minutes(60, 30)],
  [`${lead} tiếng rưỡi`, { minutes: 90 }],
  [`${lead} {n} tiếng {minute} [{minutes}]`, both],
  [`${lead} {decimal} (giờ|h|g)`, minutes(60)],
  [`${lead} nửa (giờ|{hours})`, { minutes: 30 }],
  [`${said} {n} (giờ|h|g)`, minutes(60)],
  [`${said} {n} (giờ|h|g) rưỡi`, minutes(60, 30)],
  [`${said} {n} (giờ|h|g) {minute} [{minutes}]`, both],
  [`${lead} {n} (giờ|h|g) rưỡi đồng hồ`, minutes(60, 30)],
];

/** Where only a length is asked for, hours of the day are lengths too. */
export const bareDurationRules: readonly Rule[] = [
  ...durationRules,
  ['{n} (giờ|h|g)', minutes(60)],
  ['{n} (giờ|h|g|tiếng) rưỡi', minutes(60, 30)],
  ["{n} (giờ|h|g) {minute} [{minutes}|']", both],
  ['{n} (ngày|hôm)', minutes(24 * 60)],
  ['{clock}', both],
];
