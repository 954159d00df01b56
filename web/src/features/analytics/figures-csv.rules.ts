import { formatCsv } from '@hopgon/contract/csv';
import { hiddenWeeksNote, percent, weekInWords } from '@hopgon/contract/figures/figures-in-words';
import type { FiguresReport } from '@hopgon/contract/figures/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';

const hours = (minutes: number): string => String(Math.round((minutes / 60) * 100) / 100).replace('.', ',');

const weekdays = ['', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ Nhật'];

/** Every table of the page, one below the other. */
export function figuresAsCsv(report: FiguresReport): string {
  const { totals, from, to } = report;
  const hidden = hiddenWeeksNote(report);
  const rows: (readonly string[])[] = [
    ['Từ ngày', dayInDigits(from)],
    ['Đến ngày', dayInDigits(to)],
    ['Số người', String(report.people)],
    ['Số cuộc họp', String(totals.meetings)],
    ['Giờ họp', hours(totals.minutes)],
    ['Giờ họp ngoài giờ làm', hours(totals.outsideMinutes)],
    ['Tỷ lệ giờ làm dành cho họp', percent(totals.work)],
    ['Cuộc bắt đầu đúng giờ', percent(totals.punctual)],
    ['Mục chương trình bàn tới', percent(totals.agenda)],
    ['Việc xong đúng hạn', percent(totals.tasks)],
    ['Quyết định và việc được giao', String(totals.conclusions)],
    [],
    ['Tuần từ', 'Số cuộc họp', 'Giờ họp'],
    ...report.weeks.map(({ monday, meetings, minutes, people }) => [
      weekInWords(monday, report),
      people === 0 ? '–' : String(meetings),
      people === 0 ? '–' : hours(minutes),
    ]),
    ...(hidden === null ? [] : [[hidden]]),
    [],
    ['Ngày trong tuần', 'Giờ bắt đầu', 'Số cuộc họp'],
    ...report.hours.map(({ weekday, hour, meetings }) => [
      weekdays[weekday] ?? '',
      `${hour}:00`,
      String(meetings),
    ]),
    [],
    ['Phòng ban', 'Số người', 'Giờ họp', 'Tỷ lệ giờ làm dành cho họp', 'Kỳ trước'],
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
  return formatCsv(rows, ';');
}
