import { percent } from '@hopgon/contract/figures/figures-in-words';
import type { FiguresReport } from '@hopgon/contract/figures/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';

const hours = (minutes: number): string => String(Math.round((minutes / 60) * 100) / 100).replace('.', ',');

/** A field that a spreadsheet neither splits nor takes for a formula. */
const field = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const weekdays = ['', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ nhật'];

/** Every table of the page, one below the other. For spreadsheets: a byte order mark makes them read Vietnamese, semicolons suit their decimal comma. */
export function figuresAsCsv(report: FiguresReport): string {
  const { totals, from, to } = report;
  const rows: (readonly string[])[] = [
    ['Từ ngày', dayInDigits(from)],
    ['Đến ngày', dayInDigits(to)],
    ['Số người', String(report.people)],
    ['Số cuộc họp', String(totals.meetings)],
    ['Giờ họp', hours(totals.minutes)],
    ['Giờ họp ngoài giờ làm', hours(totals.outsideMinutes)],
    ['Phần giờ làm để họp', percent(totals.work)],
    ['Cuộc bắt đầu đúng giờ', percent(totals.punctual)],
    ['Việc xong đúng hạn', percent(totals.tasks)],
    ['Quyết định và việc được giao', String(totals.conclusions)],
    [],
    ['Tuần từ', 'Số cuộc họp', 'Giờ họp'],
    ...report.weeks.map(({ monday, meetings, minutes }) => [
      dayInDigits(monday),
      String(meetings),
      hours(minutes),
    ]),
    [],
    ['Ngày trong tuần', 'Giờ bắt đầu', 'Số cuộc họp'],
    ...report.hours.map(({ weekday, hour, meetings }) => [
      weekdays[weekday] ?? '',
      `${hour}:00`,
      String(meetings),
    ]),
    [],
    ['Phòng ban', 'Số người', 'Giờ họp', 'Phần giờ làm để họp', 'Trước đó'],
    ...report.departments.map(({ name, people, minutes, work, workBefore }) => [
      name,
      String(people),
      hours(minutes),
      percent(work),
      percent(workBefore),
    ]),
    [],
    ['Chuỗi họp', 'Số buổi', 'Giờ họp', 'Kết luận'],
    ...report.series.map(({ title, meetings, minutes, conclusions }) => [
      title,
      String(meetings),
      hours(minutes),
      String(conclusions),
    ]),
  ];
  return `\uFEFF${rows.map((row) => row.map(field).join(';')).join('\r\n')}\r\n`;
}
