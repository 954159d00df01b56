import { expect, test } from 'vitest';
import { parseTurn } from '../turn/parse-turn.rules.ts';
import { noContext } from '../turn/spoken-context.rules.ts';

const context = {
  ...noContext,
  rooms: ['Phòng Sen', 'Phòng Trúc', 'Phòng Ninh Kiều'],
  given: ['Lan', 'Tùng', 'Hà', 'Minh'],
};

/** What a message says beside an open card of a kind. */
const readBeside = (of: string, message: string) =>
  parseTurn({ message, parsed: { kind: 'text' }, meetingId: null, scope: null }, '2026-11-26T08:30:00', {
    ...context,
    before: { kind: 'card', of },
  });

test.each([
  ['schedule', 'mời luôn đi em', 'agree'],
  ['schedule', 'dạ đúng rồi chị, gửi cho anh Minh giúp em', 'agree'],
  ['schedule', 'hủy đi', 'drop'],
  ['cancel', 'ừ hủy luôn đi', 'agree'],
  ['cancel', 'thôi không hủy nữa', 'drop'],
  ['task', 'giao luôn cho nó', 'agree'],
  ['task', 'thôi không cần nữa, tui tự làm', 'drop'],
  ['remind', 'thôi bỏ cái nhắc này', 'drop'],
  ['schedule', 'thoi khoi, de anh goi dien', 'drop'],
  ['respond-no', 'từ chối giúp chị', 'agree'],
  ['schedule', 'thôi để mai tính', 'drop'],
  ['schedule', 'không, 10h15 đi', null],
  ['schedule', 'bỏ chị Hà ra', null],
  ['schedule', 'không được rồi, anh Minh bận', null],
  ['schedule', 'thôi được. chị Hà mai rảnh lúc nào', null],
  ['schedule', 'thêm nửa tiếng nữa', null],
  ['letter', 'bỏ câu cuối đi', null],
])('beside %s, %s: %s', (of, message, stance) => {
  expect(readBeside(of, message).words.stance).toBe(stance);
});

test.each([
  ['cancel', 'lý do là tôi đi công tác Cần Thơ', { reason: 'tôi đi công tác Cần Thơ' }],
  ['respond-no', 'vì kẹt khách rồi', { reason: 'kẹt khách' }],
  ['schedule', 'họp kín nhé', { isClosed: true }],
  ['schedule', 'đừng để ai khác biết', { isClosed: true }],
  ['schedule', 'không cần họp kín nữa', { isClosed: false }],
  ['schedule', 'qua Trúc đi', { room: 'Phòng Trúc' }],
  ['schedule', 'phòng nk', { room: 'Phòng Ninh Kiều' }],
  ['schedule', 'rưỡi đi', { isHalfPast: true }],
  ['schedule', 'nhắc tôi trước 30 phút', { before: 30 }],
  ['schedule', 'nhac toi truoc 30p', { before: 30 }],
  ['schedule', 'nhớ nhắc chị trước nửa tiếng nha', { before: 30 }],
  ['remind', 'trước 1 ngày thôi', { before: 1440 }],
  ['respond-yes', 'thôi không đi được rồi', { answer: 'declined' }],
  ['respond-no', 'à đi được rồi', { answer: 'accepted' }],
  ['respond-yes', 'chưa chắc nữa, coi sao đã', { answer: 'tentative' }],
  ['poll', 'hạn trả lời chiều mai', { answerBy: 'chiều mai' }],
  ['poll', 'bỏ 9h thứ Hai', { dropTimes: ['9h thứ Hai'] }],
  ['task', 'thêm mô tả: theo bảng tháng 10', { append: 'theo bảng tháng 10' }],
  ['note', 'thêm: hỏi luôn công nợ', { append: 'hỏi luôn công nợ' }],
  ['task', 'đổi tháng 10 thành tháng 11', { swap: { from: 'tháng 10', to: 'tháng 11' } }],
  ['letter', 'trang trọng hơn chút nhé', { letter: { tone: 'formal' } }],
  ['letter', 'khỏi cần dài', { letter: { tone: 'short' } }],
  ['letter', 'thêm câu là nhà in chờ đến thứ Năm', { letter: { add: 'nhà in chờ đến thứ Năm' } }],
  ['letter', 'bỏ đoạn cuối', { letter: { remove: { at: -1 } } }],
  ['letter', 'bỏ câu về nhà in đi', { letter: { remove: { words: 'về nhà in' } } }],
  ['cancel', 'đừng ghi ốm, ghi là giảng viên bận', { reason: 'giảng viên bận' }],
  ['schedule', 't4 đi, t5 chị Hà hay bận', { aside: 't5 chị Hà hay bận', rest: '' }],
  ['schedule', 'khoan, 3h đi, 2h tui tiếp khách', { aside: '2h tui tiếp khách', rest: '' }],
  ['respond-maybe', 'à mà thôi đi luôn, vô trễ 20p', { late: 20 }],
  ['respond-yes', 'noi tre 45 phut cho chac', { late: 45 }],
  ['schedule', 'trễ 15 phút nhé', { late: null }],
  ['task', 'nhắc em trước hạn 3 ngày, 8h sáng', { before: 3 * 24 * 60 }],
  ['letter', 'gửi thêm cho chị Ngọc Anh nữa, trang trọng hơn', { letter: { add: '', tone: 'formal' } }],
  ['letter', 'ký tên Phòng Marketing giúp mình', { letter: { sign: 'Phòng Marketing' } }],
  [
    'agenda-add',
    'đưa khiếu nại khách lên đầu',
    { items: [{ does: 'move', item: 'khiếu nại khách', to: 'first' }] },
  ],
  ['agenda-add', 'mục 2 xuống cuối', { items: [{ does: 'move', item: 2, to: 'last' }] }],
  [
    'agenda-add',
    'lô lỗi ra sau khiếu nại',
    { items: [{ does: 'move', item: 'lô lỗi', to: { after: 'khiếu nại' } }] },
  ],
  ['agenda-add', 'đổi chỗ mục 1 với mục 2', { items: [{ does: 'exchange', items: [1, 2] }] }],
  [
    'agenda-add',
    'đưa nó lên trước mục kinh phí',
    { items: [{ does: 'move', item: -1, to: { before: 'kinh phí' } }] },
  ],
  ['agenda-add', 'bỏ mục kế hoạch', { items: [{ does: 'remove', item: 'kế hoạch' }] }],
  ['agenda-add', 'mục đầu 30 phút', { items: [{ does: 'resize', item: 1, minutes: 30 }] }],
])('beside %s, %s', (of, message, words) => {
  expect(readBeside(of, message).words).toMatchObject(words);
});

test.each([
  ['schedule', 'đẩy lên nửa tiếng', { shift: -30, minutes: null }],
  ['schedule', 'thêm nửa tiếng nữa', { more: 30, times: [] }],
  ['schedule', 'đổi phòng sang Sen', { names: [] }],
  ['schedule', 'không cần mời anh Minh nữa', { add: [], remove: ['anh Minh'] }],
  ['schedule', 'anh Minh thôi khỏi', { names: [], remove: ['anh Minh'] }],
  ['schedule', 'thêm chị Lan, còn anh Minh thì bỏ ra giúp mình', { add: ['chị Lan'], remove: ['anh Minh'] }],
  ['schedule', 'à 8 rưỡi anh Minh vướng giao ban, đổi 10h', { times: ['10h'], names: [] }],
  ['schedule', 'đổi sang 9h30 nhé, 9h mình còn ký hồ sơ', { times: ['9h30'] }],
  ['schedule', 'khoan, 3h đi, 2h tui tiếp khách', { times: ['3h'] }],
  ['move', 'chiều đấy mấy bạn còn họp hội nghị, vậy 10h sáng cùng ngày', { times: ['10h sáng'] }],
  ['schedule', 'mời anh Minh với chị Hà thôi', { add: ['anh Minh', 'chị Hà'], remove: [] }],
  ['remind', '7h45 đi, 8h30 chị giao ban rồi', { times: ['7h45'] }],
  ['schedule', 'Tên đổi thành Trao đổi việc cho đỡ bàn tán', { title: 'Trao đổi việc', names: [] }],
  ['schedule', 'bỏ Hà, thay bằng Tùng', { add: ['Tùng'], remove: ['Hà'] }],
  ['poll', 'them 3h chieu thu 5', { times: ['luc 3h chieu thu 5'] }],
  ['remind', 'à 7 rưỡi', { times: ['7h30'] }],
  ['poll', 'thêm 10h thứ Tư nữa', { times: ['lúc 10h thứ Tư'] }],
])('%s, %s changes', (of, message, change) => {
  expect(readBeside(of, message).change).toMatchObject(change);
});

test('what is denied first is nothing of what is meant', () => {
  expect(readBeside('cancel', 'không phải hủy, tôi chỉ xin vắng thôi').kind).toBe('respond-no');
});

test.each([
  ['có trùng lịch ai không', true],
  ['đổi 10h được không?', false],
  ['hạn khi nào vậy', true],
  ['lúc nào cũng được', false],
])('%s asks: %s', (message, asks) => {
  expect(readBeside('schedule', message).words.asks).toBe(asks);
});
