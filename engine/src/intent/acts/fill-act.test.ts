import { describe, expect, test } from 'vitest';
import type { IntentKind, IntentSlots } from '../intent.ts';
import { readMessage } from '../read-message.ts';
import { fillAct } from './fill-act.ts';
import { fillQuestion } from './fill-question.ts';
import { readPieces } from './read-pieces.ts';
import { SaidSlots } from './said-slots.ts';

const saidIn = (message: string, slots: IntentSlots) =>
  new SaidSlots(message, readPieces(readMessage(message)), slots);

type Row = readonly [kind: IntentKind, message: string, slots: IntentSlots, wanted: object | null];

describe('an act of a kind that is known', () => {
  test.each<Row>([
    [
      'move',
      'buổi duyệt mẫu mai chắc phải sang thứ 2 9h',
      { about: 'duyệt mẫu mai', time: 'thứ 2 9h' },
      { kind: 'move', words: 'duyệt mẫu', times: ['mai'], to: 'thứ 2 9h', by: null },
    ],
    [
      'task-deadline',
      'lập lịch trực quan trọng lắm, cho lên ưu tiên cao, rồi hạn kéo về 2/12',
      { about: 'lập lịch trực', deadline: '2/12' },
      { words: 'lập lịch trực', deadline: '2/12', priority: 'high' },
    ],
    [
      'task-assign',
      'giao lại việc kiểm kê kho cho Mai nhé, anh Năm ốm rồi',
      { about: 'kiểm kê kho' },
      { words: 'kiểm kê kho', assignee: 'Mai' },
    ],
    [
      'task-deadline',
      'cho o Linh thêm 3 ngày',
      { about: 'o Linh' },
      { words: '', people: ['Linh'], days: 3, priority: null },
    ],
    [
      'nudge',
      'anh Huy chưa trả lời à, soạn cái thư nhắc anh ấy giùm tôi',
      { person: 'anh Huy', about: 'thư nhắc anh ấy' },
      { kind: 'letter', to: 'anh Huy', text: 'nhắc' },
    ],
    [
      'remind',
      'nhắc cháu trước 1 tiếng mang hồ sơ',
      {},
      { kind: 'remind-before', minutes: 60, text: 'mang hồ sơ' },
    ],
    [
      'remind',
      'nhắc chị trước giờ phỏng vấn nửa tiếng',
      {},
      { kind: 'remind-before', minutes: 30, words: 'phỏng vấn' },
    ],
    ['move', 'cho giao ban lùi lại nửa tiếng', { about: 'giao ban', by: 'nửa tiếng' }, { to: '', by: 30 }],
    ['move', 'giao ban sớm hơn 15 phút nhé', { about: 'giao ban', by: '15 phút' }, { by: -15 }],
    ['move', 'giao ban lùi 2 ngày giúp em', { about: 'giao ban', by: '2 ngày' }, { by: 2880 }],
    ['move', 'dời giao ban sang 10h mai', { about: 'giao ban' }, { words: 'giao ban', to: 'sang 10h mai' }],
    ['move', 'giao ban đổi giờ khác', { about: 'giao ban' }, { words: 'giao ban', to: '', by: null }],
    [
      'prolong',
      'buổi nghiệm thu kéo tới 11h',
      { about: 'nghiệm thu', until: '11h' },
      { kind: 'prolong', words: 'nghiệm thu', to: '11h', minutes: null },
    ],
    ['prolong', 'nghiệm thu thêm 20 phút', { about: 'nghiệm thu', by: '20 phút' }, { minutes: 20 }],
    ['prolong', 'rút nghiệm thu bớt 20 phút', { about: 'nghiệm thu', by: '20 phút' }, { minutes: -20 }],
    ['prolong', 'nghiệm thu còn 45 phút thôi', { about: 'nghiệm thu', lasts: '45 phút' }, { lasts: 45 }],
    ['prolong', 'cho nghiệm thu dài ra', { about: 'nghiệm thu' }, null],
    [
      'cancel',
      'thôi buổi đào tạo khỏi họp, thầy ốm',
      { about: 'đào tạo', reason: 'thầy ốm' },
      { kind: 'cancel', words: 'đào tạo', reason: 'thầy ốm', all: false },
    ],
    ['cancel', 'xóa tất cả lịch tuần sau', {}, { all: true, times: ['tuần sau'] }],
    [
      'invite',
      'buổi giá gọi thêm anh Sơn, chị Lan',
      { about: 'giá', people: 'anh Sơn, chị Lan' },
      { kind: 'invite', add: ['anh Sơn', 'chị Lan'], remove: [], people: [] },
    ],
    ['uninvite', 'gỡ chị Lan khỏi giao ban', { people: 'chị Lan' }, { add: [], remove: ['chị Lan'] }],
    ['invite', 'mời thêm người vào giao ban', { about: 'giao ban' }, null],
    [
      'change-place',
      'giao ban qua hội trường B nha',
      { about: 'giao ban', place: 'hội trường B' },
      { kind: 'change-place', words: 'giao ban', place: 'hội trường B', online: null },
    ],
    [
      'change-place',
      'giao ban chuyển sang online',
      { about: 'giao ban', place: 'online' },
      { place: '', online: true },
    ],
    ['change-place', 'giao ban đổi chỗ', { about: 'giao ban' }, null],
    [
      'rename',
      'đổi tên họp khẩn thành “Rà soát giá”',
      { about: 'họp khẩn', title: 'Rà soát giá' },
      { kind: 'rename', title: 'Rà soát giá' },
    ],
    [
      'rename',
      'đổi tên cuộc tổng kết thành "Tổng kết và khen thưởng" giúp mình',
      {},
      { kind: 'rename', words: 'tổng kết', title: 'Tổng kết và khen thưởng' },
    ],
    ['rename', 'đổi tên cuộc duyệt bao bì', { title: 'duyệt bao bì' }, { words: 'duyệt bao bì', title: '' }],
    [
      'move',
      'dời duyệt giá sang 2h chiều, phòng Trúc',
      { about: 'duyệt giá', time: '2h chiều' },
      { to: '2h chiều', place: 'phòng Trúc', online: null, lasts: null },
    ],
    [
      'move',
      'dời duyệt giá sang thứ 4, họp online 45 phút thôi',
      { about: 'duyệt giá', time: 'thứ 4' },
      { to: 'thứ 4', place: '', online: true, lasts: 45 },
    ],
    [
      'prolong',
      'giao ban rút còn 45 phút',
      { about: 'giao ban', by: '45 phút' },
      { lasts: 45, minutes: null },
    ],
    [
      'move',
      'lui buổi tập huấn lại 10 rưỡi cùng ngày',
      { about: 'tập huấn' },
      { to: '10h30', words: 'tập huấn' },
    ],
    [
      'prolong',
      'giao ban 10/12 cho thêm 30 phút, năm nào cũng lố giờ',
      { about: 'giao ban 10/12', until: '30 phút, năm nào cũng' },
      { minutes: 30, to: '' },
    ],
    ['prolong', 'dời xuống 10h30', { until: '10h30' }, null],
    [
      'cancel',
      'hủy họp giá chiều nay, nhắn chú Năm khỏi chạy lên',
      { about: 'giá chiều nay' },
      { words: 'giá', beside: ['nhắn chú Năm khỏi chạy lên'] },
    ],
    ['respond-no', 'giao ban em vắng', { about: 'giao ban' }, { kind: 'respond', answer: 'declined' }],
    ['respond-yes', 'Tôi đi được', {}, { answer: 'accepted', words: '' }],
    [
      'come-late',
      'giao ban tôi vào trễ 10 phút, kẹt xe',
      { about: 'giao ban', by: '10 phút', reason: 'kẹt xe' },
      { kind: 'come-late', words: 'giao ban', times: [], minutes: 10, reason: 'kẹt xe' },
    ],
    [
      'move',
      'dời giao ban qua 3h chiều mai, chị Hà bận lúc 2h',
      { about: 'giao ban', time: 'lúc 2h' },
      { kind: 'move', to: '3h chiều mai' },
    ],
    [
      'remind',
      '9h nhắc mình gọi chị Oanh bên bảo hiểm',
      { text: 'bên bảo hiểm' },
      { text: 'gọi chị Oanh bên bảo hiểm' },
    ],
    [
      'agenda-add',
      'đưa máy in vào giao ban 10 phút',
      { about: 'giao ban', item: 'máy in' },
      { kind: 'agenda', words: 'giao ban', items: [{ title: 'máy in', minutes: 10 }] },
    ],
    [
      'remind',
      'trước giao ban 15 phút nhắc em in bảng giá',
      { about: 'giao ban', by: '15 phút', text: 'in bảng giá' },
      { kind: 'remind-before', words: 'giao ban', minutes: 15, text: 'in bảng giá' },
    ],
    ['remind', '3h nhắc anh gọi chị Yến', { text: 'gọi chị Yến' }, { kind: 'remind', at: '3h' }],
    [
      'task-deadline',
      'việc báo giá xin tới thứ Sáu',
      { about: 'báo giá', deadline: 'thứ Sáu' },
      { kind: 'task', words: 'báo giá', isNamed: true, state: null, deadline: 'thứ Sáu' },
    ],
    ['task-deadline', 'báo giá thêm 3 ngày nhé', { about: 'báo giá' }, { days: 3, deadline: '' }],
    ['task-done', 'báo giá gửi rồi nha', { about: 'việc báo giá' }, { words: 'báo giá', state: 'done' }],
    ['task-priority', 'báo giá làm gấp', { about: 'báo giá' }, { priority: 'high' }],
    ['nudge', 'hỏi Bình báo cáo tới đâu', { person: 'Bình', about: 'báo cáo' }, { person: 'Bình' }],
    ['note', 'ghi lại giúp', {}, null],
    ['note', 'ghi lại mã két 12', { text: 'mã két 12' }, { text: 'mã két 12', about: null }],
    [
      'note',
      'ghi vào giao ban thứ Hai: thiếu hai người',
      { about: 'giao ban thứ Hai', text: 'thiếu hai người' },
      { kind: 'note', text: 'thiếu hai người', about: { words: 'giao ban', times: ['thứ Hai'] } },
    ],
    [
      'agenda-add',
      'thêm 2 mục vào họp công nợ: nợ quá hạn 20p, hóa đơn 10p',
      { about: 'công nợ', item: '2 mục' },
      {
        words: 'công nợ',
        items: [
          { title: 'nợ quá hạn', minutes: 20 },
          { title: 'hóa đơn', minutes: 10 },
        ],
      },
    ],
    [
      'agenda-add',
      'thêm chạy thử máy ba mươi phút, ký biên bản năm phút vào nghiệm thu',
      { about: 'nghiệm thu', item: 'chạy thử máy ba mươi phút, ký biên bản năm phút' },
      {
        items: [
          { title: 'chạy thử máy', minutes: 30 },
          { title: 'ký biên bản', minutes: 5 },
        ],
      },
    ],
    [
      'agenda-add',
      'chương trình giao ban: 1. khiếu nại 10p 2. giá in 20p',
      { about: 'giao ban', item: '1. khiếu nại 10p 2. giá in 20p' },
      {
        items: [
          { title: 'khiếu nại', minutes: 10 },
          { title: 'giá in', minutes: 20 },
        ],
      },
    ],
    [
      'poll',
      'hỏi chị Hà rà soát lúc nào: 14h t4, 9h t5 hay 9h t6 tuần sau',
      { goal: 'rà soát' },
      { times: ['14h t4 tuần sau', '9h t5 tuần sau', '9h t6 tuần sau'] },
    ],
    [
      'poll',
      'hỏi chị Hà rà soát lúc nào: 9h t6 hay 9h t2 tuần sau',
      { goal: 'rà soát' },
      { times: ['9h t6', '9h t2 tuần sau'] },
    ],
    [
      'poll',
      'bình chọn ngày kiểm kê: 14/12 hay 15/12, hỏi chị Hà, chốt trước 17h thứ 6',
      { goal: 'ngày kiểm kê' },
      { times: ['14/12', '15/12'], people: ['chị Hà'] },
    ],
    [
      'remind',
      'nhắc tôi trước họp giá 1 ngày in danh sách nhé',
      {},
      { kind: 'remind-before', words: 'giá', minutes: 1440, text: 'in danh sách' },
    ],
    ['remind', 'nhắc tôi 15p trước giao ban', {}, { kind: 'remind-before', words: 'giao ban', minutes: 15 }],
    ['remind', '4h chiều nhắc tôi sao lưu nhé', {}, { kind: 'remind', text: 'sao lưu', at: '4h chiều' }],
    [
      'letter',
      'viết thư cho các đại lý miền Trung mời dự hội nghị',
      { to: 'các đại lý miền Trung', text: 'mời dự hội nghị' },
      { to: 'các đại lý miền Trung' },
    ],
    [
      'letter',
      'soạn thư báo cả công ty nghỉ Tết',
      { to: 'cả công ty nghỉ Tết' },
      { to: 'cả công ty', text: 'báo nghỉ Tết' },
    ],
    [
      'letter',
      'viết mail cho anh Nam nhắc gửi phiếu nhập trước 11h',
      { to: 'anh Nam nhắc gửi phiếu nhập', text: 'trước 11h' },
      { to: 'anh Nam', text: 'nhắc gửi phiếu nhập trước 11h' },
    ],
    [
      'letter',
      'soạn thư cho chị Hà nhắc nộp tờ khai',
      { to: 'chị Hà', text: 'nộp tờ khai' },
      { to: 'chị Hà', text: 'nhắc nộp tờ khai' },
    ],
    ['rename', 'ghi vào họp giá: đại lý xin nợ', { title: 'đại lý xin nợ' }, null],
    [
      'note',
      'note vào buổi chuyển phần mềm: mã hàng dạng chữ',
      { text: 'phần mềm: mã hàng dạng chữ' },
      { text: 'mã hàng dạng chữ', about: { words: 'chuyển phần mềm' } },
    ],
    [
      'come-late',
      'họp nhanh t3 em vào trễ mười lăm phút, kẹt xe, nhờ báo sếp Thu',
      { about: 'nhanh', reason: 'kẹt xe, nhờ báo sếp Thu' },
      { words: 'nhanh', times: ['t3'], minutes: 15, reason: 'kẹt xe' },
    ],
    [
      'respond-no',
      'sáng mai em đi khám, họp nhanh 9h em vắng',
      { about: 'nhanh 9h' },
      { words: 'nhanh', times: ['9h', 'sáng mai'] },
    ],
    ['agenda-add', 'đưa mục kinh phí lên đầu họp giá', { item: 'kinh phí', about: 'giá' }, null],
    ['cancel', 'hủy giao ban, thợ đi tập huấn hết', { about: 'giao ban' }, { reason: 'thợ đi tập huấn hết' }],
    [
      'move',
      'dời giao ban qua 9h30, tôi chở con đi học',
      { about: 'giao ban', time: '9h30' },
      { to: '9h30', beside: ['tôi chở con đi học'] },
    ],
    [
      'prolong',
      'giao ban kéo thêm 30p, 3 hồ sơ mà 1 tiếng sao kịp',
      { about: 'giao ban', by: '30p', lasts: '1 tiếng' },
      { minutes: 30, lasts: null },
    ],
    ['said', 'hôm trước chốt giá bao nhiêu', {}, null],
  ])('%s: %s', (kind, message, slots, wanted) => {
    const act = fillAct(kind, saidIn(message, slots));
    if (wanted === null) expect(act).toBeNull();
    else expect(act).toMatchObject(wanted);
  });
});

describe('a question of a kind that is known', () => {
  test.each<Row>([
    ['meeting-people', 'ai chủ trì họp giá', { about: 'giá' }, { asks: ['chair'], words: 'giá' }],
    ['meeting-people', 'họp giá có những ai', { about: 'giá' }, { asks: ['attend'] }],
    ['meeting-people', 'ai chưa trả lời họp giá', { about: 'giá' }, { asks: ['unanswered'] }],
    ['meeting-people', 'mấy người nhận lời họp giá rồi', { about: 'giá' }, { asks: ['accepted'] }],
    ['meeting-people', 'ai trả lời họp giá rồi', { about: 'giá' }, { asks: ['answered'] }],
    ['meeting-people', 'Huy có trong họp giá không', { about: 'giá' }, { asks: ['answer'] }],
    [
      'meeting-people',
      'chị Hà nhận lời họp giá chưa',
      { about: 'giá' },
      { asks: ['answer'], people: ['chị Hà'] },
    ],
    ['rooms', 'phòng nào trống 9h mai', {}, { kind: 'rooms', words: '', time: '9h mai' }],
    ['figures', 'tuần này tôi họp mấy tiếng', {}, { of: 'self', time: 'tuần này' }],
    ['figures', 'tuần này cả công ty họp bao nhiêu cuộc', {}, { of: 'company' }],
    ['figures', 'từ đầu tháng tới giờ tôi họp mấy tiếng', {}, { of: 'self', time: 'tháng này' }],
    ['figures', 'họp mấy tiếng rồi', {}, { of: 'self', time: 'tuần này' }],
    ['due-tasks', 'thuế GTGT chừng nào tới hạn', {}, null],
    ['due-tasks', 'việc gì sắp đến hạn', {}, { kind: 'due-tasks', time: 'tuần này', person: '' }],
    ['due-tasks', 'tuần này Lan có việc nào đến hạn', {}, { person: 'Lan' }],
    ['due-tasks', 'tuần này có việc nào đến hạn', {}, { person: '' }],
    ['due-tasks', 'việc của Lan đến hạn tuần này', {}, { person: 'Lan' }],
    ['due-tasks', 'kế toán còn việc gì phải nộp tuần này', {}, { person: 'kế toán' }],
    ['task-state', 'báo giá tới đâu rồi', { about: 'báo giá' }, { kind: 'task-state', words: 'báo giá' }],
    ['own-notes', 'ghi chú của tôi', {}, { kind: 'own-notes' }],
    ['greeting', 'chào bạn', {}, null],
  ])('%s: %s', (kind, message, slots, wanted) => {
    const asked = fillQuestion(kind, saidIn(message, slots));
    if (wanted === null) expect(asked).toBeNull();
    else expect(asked).toMatchObject(wanted);
  });
});
