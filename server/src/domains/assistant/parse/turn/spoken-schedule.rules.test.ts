import { expect, test } from 'vitest';
import { resolveScheduleRequest } from '../../resolve/people/schedule-request.rules.ts';
import { parseTurn } from './parse-turn.rules.ts';
import { noContext } from './spoken-context.rules.ts';

/** A Thursday. */
const now = '2026-11-26T08:30';
const members = [
  ['thu', 'Nguyễn Thị Thu', 'Ban Giám đốc', 'Tổng giám đốc'],
  ['son', 'Trần Quang Sơn', 'Ban Giám đốc', 'Phó tổng giám đốc sản xuất'],
  ['bay', 'Lê Văn Bảy', 'Sản xuất', 'Quản đốc xưởng'],
  ['huy', 'Phạm Quang Huy', 'Kinh doanh', 'Trưởng phòng Kinh doanh'],
  ['ngoc-anh', 'Hoàng Ngọc Anh', 'Marketing', 'Trưởng nhóm Marketing'],
  ['minh', 'Vũ Đức Minh', 'Công nghệ thông tin', 'Trưởng phòng Công nghệ thông tin'],
  ['tung', 'Đặng Hoàng Tùng', 'Công nghệ thông tin', 'Lập trình viên'],
  ['ha', 'Ngô Thị Hà', 'Tài chính – Kế toán', 'Kế toán trưởng'],
  ['mai', 'Võ Thị Mai', 'Tài chính – Kế toán', 'Kế toán chi nhánh'],
  ['linh', 'Tôn Nữ Diệu Linh', 'Chi nhánh Huế', 'Trợ lý giám đốc chi nhánh'],
  ['loc', 'Nguyễn Phước Lộc', 'Chi nhánh Huế', 'Giám đốc chi nhánh Huế'],
  ['hoa', 'Cao Thị Hòa', 'Phòng khám', 'Điều dưỡng trưởng'],
  ['nam', 'Phan Văn Năm', 'Kho', 'Thủ kho'],
  ['an', 'Bùi Hải An', 'Hành chính – Nhân sự', 'Trưởng phòng Hành chính – Nhân sự'],
] as const;
const people = members.map(([userId, displayName, department, position]) => ({
  ...{ userId, displayName, department, position },
  email: `${userId}@congty.example`,
}));
const given = people.flatMap(({ displayName }) => {
  const words = displayName.split(' ');
  return [words.slice(-1).join(' '), words.slice(-2).join(' ')];
});
const rooms = ['Phòng Sen', 'Phòng Trúc', 'Phòng Sông Lam', 'Phòng Ninh Kiều'];
const hours = { days: [1, 2, 3, 4, 5], start: '08:00', end: '17:30', lunch: null };

/** The meeting that a message asks for, as its card is made of it. */
function read(message: string, callerId = 'gia-huy') {
  const question = {
    message,
    parsed: { kind: 'text', text: message } as const,
    meetingId: null,
    scope: null,
  };
  const turn = parseTurn(question, now, { ...noContext, given, rooms });
  if (turn.asked.kind !== 'schedule' || turn.asked.words.way !== 'spoken') return { kind: turn.kind };
  const { words } = turn.asked;
  const place = { zone: 'Asia/Ho_Chi_Minh', now, hours, minutes: 30, people, callerId };
  const found = resolveScheduleRequest(words, message, place);
  const { ahead } = words.time;
  return {
    goal: found.request.goal,
    people: [...found.people.userIds].sort().join(' '),
    room: found.request.location,
    start: ahead?.start.slice(0, 16) ?? '',
    until: ahead?.recurrence?.ends.by === 'until' ? ahead.recurrence.ends.day : '',
    count: ahead?.recurrence?.ends.by === 'count' ? ahead.recurrence.ends.count : 0,
    online: turn.change.online === true,
    chair: turn.words.chair,
    secretary: turn.words.secretary,
    note: turn.note,
  };
}

test.each([
  ['t5 tuần sau họp chốt chỉ tiêu t12 nhé, sáng', { goal: 'chốt chỉ tiêu t12', start: '2026-12-03T08:00' }],
  ['t4 tuan sau hop ban gia si nhe, chieu', { goal: 'ban gia si', start: '2026-12-02T13:00' }],
  ['chiều thứ Hai họp rà hợp đồng vận tải, có bác Lộc', { people: 'loc', start: '2026-11-30T13:00' }],
  ['thứ tư tới họp tổ sấy, chiều nha', { goal: 'họp tổ sấy', start: '2026-12-02T13:00' }],
  ['thứ 3 này ngồi với Tùng xem landing page, 2h', { goal: 'xem landing page', people: 'tung' }],
  ['họp sáng thứ 3 đầu tháng 12 với chị Thu', { people: 'thu', start: '2026-12-01T08:00' }],
  ['sáng mốt ngồi với chị Hòa chốt danh sách trực', { goal: 'chốt danh sách trực', people: 'hoa' }],
])('a time and that one meets then order a meeting: %s', (message, wanted) => {
  expect(read(message)).toMatchObject(wanted);
});

test.each([
  ['họp soát chứng từ quý IV với Mai, sáng thứ Sáu tuần sau', 'soát chứng từ quý IV', '2026-12-04T08:00'],
  ['hop chot so cuoi nam 9h 29/12 voi chi Mai', 'chot so cuoi nam', '2026-12-29T09:00'],
  ['mai 8h họp kiểm kê cuối tháng với chú Bảy', 'kiểm kê cuối tháng', '2026-11-27T08:00'],
  ['10h thứ Ba bàn quà đầu năm với Ngọc Anh', 'bàn quà đầu năm', '2026-12-01T10:00'],
  ['9h thứ Hai họp quyết toán quý 3 với chị Mai', 'quyết toán quý 3', '2026-11-30T09:00'],
  [
    'họp tổng kết thị trường năm 2026 với chị Thu 14h ngày 15/12',
    'tổng kết thị trường năm 2026',
    '2026-12-15T14:00',
  ],
])('beside an hour or a day a period says which matter is meant: %s', (message, goal, start) => {
  expect(read(message)).toMatchObject({ goal, start });
});

test.each([
  ['đặt họp 3h chiều mai với anh Sơn, bàn chữ trên hộp atiso, nửa tiếng', 'chữ trên hộp atiso'],
  ['1-1 với anh Minh cách tuần 1 lần, 16h thứ Hai', '1-1'],
  ['đặt luôn 3h chiều mai với 2 người đó, bàn giá sỉ', 'bàn giá sỉ'],
  ['Mỗi sáng thứ Hai 9h làm content weekly nha, online, mời Linh + Tùng', 'content weekly'],
  ['ok lấy nó, 3h-4h chiều mai, review moodboard, mời Diệu Linh remote nha', 'review moodboard'],
  ['gặp chị Thu 9h thứ Hai, nội dung là xin thêm bác sĩ cho phòng khám', 'xin thêm bác sĩ cho phòng khám'],
  ['họp Ban tổ chức tất niên thứ Hai 15h, mời chị Thu, anh Sơn; mở thêm online', 'Ban tổ chức tất niên'],
  ['Thứ Hai giao ban mấy giờ tan? Xong đặt 10h họp với anh Minh về phân quyền', 'phân quyền'],
  ['hẹn anh Minh 3h chiều mai bàn cái web đặt hàng', 'web đặt hàng'],
  ['14h mai họp với chị Hà nha, em hỏi chút tờ khai thuế', 'tờ khai thuế'],
  ['thứ Hai 16h họp quỹ với Mai', 'họp quỹ'],
  ['họp Công đoàn 16h thứ Hai, mời toàn công ty', 'Công đoàn'],
  ['họp với a Minh 9h mai', ''],
])('what a meeting is about is its matter and nothing else: %s', (message, goal) => {
  expect(read(message)).toMatchObject({ goal });
});

test.each([
  ['họp giá 9h mai với Mai và anh Năm kho', 'mai nam'],
  ['họp giá 9h mai với chị Mai chị Hà', 'ha mai'],
  ['dat hop voi chi Mai chi An anh Nam 9h mai', 'an mai nam'],
  ['họp giá 9h mai với phòng Hành chính – Nhân sự và Mai', 'an mai'],
  ['họp anh Minh anh Sơn chị Thu 14h mai', 'minh son thu'],
])('nobody who is named is lost: %s', (message, wanted) => {
  expect(read(message)).toMatchObject({ people: wanted });
});

test.each([
  ['hen anh Minh 3h chieu mai o truc ban web dat hang', 'Phòng Trúc'],
  ['giu song lam chieu mai 2h hop voi anh Bay', 'Phòng Sông Lam'],
  ['dat ninh kieu 8h sang thu 6 hop anh em boc xep', 'Phòng Ninh Kiều'],
  ['hop truc tuyen voi chi Hoa 9h mai', ''],
  ['book phòng Sen 14h thứ Hai duyệt key visual', 'Phòng Sen'],
])('a room is found as it is typed: %s', (message, room) => {
  expect(read(message)).toMatchObject({ room });
});

test.each([
  ['Chiều thứ năm hàng tuần 4h30 họp quỹ với Mai, bắt đầu tuần sau tới hết tháng 1', '2027-01-31', 0],
  ['Từ 8/12 cứ hai tuần một lần, thứ Ba 10h, họp tiến độ với Linh, buổi cuối là 19/1', '2027-01-19', 0],
  ['thứ 2 hàng tuần 8h họp doanh số với Ngọc Anh, từ 7/12 đến 15/6', '2027-06-15', 0],
  ['9h thứ Tư hằng tuần họp web với Tùng, bắt đầu từ 9/12, kết thúc 27/1', '2027-01-27', 0],
  ['hop giao ban kho moi thu hai 7h30 voi anh Nam, bat dau tu 7/12, den het thang 2', '2027-02-28', 0],
  ['3h chiều thứ Tư hằng tuần họp phòng khám, 8 buổi, bắt đầu từ 9/12', '', 8],
  ['họp web mỗi thứ Hai từ 9h đến 10h với Tùng', '', 0],
])('a series ends where its message says so: %s', (message, until, count) => {
  expect(read(message)).toMatchObject({ until, count });
});

test.each([
  [
    '9h mai họp giá với bác Lộc, bác Lộc chủ trì, em Linh ghi biên bản',
    { chair: 'bác Lộc', secretary: 'em Linh' },
  ],
  ['9h mai họp giá với chị Thu, em Linh, thư ký là em Linh', { chair: '', secretary: 'em Linh' }],
  [
    '9h mai họp giá với Linh, ghi chú là mang bảng tồn kho đến ngày 30/11',
    { note: 'mang bảng tồn kho đến ngày 30/11' },
  ],
  ['9h mai họp giá với Linh, nối mạng cho Linh', { online: true, goal: 'họp giá' }],
])('parts and note of a meeting: %s', (message, wanted) => {
  expect(read(message)).toMatchObject(wanted);
});

/** The poll that a message asks for. */
function readPoll(message: string) {
  const question = { message, parsed: { kind: 'text' }, meetingId: null, scope: null } as const;
  return parseTurn(question, now, { ...noContext, given, rooms }).act;
}

test.each([
  [
    'hỏi chị Hà với anh Minh họp kho cuối năm: sáng 8/12 hay chiều 9/12',
    { title: 'kho cuối năm', times: ['sáng 8/12', 'chiều 9/12'] },
  ],
  ['tạo poll bàn campaign Tết với Linh', { title: 'campaign Tết', times: [], isOfOther: false }],
  [
    'lấy ý kiến Linh coi họp chia ca Tết sáng thứ Ba hay sáng thứ Sáu tuần sau',
    { title: 'chia ca Tết', times: ['sáng thứ Ba tuần sau', 'sáng thứ Sáu tuần sau'] },
  ],
  [
    'lấy ý kiến chọn ngày khám sức khoẻ: 8/12, 9/12 hoặc 11/12, đều 8h sáng',
    { times: ['8h sáng 8/12', '8h sáng 9/12', '8h sáng 11/12'] },
  ],
  [
    'hỏi anh Sơn với chú Bảy họp 30 phút về máy hplc, cho chọn thứ 3 9h hoặc thứ 6 9h tuần tới',
    { title: 'máy hplc', minutes: 30 },
  ],
  [
    'bình chọn giờ họp kho: 9h 8/12, 10h 9/12, hỏi chị Hà, hạn trả lời 17h mai',
    { times: ['9h 8/12', '10h 9/12'], answerBy: '17h mai' },
  ],
  ['bình chọn món tiệc: lẩu hay nướng', { times: [], isOfOther: true }],
])('a poll has its matter, its times and its end: %s', (message, wanted) => {
  expect(readPoll(message)).toMatchObject({ kind: 'poll', ...wanted });
});
