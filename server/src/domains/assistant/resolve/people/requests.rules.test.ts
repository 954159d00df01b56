import { readRequest } from '@hopgon/engine/intent/read-request';
import { describe, expect, test } from 'vitest';
import { findAskedFacts } from '../../parse/asked-facts.rules.ts';
import { parseSchedule, parseSpokenSchedule } from '../../parse/schedule-words.rules.ts';
import { parseSource } from '../../parse/source-words.rules.ts';
import { parseSpokenTask, parseTask, type TaskWords } from '../../parse/task-words.rules.ts';
import { describePerson } from './person.rules.ts';
import { scheduleRequestOf } from './schedule-request.rules.ts';
import { taskRequestOf } from './task-request.rules.ts';

const person = (displayName: string, email: string, department = 'Không', position = '') =>
  describePerson({ userId: email, displayName, email, department, position });

const company = {
  people: [
    person('Đặng Khánh Quỳnh', 'quynh@x.vn'),
    person('Nguyễn Văn An', 'an@x.vn', 'Phòng Kế Toán'),
    person('Trần Thị Bình', 'binh@x.vn', 'Phòng Kế Toán'),
    person('Lê Hoa', 'hoa@x.vn'),
  ],
  callerId: 'quynh@x.vn',
  typedMarks: true,
};
const now = '2026-11-20T10:20:00';

const readSchedule = (rest: string) => scheduleRequestOf(parseSchedule(rest, now), company);
function readSpokenSchedule(text: string) {
  const { slots, found } = readRequest(text, now, 'schedule');
  return scheduleRequestOf(parseSpokenSchedule(slots, found, now), company);
}

function requestOf(words: TaskWords) {
  const { deadline, ...request } = taskRequestOf(words, company);
  return { ...request, deadline: deadline.said };
}
const readTask = (rest: string) => requestOf(parseTask(rest, now));
function readSpokenTask(text: string) {
  const { slots, found } = readRequest(text, now, 'task');
  const { isUrgent } = findAskedFacts(text);
  return requestOf(parseSpokenTask(slots, found, isUrgent, now));
}

describe('/lenlich reads', () => {
  // Proves S9.025
  test.each([
    [
      '"An, Bình" "Chốt kế hoạch quý" "9h30 thứ Ba tuần sau" "Phòng họp 1"',
      ['An, Bình', 'Chốt kế hoạch quý', '9h30 thứ Ba tuần sau', 'Phòng họp 1'],
    ],
    ['An, Bình "mục tiêu" 9h30 thứ Ba tuần sau', ['An, Bình', 'mục tiêu', '9h30 thứ Ba tuần sau', '']],
    [
      'An, Bình "mục tiêu" 9h30 thứ Ba tuần sau "Phòng 2"',
      ['An, Bình', 'mục tiêu', '9h30 thứ Ba tuần sau', 'Phòng 2'],
    ],
    ['"An" "Chốt giá" 9h mai tại phòng họp lớn', ['An', 'Chốt giá', '9h mai', 'phòng họp lớn']],
    ['An họp mai', ['An', 'họp', 'mai', '']],
    ['Khang họp mai', ['Khang', 'họp', 'mai', '']],
    [
      'An, Bình chốt kế hoạch 9h30 thứ Ba tuần sau',
      ['An, Bình', 'chốt kế hoạch', '9h30 thứ Ba tuần sau', ''],
    ],
    ['phòng Kế Toán chốt sổ 15h mai', ['phòng Kế Toán', 'chốt sổ', '15h mai', '']],
    ['An và Khang rà soát lúc 15h mai', ['An, Khang', 'rà soát', 'lúc 15h mai', '']],
    ['"An" 9h mai', ['An', '', '9h mai', '']],
    ['"An, Bình" "Chốt kế hoạch"', ['An, Bình', 'Chốt kế hoạch', '', '']],
    ['An Bình chốt giá 9h mai', ['An, Bình', 'chốt giá', '9h mai', '']],
    ['"An" "Chốt giá" 9h mai 45 phút', ['An', 'Chốt giá', '9h mai 45 phút', '']],
    ['An', ['An', '', '', '']],
    ['', ['', '', '', '']],
    ['"" "Chốt" "9h mai"', ['', 'Chốt', '9h mai', '']],
  ])('%s', (rest, [people, goal, time, location]) => {
    expect(readSchedule(rest)).toEqual({ people, goal, time, location });
  });
});

describe('/actionitem reads', () => {
  // Proves S9.027
  test.each([
    ['"Gửi bảng giá" "An" "thứ Sáu" cao', ['Gửi bảng giá', 'An', 'thứ Sáu', 'cao']],
    ['"Gửi bảng giá" An thứ Sáu trung bình', ['Gửi bảng giá', 'An', 'thứ Sáu', 'trung bình']],
    ['"Gửi bảng giá" An thu sau thap', ['Gửi bảng giá', 'An', 'thu sau', 'thấp']],
    ['gửi bảng giá cho An trước thứ Sáu', ['gửi bảng giá', 'An', 'trước thứ Sáu', null]],
    ['gửi bảng giá Bình mai cao', ['gửi bảng giá', 'Bình', 'mai', 'cao']],
    ['"Nâng cao" "An" "25/11"', ['Nâng cao', 'An', '25/11', null]],
    ['"Gửi bảng giá" "An"', ['Gửi bảng giá', 'An', '', null]],
    ['"Gửi bảng giá"', ['Gửi bảng giá', '', '', null]],
    ['', ['', '', '', null]],
  ])('%s', (rest, [title, assignee, deadline, priority]) => {
    expect(readTask(rest)).toEqual({ title, assignee, deadline, priority });
  });
});

describe('/tomtat reads', () => {
  // Proves S9.026
  test.each([
    ['"gần nhất" ngắn', ['gần nhất', 'short', null]],
    ['gần nhất', ['gần nhất', 'medium', null]],
    ['Họp tuần chi tiết', ['Họp tuần', 'long', null]],
    ['hop tuan chi tiet', ['hop tuan', 'long', null]],
    ['"Họp tuần" dài', ['Họp tuần', 'medium', 'dài']],
    ['An: chào "mọi người"\nBình: vừa', ['An: chào "mọi người"\nBình: vừa', 'medium', null]],
    ['', ['', 'medium', null]],
  ])('%s', (rest, [source, detail, oddDetail]) => {
    expect(parseSource(rest)).toEqual({ source, detail, oddDetail });
  });
});

describe('free words become the parameters of a meeting', () => {
  test.each([
    [
      'đặt họp với An và Bình lúc 9h30 thứ Ba tuần sau về kế hoạch quý',
      ['An và Bình', 'kế hoạch quý', 'lúc 9h30 thứ Ba tuần sau', ''],
    ],
    [
      'Đặt lịch họp 15h mai với phòng Kế Toán để chốt sổ tại phòng họp 2',
      ['phòng Kế Toán', 'chốt sổ', '15h mai', 'phòng họp 2'],
    ],
    ['hẹn An 15h mai', ['An', '', '15h mai', '']],
    ['Giúp mình lên lịch họp giao ban với Bình 9h thứ Hai', ['Bình', 'giao ban', '9h thứ Hai', '']],
    ['dat hop voi An luc 15h mai ve gia ban', ['An', 'gia ban', 'luc 15h mai', '']],
    [
      'họp với Hoa lúc 14h ngày 25/11 bàn việc tuyển dụng',
      ['Hoa', 'bàn việc tuyển dụng', 'lúc 14h ngày 25/11', ''],
    ],
    [
      'chiều mai 2 giờ rưỡi kêu thằng An với con Hoa vô họp coi lại cái báo giá nghen',
      ['thằng An với con Hoa', 'coi lại cái báo giá', 'chiều mai 2 giờ rưỡi', ''],
    ],
    ['họp gọi vốn với An 9h mai', ['An', 'gọi vốn', '9h mai', '']],
    ['mời An họp với Hoa 15h mai', ['An, Hoa', '', '15h mai', '']],
    ['đặt lịch họp 15h mai', ['', '', '15h mai', '']],
    ['mai 9h họp với An nhé', ['An', '', 'mai 9h', '']],
    ['Mình muốn họp với An vào sáng mai', ['An', '', 'vào sáng mai', '']],
    ['tạo cuộc họp 1 tiếng với Hoa 10h thứ Năm', ['Hoa', '', '10h thứ Năm, 1 tiếng', '']],
    ['9h30 mai họp với khách Hòa Phát nhé, bàn về hợp đồng', ['khách Hòa Phát', 'hợp đồng', '9h30 mai', '']],
    ['thứ 6 họp retro với đội kho lúc 4h', ['đội kho', 'retro', 'thứ 6 lúc 4h', '']],
    [
      'họp với An 14h mai bàn tiến độ khuôn dập, phòng họp tầng 2',
      ['An', 'bàn tiến độ khuôn dập', '14h mai', 'phòng họp tầng 2'],
    ],
    ['chiều mai họp cả công ty ở xưởng về an toàn', ['cả công ty', 'an toàn', 'chiều mai', 'xưởng']],
  ])('%s', (text, [people, goal, time, location]) => {
    expect(readSpokenSchedule(text)).toEqual({ people, goal, time, location });
  });
});

describe('free words become the parameters of a task', () => {
  test.each([
    ['nhắc An gửi bảng giá trước thứ Sáu', ['gửi bảng giá', 'An', 'trước thứ Sáu']],
    ['giao cho Bình việc làm báo cáo trước 25/11', ['làm báo cáo', 'Bình', 'trước 25/11']],
    ['Giao việc gửi bảng giá cho An hạn thứ Sáu', ['gửi bảng giá', 'An', 'hạn thứ Sáu']],
    ['nhờ Bình kiểm tra hợp đồng trước thứ Ba nhé', ['kiểm tra hợp đồng', 'Bình', 'trước thứ Ba']],
    ['phân công An và Bình rà soát mai', ['rà soát', 'An và Bình', 'mai']],
    ['nhắc tôi gọi khách mai', ['gọi khách', 'tôi', 'mai']],
    ['phân công chị Hoa duyệt hợp đồng mai', ['duyệt hợp đồng', 'chị Hoa', 'mai']],
    ['bảo An sửa máy in trước 5h chiều nha', ['sửa máy in', 'An', 'trước 5h chiều']],
    ['yêu cầu bếp trưởng chốt thực đơn, hạn mai', ['chốt thực đơn', 'bếp trưởng', 'hạn mai']],
    ['việc in băng rôn để Bình làm nhé', ['in băng rôn', 'Bình', '']],
    ['note lại giúp e: gọi khách Minh Long chiều nay', ['gọi khách Minh Long', '', 'chiều nay']],
    ['thêm việc: đặt 200 thùng carton', ['đặt 200 thùng carton', '', '']],
    ['giao việc in băng rôn cho An', ['in băng rôn', 'An', '']],
  ])('%s', (text, [title, assignee, deadline]) => {
    expect(readSpokenTask(text)).toEqual({ title, assignee, deadline, priority: null });
  });

  test.each([
    ['giao cho Hoa làm hợp đồng hạn ngày 30/11, gấp', 'làm hợp đồng', 'cao'],
    ['nhắc An in bảng giá, ưu tiên cao', 'in bảng giá', 'cao'],
    ['nhắc An đi gặp khách mai', 'đi gặp khách', null],
  ])('how urgent it is: %s', (text, title, priority) => {
    expect(readSpokenTask(text)).toMatchObject({ title, priority });
  });
});
