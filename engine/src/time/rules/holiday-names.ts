export type HolidayKey =
  | 'new-year'
  | 'tet'
  | 'tet-eve'
  | 'hung-kings'
  | 'reunification'
  | 'labour'
  | 'national'
  | 'women'
  | 'vietnamese-women'
  | 'teachers'
  | 'mid-autumn'
  | 'kitchen-gods'
  | 'first-full-moon'
  | 'vu-lan'
  | 'doan-ngo'
  | 'han-thuc'
  | 'christmas-eve'
  | 'christmas'
  | 'valentine'
  | 'children'
  | 'doctors'
  | 'press'
  | 'martyrs'
  | 'entrepreneurs'
  | 'halloween'
  | 'army'
  | 'party'
  | 'new-year-eve'
  | 'culture';

export type HolidayDate = {
  readonly key: HolidayKey;
  /** How people say it, as a pattern of the grammar. */
  readonly said: string;
  readonly calendar: 'solar' | 'lunar';
  readonly month: number;
  /** 0 is the last day of the month before: the eve of Tết falls on the 29th or the 30th. */
  readonly day: number;
};

const solar = (key: HolidayKey, day: number, month: number, said: string): HolidayDate => ({
  key,
  said,
  calendar: 'solar',
  month,
  day,
});
const lunar = (key: HolidayKey, day: number, month: number, said: string): HolidayDate => ({
  key,
  said,
  calendar: 'lunar',
  month,
  day,
});

export const holidayNames: readonly HolidayDate[] = [
  lunar('tet', 1, 1, '(tết|tết nguyên đán|tết âm lịch|tết âm|tết ta|tết cổ truyền|nguyên đán)'),
  lunar('tet-eve', 0, 1, 'giao thừa'),
  solar('new-year', 1, 1, '(tết dương lịch|tết dương|tết tây|năm mới dương lịch|ngày đầu năm mới|năm mới)'),
  lunar('hung-kings', 10, 3, '([lễ|ngày] giỗ tổ [hùng vương]|giỗ tổ vua hùng)'),
  solar(
    'reunification',
    30,
    4,
    '((lễ|dịp) giải phóng|[ngày|lễ] giải phóng miền nam|[ngày|lễ] thống nhất đất nước)',
  ),
  solar('labour', 1, 5, '[ngày|lễ] (quốc tế lao động|lao động quốc tế)'),
  solar('national', 2, 9, '([ngày|lễ] quốc khánh|(ngày|lễ|tết) độc lập)'),
  solar('women', 8, 3, '[ngày] quốc tế phụ nữ'),
  solar('vietnamese-women', 20, 10, '[ngày] phụ nữ việt nam'),
  solar('teachers', 20, 11, '[ngày] (nhà giáo việt nam|nhà giáo|hiến chương nhà giáo)'),
  lunar('mid-autumn', 15, 8, '[tết|rằm|lễ] trung thu'),
  lunar('kitchen-gods', 23, 12, '([lễ|ngày|tết|cúng|đưa] ông công ông táo|(lễ|ngày|tết|cúng|đưa) ông táo)'),
  lunar('first-full-moon', 15, 1, '(tết nguyên tiêu|rằm nguyên tiêu)'),
  lunar('vu-lan', 15, 7, '(lễ|mùa|rằm|ngày) vu lan'),
  lunar('doan-ngo', 5, 5, '[tết] đoan ngọ'),
  lunar('han-thuc', 3, 3, '[tết] hàn thực'),
  solar('christmas', 25, 12, '[lễ|ngày|ngày lễ] (giáng sinh|noel|nô en)'),
  solar('christmas-eve', 24, 12, '(đêm|tối) (giáng sinh|noel|nô en)'),
  solar('valentine', 14, 2, '([ngày|lễ] valentine|(lễ|ngày) tình nhân|ngày lễ tình nhân)'),
  solar('children', 1, 6, '([ngày|tết] quốc tế thiếu nhi|tết thiếu nhi)'),
  solar('doctors', 27, 2, 'ngày thầy thuốc [việt nam]'),
  solar('press', 21, 6, 'ngày báo chí [cách mạng] [việt nam]'),
  solar('martyrs', 27, 7, 'ngày thương binh liệt sĩ'),
  solar('entrepreneurs', 13, 10, 'ngày doanh nhân [việt nam]'),
  solar('halloween', 31, 10, '[lễ] halloween'),
  solar('army', 22, 12, 'ngày (thành lập quân đội|quân đội nhân dân)'),
  solar('party', 3, 2, 'ngày thành lập đảng'),
  solar('new-year-eve', 31, 12, 'đêm (giao thừa dương lịch|năm mới)'),
  solar('culture', 24, 11, 'ngày văn hóa việt nam'),
];
