import type { Rule } from '../../../time/grammar/rule.ts';
import { createGrammar } from '../../grammar.ts';
import { clockRules } from './clock-rules.ts';
import { connectiveRules } from './connective-rules.ts';
import { dateRules } from './date-rules.ts';
import { dayRules, nowRules } from './day-rules.ts';
import { durationRules } from './duration-rules.ts';
import { holidayRules } from './holiday-rules.ts';
import { lunarRules } from './lunar-rules.ts';
import { notTimes } from './not-times.ts';
import { nthRules } from './nth-rules.ts';
import { periodRules } from './period-rules.ts';
import { recurrenceRules } from './recurrence-rules.ts';
import { seasonRules } from './season-rules.ts';
import { shiftRules } from './shift-rules.ts';
import { timeSlots } from './time-slots.ts';
import { weekdayRules } from './weekday-rules.ts';

/**
 * Every way of saying when. Order decides between matches of one length: what is listed first wins.
 * Periods and days stand before dates: without marks "thang sau" is rather next month than June.
 */
export const rules: readonly Rule[] = [
  ...nowRules,
  ...recurrenceRules,
  ...holidayRules,
  ...seasonRules,
  ...periodRules,
  ...dayRules,
  ...dateRules,
  ...lunarRules,
  ...shiftRules,
  ...clockRules,
  ...durationRules,
  ...weekdayRules,
  ...nthRules,
  ...connectiveRules,
  ...notTimes,
];

export const timeGrammar = createGrammar(timeSlots, rules);
