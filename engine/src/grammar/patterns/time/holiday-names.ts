/**
 * A holiday's date, day/month, of the moon where "al" (âm lịch) stands behind, and how people say it, as a pattern of the
 * grammar. Day 0 is the last of the month before: the eve of Tết falls on the 29th or the 30th.
 */
export type HolidayName = readonly [date: string, said: string];

/** The date as it stands in the list is the key of a holiday. */
export const tet = '1/1al';
export const tetEve = '0/1al';

export const holidayNames: readonly HolidayName[] = [
  [tet, '(tết|tết nguyên đán|tết âm lịch|tết âm|tết ta|tết cổ truyền|nguyên đán)'],
  [tetEve, 'giao thừa'],
  ['1/1', '(tết dương lịch|tết dương|tết tây|năm mới dương lịch|ngày đầu năm mới|năm mới)'],
  ['10/3al', '([lễ|ngày] giỗ tổ [hùng vương]|giỗ tổ vua hùng)'],
  ['30/4', '((lễ|dịp) giải phóng|[ngày|lễ] giải phóng miền nam|[ngày|lễ] thống nhất đất nước)'],
  ['1/5', '[ngày|lễ] (quốc tế lao động|lao động quốc tế)'],
  ['2/9', '([ngày|lễ] quốc khánh|(ngày|lễ|tết) độc lập)'],
  ['8/3', '[ngày] quốc tế phụ nữ'],
  ['20/10', '[ngày] phụ nữ việt nam'],
  ['20/11', '[ngày] (nhà giáo việt nam|nhà giáo|hiến chương nhà giáo)'],
  ['15/8al', '[tết|rằm|lễ] trung thu'],
  ['23/12al', '([lễ|ngày|tết|cúng|đưa] ông công ông táo|(lễ|ngày|tết|cúng|đưa) ông táo)'],
  ['10/1al', '[ngày|lễ] [vía] thần tài'],
  ['15/1al', '(tết nguyên tiêu|rằm nguyên tiêu)'],
  ['15/7al', '(lễ|mùa|rằm|ngày) vu lan'],
  ['15/4al', '[lễ|ngày|mùa] phật đản'],
  ['5/5al', '[tết] đoan ngọ'],
  ['3/3al', '[tết] hàn thực'],
  ['25/12', '[lễ|ngày|ngày lễ] (giáng sinh|noel|nô en)'],
  ['24/12', '(đêm|tối) (giáng sinh|noel|nô en)'],
  ['14/2', '([ngày|lễ] valentine|(lễ|ngày) tình nhân|ngày lễ tình nhân)'],
  ['1/6', '([ngày|tết] quốc tế thiếu nhi|tết thiếu nhi)'],
  ['27/2', 'ngày thầy thuốc [việt nam]'],
  ['21/6', 'ngày báo chí [cách mạng] [việt nam]'],
  ['27/7', 'ngày thương binh liệt sĩ'],
  ['13/10', 'ngày doanh nhân [việt nam]'],
  ['31/10', '[lễ] halloween'],
  ['22/12', 'ngày (thành lập quân đội|quân đội nhân dân)'],
  ['3/2', 'ngày thành lập đảng'],
  ['31/12', 'đêm (giao thừa dương lịch|năm mới)'],
  ['24/11', 'ngày văn hóa việt nam'],
];
