import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { readAct, splitOrders } from './read-acts.ts';
import { readChange } from './read-change.ts';
import { readFollowUp } from './read-follow-up.ts';
import { readPieces } from './read-pieces.ts';
import { readQuestion } from './read-questions.ts';

const piecesOf = (message: string) => readPieces(readMessage(message));
const act = (message: string) => readAct(message, piecesOf(message));
const change = (message: string) => readChange(message, piecesOf(message));
const question = (message: string) => readQuestion(message, piecesOf(message));

describe('an order', () => {
  test.each([
    ['dời cuộc họp giá sang 10h30', { kind: 'move', words: 'giá', to: '10h30' }],
    [
      'cuoc chieu nay voi chi Lan doi sang 15h',
      { kind: 'move', times: ['chieu nay'], people: ['chi Lan'], to: '15h' },
    ],
    ['cuộc 10h kéo dài thêm nửa tiếng nhé', { kind: 'prolong', times: ['10h'], minutes: 30 }],
    [
      'họp giá chiều nay kéo dài đến 16h',
      { kind: 'prolong', times: ['chiều nay'], to: '16h', minutes: null },
    ],
    [
      'Hủy buổi đào tạo 16h mai đi, giảng viên ốm',
      { kind: 'cancel', words: 'đào tạo', reason: 'giảng viên ốm' },
    ],
    ['bỏ cuộc họp nhanh ngày mai', { kind: 'cancel', times: ['ngày mai'] }],
    ['mời thêm anh Sơn vào buổi đào tạo', { kind: 'invite', add: ['anh Sơn'], remove: [] }],
    ['bớt chị Lan khỏi cuộc họp giá', { kind: 'invite', add: [], remove: ['chị Lan'], words: 'giá' }],
    ['nhận lời họp giá thứ Ba giúp anh', { kind: 'respond', answer: 'accepted', times: ['thứ Ba'] }],
    ['bận khách không dự họp giá được', { kind: 'respond', answer: 'declined', reason: 'bận khách' }],
    [
      'thêm vào chương trình họp giá mục "giá in" 15 phút và "cỡ chữ"',
      {
        kind: 'agenda',
        items: [
          { title: 'giá in', minutes: 15 },
          { title: 'cỡ chữ', minutes: null },
        ],
      },
    ],
    ['việc báo giá xong rồi nhé', { kind: 'task', words: 'báo giá', isNamed: true, state: 'done' }],
    ['việc đầu tiên xong rồi', { kind: 'task', words: 'đầu tiên', isNamed: false, state: 'done' }],
    ['việc kia lùi hạn thêm 2 ngày', { kind: 'task', words: 'kia', days: 2 }],
    [
      'việc thứ Hai gửi báo giá xong rồi',
      { kind: 'task', words: expect.stringContaining('gửi báo giá'), isNamed: true, state: 'done' },
    ],
    ['ok nhan viec bao gia', { kind: 'task', words: 'bao gia', state: 'accepted' }],
    ['việc báo giá dời qua thứ hai giùm', { kind: 'task', state: null, deadline: 'thứ hai' }],
    ['chuyển việc báo giá sang cho anh Sơn', { kind: 'task', assignee: 'anh Sơn' }],
    ['nhắc tôi 4 rưỡi chiều nay gọi điện', { kind: 'remind', at: '4 rưỡi chiều nay', text: 'gọi điện' }],
    ['Ghi lại: máy số 2 hư', { kind: 'note', text: 'máy số 2 hư' }],
    ['xóa lời nhắc gọi bảo hiểm đi', { kind: 'delete-note', words: 'gọi bảo hiểm' }],
    ['hủy cái nhắc đó', { kind: 'delete-note', words: '' }],
    ['hỏi mọi người giờ họp bàn quà: 9h thứ Ba hoặc 15h thứ Tư', { kind: 'poll', title: 'quà' }],
    ['soạn mail gửi khách hàng báo giá mới', { kind: 'letter', to: 'khách hàng', text: 'báo giá mới' }],
    ['nhắc anh Sơn giúp tôi', { kind: 'nudge', person: 'anh Sơn' }],
    [
      'gửi email cho chị Lan nhắc nộp tờ khai trước ngày 15',
      { kind: 'letter', to: 'chị Lan', text: 'nhắc nộp tờ khai trước ngày 15' },
    ],
    ['cho việc mua máy in sang tuần sau', { kind: 'task', words: 'mua máy in', deadline: 'sang tuần sau' }],
    ['đồng ý họp giá chiều nay', { kind: 'respond', answer: 'accepted', words: 'giá' }],
    [
      'nghiệm thu máy sấy anh không đi được, bận đi Vinh',
      { kind: 'respond', answer: 'declined', words: 'nghiệm thu máy sấy', reason: 'bận đi Vinh' },
    ],
    [
      'lập biểu quyết chọn giờ giao ca: 8h hoặc 14h thứ ba, hỏi chị Lan',
      { kind: 'poll', title: 'giao ca', times: ['8h', '14h thứ ba'], people: ['chị Lan'] },
    ],
    ["thêm mục 'Tủ thuốc' 15 phút vào buổi tập huấn", { items: [{ title: 'Tủ thuốc', minutes: 15 }] }],
    ['cho anh Sơn ra khỏi cuộc họp giá', { kind: 'invite', add: [], remove: ['anh Sơn'] }],
    ['đổi hạn việc báo giá', { kind: 'task', words: 'báo giá', state: null, deadline: '' }],
    ['em không nhận việc báo giá được', { kind: 'task', words: 'báo giá', state: 'declined' }],
    ['từ chối việc báo giá', { kind: 'task', words: 'báo giá', state: 'declined' }],
    ['hoãn họp giá ngày mai lại 30 phút', { kind: 'move', times: ['ngày mai'], to: '', by: 30 }],
    ['báo anh Sơn giùm tôi', { kind: 'nudge', person: 'anh Sơn' }],
    ['buổi họp giá tôi đi được nhé', { kind: 'respond', answer: 'accepted', words: 'giá' }],
    ['họp giá chiều nay em không vào được đâu', { kind: 'respond', answer: 'declined', words: 'giá' }],
    ['Cho tôi được vắng buổi giao ban', { kind: 'respond', answer: 'declined' }],
    ['Tôi không kịp tới được', { kind: 'respond', answer: 'declined' }],
    ['buổi họp giá em tới được', { kind: 'respond', answer: 'accepted' }],
    ['họp giá em chưa chắc, để xem', { kind: 'respond', answer: 'tentative' }],
    ['Dời giao ban sang 15h mai, có ai vướng không?', { kind: 'move', words: 'giao ban', to: '15h mai' }],
    ['đẩy họp giá ngày mai lên 8h30', { kind: 'move', times: ['ngày mai'], to: '8h30' }],
    ['họp giá kéo tới 17h30', { kind: 'prolong', to: '17h30' }],
    ['cho chị Lan dự cuộc họp giá luôn', { kind: 'invite', add: ['chị Lan'] }],
    [
      'đưa vấn đề máy in vào chương trình giao ban',
      { kind: 'agenda', items: [{ title: 'máy in', minutes: null }], words: 'giao ban' },
    ],
    [
      'thêm vào cuộc giao ban phần tồn kho 10 phút',
      { kind: 'agenda', items: [{ title: 'tồn kho', minutes: 10 }], words: 'giao ban' },
    ],
    ['nhắc tôi trước cuộc họp giá 15 phút', { kind: 'remind-before', minutes: 15, words: 'giá', text: '' }],
    [
      'nhắc tôi gửi bảng giá trước cuộc họp giá 30 phút',
      { kind: 'remind-before', minutes: 30, words: 'giá', text: 'gửi bảng giá' },
    ],
    ['nhắc tôi 15 phút trước khi họp giá', { kind: 'remind-before', minutes: 15, words: 'giá', text: '' }],
    ['nhắc tôi 8h mai gửi bảng giá trước cuộc giao ban', { kind: 'remind', at: '8h mai' }],
    ['nhắc tôi trước cuộc họp giá 1 ngày', { kind: 'remind' }],
    ['xóa tất cả cuộc họp của tôi tuần sau', { kind: 'cancel', all: true, words: '', times: ['tuần sau'] }],
  ])('%s', (message, wanted) => {
    expect(act(message)).toMatchObject(wanted);
  });

  test.each([
    'đặt lịch họp với chị Lan 9h mai',
    'giao Sơn gửi báo giá trước thứ Sáu',
    'tuần này tôi có họp gì',
    'việc báo giá ai làm, xong chưa',
    'soạn biên bản cuộc họp thứ Ba',
    'em Huy có rảnh không',
    'hôm trước chốt giá bao nhiêu?',
    'tỷ lệ việc đúng hạn của công ty tháng này',
    'đồng ý',
    'nhắc cả nhóm mang laptop sáng thứ hai',
    'nhắc chị Hà gửi bảng giá trước cuộc giao ban',
    '15h mai, có ai vướng không?',
    'Khách đến được lúc 9h',
    'Phòng Sen vào được 10 người',
    'Chị Hà không vào được buổi tổng kết',
    'in biên bản họp giá',
  ])('is not read where there is none: %s', (message) => {
    expect(act(message)).toBeNull();
  });
});

test.each([
  [
    'giao Mai gửi sao kê trước 5/12, và nhắc tôi 9h mai kiểm tra',
    ['giao Mai gửi sao kê trước 5/12', 'nhắc tôi 9h mai kiểm tra'],
  ],
  ['họp với Lan và Mai', ['họp với Lan và Mai']],
])('%s is %j', (message, orders) => {
  expect(splitOrders(message, piecesOf(message))).toEqual(orders);
});

describe('what may change on what is open', () => {
  test.each([
    ['đổi thành 10h đi, phòng Trúc nhé', { times: ['10h'], room: 'phòng Trúc', leftover: '' }],
    ['thêm anh Sơn, bỏ chị Lan ra', { add: ['anh Sơn'], remove: ['chị Lan'], leftover: '' }],
    ['online nha', { online: true, leftover: '' }],
    ['30 phút thôi', { minutes: 30, leftover: '', dismiss: false }],
    ['thêm 15 phút nữa', { times: [], minutes: null, more: 15, leftover: '' }],
    ['sớm hơn nửa tiếng', { minutes: null, shift: -30, leftover: '' }],
    ['hủy giùm', { dismiss: true }],
    ['bắt đầu từ 4/12, đến hết tháng 2', { times: ['4/12'], until: 'hết tháng 2' }],
    ['à mà xe 29 chỗ, ghi rõ vào', { spellOut: 'xe 29 chỗ' }],
    ['đổi thành 10h, thêm Anh nữa, bỏ em Huy', { times: ['10h'], add: ['Anh'], remove: ['em Huy'] }],
    ['thêm anh Sơn nữa nhé anh', { add: ['anh Sơn'], remove: [] }],
    ['cho thêm phòng kế toán vào', { add: ['phòng kế toán'], leftover: '' }],
    ['thôi khỏi', { dismiss: true }],
    ['ok', { confirm: true, dismiss: false }],
    ['gấp nhé', { priority: 'high' }],
    ['với cả ưu tiên thấp thôi', { priority: 'low', leftover: '' }],
    ['nhầm, hoàn tác đi', { undo: true }],
    ['khoan đã, dời sang chiều mai', { times: ['chiều mai'], leftover: '', isChange: true }],
    ['em Huy', { names: ['em Huy'], dismiss: false }],
    ['chị Lan có bận không', { isQuestion: true }],
  ])('%s', (message, wanted) => {
    expect(change(message)).toMatchObject(wanted);
  });
});

describe('a question', () => {
  test.each([
    ['ai chủ trì cuộc họp giá', { kind: 'meeting-people', asks: 'chair' }],
    ['Ai chưa trả lời lời mời họp giá vậy?', { kind: 'meeting-people', asks: 'unanswered' }],
    ['chương trình họp giá có gì', { kind: 'meeting-agenda' }],
    ['phòng Sen chiều thứ sáu có ai dùng không', { kind: 'rooms', words: 'Sen', time: 'chiều thứ sáu' }],
    ['phòng nào trống 9h mai', { kind: 'rooms', words: '' }],
    ['tuần này tôi họp mấy tiếng vậy', { kind: 'figures', of: 'self', time: 'tuần này' }],
    ['tuần này cả công ty họp bao nhiêu cuộc', { kind: 'figures', of: 'company' }],
    ['việc gửi báo giá ai làm, xong chưa', { kind: 'task-state', words: 'gửi báo giá' }],
    ['hôm nay tôi có việc gì đến hạn không', { kind: 'due-tasks', time: 'hôm nay' }],
    ['lương của chị Lan bao nhiêu', { kind: 'private' }],
    ['vẽ giùm cái banner đi', { kind: 'beyond' }],
    ['đặt 50 thùng carton giúp', { kind: 'beyond' }],
    ['ghi chú của tôi', { kind: 'own-notes' }],
    ['thời tiết ngày mai thế nào', { kind: 'beyond' }],
    ['chiều nay mấy giờ họp giá, có những ai', { kind: 'meeting-people', asks: 'attend', words: 'giá' }],
    ['ai đang giữ việc báo giá', { kind: 'task-state', words: 'báo giá' }],
    ['Làm sao để tôi họp ít hơn?', { kind: 'fewer-meetings', of: 'self' }],
    ['lam the nao de cong ty bot hop', { kind: 'fewer-meetings', of: 'company' }],
    ['có cách nào giảm thời gian họp không', { kind: 'fewer-meetings', of: 'self' }],
    ['ai họp nhiều nhất', { kind: 'uncounted' }],
    ['tỷ lệ việc đúng hạn của công ty', { kind: 'uncounted' }],
  ])('%s', (message, wanted) => {
    expect(question(message)).toMatchObject(wanted);
  });

  test.each([
    'thứ 2 tới giao ban mấy giờ',
    'đặt lịch họp 9h mai với Lan',
    'giao Sơn mua 50 thùng carton',
    'quỹ lương năm sau bao nhiêu',
    'trong cuộc họp giá ai nói nhiều nhất',
  ])('is none of these: %s', (message) => {
    expect(question(message)).toBeNull();
  });

  test.each([
    ['thế còn thứ Hai?', { time: 'thứ Hai', names: [], company: false }],
    ['còn chị Lan thì sao?', { names: ['chị Lan'] }],
    ['thế cả công ty thì sao', { company: true }],
    ['còn giá vốn?', { rest: 'giá vốn' }],
    ['thế thứ Hai anh có gì?', { rest: 'thứ Hai anh có gì?', isWhole: true }],
  ])('goes on from the last one: %s', (message, wanted) => {
    expect(readFollowUp(message, piecesOf(message))).toMatchObject(wanted);
  });

  test('stands by itself where it names what it asks', () => {
    const message = 'thứ Hai tôi có họp gì';
    expect(readFollowUp(message, piecesOf(message))).toBeNull();
  });
});
