import type { Said } from '../../../time/grammar/said.ts';
import { holidayNames } from './holiday-names.ts';

type Words = readonly (readonly [pattern: string, says: Said])[];

/** Words that many rules are made of, by the slot they fill. A slot begins with a word, not with another slot of numbers. */
export const vocabulary: Readonly<Partial<Record<string, Words>>> = {
  /** Parts of a day in one word, and in any. */
  daytime: [
    ['sáng', { part: 'morning' }],
    ['trưa', { part: 'noon' }],
    ['chiều', { part: 'afternoon' }],
    ['tối', { part: 'evening' }],
    ['đêm', { part: 'night' }],
  ],
  part: [
    ['(bình minh|rạng sáng|tờ mờ sáng|sáng sớm|sớm)', { part: 'dawn' }],
    ['[buổi] {daytime}', {}],
    ['xế chiều', { part: 'afternoon' }],
    ['(chập tối|tối muộn)', { part: 'evening' }],
    ['(ban đêm|đêm khuya|khuya)', { part: 'night' }],
    ['[trong] (giờ hành chính|giờ làm việc)', { part: 'office' }],
  ],
  partedge: [
    ['đầu [giờ|buổi]', { partEdge: 'start' }],
    ['cuối [giờ|buổi]', { partEdge: 'end' }],
  ],
  /** Which day, behind a part of it. */
  near: [
    ['(nay|này|ni)', { offset: 0 }],
    ['mai', { offset: 1 }],
    ['(mốt|kia)', { offset: 2 }],
    ['qua', { offset: -1 }],
  ],
  sunday: [['(chủ|chúa) nhật', { weekday: 8 }]],
  anysunday: [
    ['{sunday}', {}],
    ['cn', { weekday: 8 }],
  ],
  /** Which week, month, quarter or year, counted from the present one. */
  period: [
    ['tuần', { period: 'week' }],
    ['tháng', { period: 'month' }],
    ['quý', { period: 'quarter' }],
    ['năm', { period: 'year' }],
  ],
  amount: [
    ['(này|nay|ni|hiện tại|hiện nay)', { amount: 0 }],
    ['(sau|kế|kế tiếp|tiếp theo|tới|tới đây|sắp tới)', { amount: 1 }],
    ['(sau|tới|kế) nữa', { amount: 2 }],
    ['(trước|qua|rồi|vừa rồi|vừa qua|ngoái)', { amount: -1 }],
    ['trước nữa', { amount: -2 }],
  ],
  edge: [
    ['(đầu|thượng tuần|(3|ba) tháng đầu)', { edge: 'start' }],
    ['(nửa|(6|sáu) tháng) đầu', { edge: 'firstHalf' }],
    ['(nửa cuối|nửa sau|(6|sáu) tháng cuối)', { edge: 'secondHalf' }],
    ['(giữa|trung tuần)', { edge: 'middle' }],
    ['(cuối|hạ tuần|(3|ba) tháng cuối)', { edge: 'end' }],
    ['(hết|nội trong)', { edge: 'close' }],
  ],
  /** The year behind a month or quarter. */
  ofyear: [
    ['[,] năm {year}', {}],
    ['/ {fullyear}', {}],
  ],
  season: [
    ['mùa xuân', { season: 'spring' }],
    ['(mùa (hè|hạ)|[dịp|kỳ|kỳ nghỉ] hè)', { season: 'summer' }],
    ['mùa thu', { season: 'autumn' }],
    ['mùa đông', { season: 'winter' }],
    ['mùa mưa', { season: 'rainy' }],
    ['mùa khô', { season: 'dry' }],
  ],
  /** What a part of the day is called after. */
  meal: [['[giờ|lúc|khi] (ăn|cơm|bữa|bữa ăn|bữa cơm|nghỉ|ngủ|giấc)', {}]],
  /** The two months of the moon that have names. */
  moon: [
    ['giêng', { month: 1, lunar: true }],
    ['chạp', { month: 12, lunar: true }],
  ],
  /** Lengths of time. */
  unit: [
    ['giây', { unit: 'second' }],
    ['{minutes}', { unit: 'minute' }],
    ['{hours}', { unit: 'hour' }],
    ['(ngày|hôm|bữa)', { unit: 'day' }],
    ['ngày (làm việc|công)', { unit: 'workday' }],
    ['tuần [lễ]', { unit: 'week' }],
    ['tháng', { unit: 'month' }],
    ['quý', { unit: 'quarter' }],
    ['năm', { unit: 'year' }],
  ],
  minutes: [['(phút|ph|p)', {}]],
  hours: [['(tiếng [đồng hồ]|giờ đồng hồ)', {}]],
  half: [
    ['nửa (tiếng|giờ)', { unit: 'minute', n: 30 }],
    ['nửa tháng', { unit: 'day', n: 15 }],
    ['nửa năm', { unit: 'month', n: 6 }],
  ],
  /** How long one of it is, where another half is said: "2 tiếng rưỡi". */
  whole: [
    ['(tiếng|giờ)', { unit: 'minute', times: 60 }],
    ['tháng', { unit: 'day', times: 30 }],
    ['năm', { unit: 'month', times: 12 }],
  ],
  /** Behind a length, a day that far away; or all the days from now on, or up to now. */
  ahead: [['(nữa|sau)', {}]],
  coming: [['(tới|kế tiếp|tiếp theo|sắp tới|tới đây)', {}]],
  ago: [['(trước|trước đây|về trước)', {}]],
  lately: [['(qua|vừa qua|vừa rồi|gần đây)', {}]],
  /** How often. */
  cycle: [
    ['ngày', { every: 'daily' }],
    ['{longcycle}', {}],
    ['năm', { every: 'yearly' }],
  ],
  longcycle: [
    ['tuần', { every: 'weekly' }],
    ['tháng', { every: 'monthly' }],
    ['quý', { every: 'monthly', times: 3 }],
  ],
  each: [['(mỗi|mọi|hằng|hàng|từng)', {}]],
  all: [['(mỗi|mọi|các|cứ|cứ (đến|vào|mỗi))', {}]],
  once: [['[họp|gặp|giao ban|báo cáo|làm] (một|1) lần', {}]],
  /** Units counted within a month, quarter or year, and which one. */
  counted: [
    ['thứ {weekday}', { of: 'weekday' }],
    ['{anysunday}', { of: 'weekday' }],
    ['ngày', { of: 'day' }],
    ['ngày làm việc', { of: 'workday' }],
    ['tuần', { of: 'week' }],
  ],
  order: [
    ['đầu [tiên]', { count: 1 }],
    ['cuối [cùng]', { count: -1 }],
  ],
  holiday: holidayNames.map(([holiday, said]) => [said, { holiday }] as const),
};
