import { expect, test } from 'vitest';
import { parseTurn } from '../turn/parse-turn.rules.ts';
import { noContext } from '../turn/spoken-context.rules.ts';

const context = {
  ...noContext,
  rooms: ['Phòng Sen', 'Phòng Trúc', 'Phòng Ninh Kiều'],
  given: ['Sơn', 'Bảy', 'Hà', 'Minh', 'Mai', 'Tùng', 'Lộc', 'An'],
  titles: [
    { kind: 'task' as const, title: 'Kiểm kê kho Cần Thơ' },
    { kind: 'task' as const, title: 'Lập lịch trực Tết phòng khám' },
    { kind: 'meeting' as const, title: 'Nghiệm thu máy sấy lạnh' },
  ],
};

/** What a message says beside an open card of a kind. */
const readBeside = (of: string, message: string, openTitles: readonly string[] = []) =>
  parseTurn({ message, parsed: { kind: 'text' }, meetingId: null, scope: null }, '2026-11-26T08:30:00', {
    ...context,
    openTitles,
    before: { kind: 'card', of },
  });

const said = (of: string, message: string) => {
  const { change, words } = readBeside(of, message);
  const { times, names, add, remove, minutes, priority } = change;
  return { times, names, add, remove, minutes, priority, ...words };
};

test.each([
  // What explains a change is no part of it.
  [
    'poll',
    'bỏ phương án đầu đi, lúc đó bác Lộc kẹt họp khách',
    { dropOptions: [1], remove: [], aside: 'lúc đó bác Lộc kẹt họp khách' },
  ],
  ['poll', 'bo phuong an cuoi, hom do chi Ha ban roi', { dropOptions: [-1], remove: [] }],
  ['poll', 'bỏ cái số 2 nha, anh Minh vướng', { dropOptions: [2], remove: [] }],
  ['poll', 'bỏ chiều thứ Ba ra, thay bằng 9h thứ Sáu', { dropTimes: ['chiều thứ Ba'] }],
  [
    'schedule',
    'mời thêm chị Mai, đổi sang 10h, 9h anh Sơn đang tiếp khách',
    { add: ['chị Mai'], times: ['10h'], aside: '9h anh Sơn đang tiếp khách' },
  ],
  ['schedule', 'uhm hay thôi 3h cho chắc, 2h còn ngủ trưa', { times: ['3h'], aside: '2h còn ngủ trưa' }],
  ['schedule', 'hmm thôi để 9h30 đi', { times: ['9h30'] }],
  ['schedule', 'chuyển sang 15h cùng ngày nghe, họp 2 tiếng', { minutes: 120, aside: '' }],
  ['schedule', 'bác Lộc bận sáng hôm đó, chuyen sang 15h, hop 2 tieng', { minutes: 120, names: [] }],
  // What stays is not said again.
  ['task-deadline', 'thứ Ba 1/12 thôi cũng kịp, lý do giữ y vậy', { times: ['thứ Ba 1/12'], reason: '' }],
  ['task-deadline', 'kéo lên ngày mai thay vì thứ Hai', { reason: '' }],
  ['respond-no', 'nói rõ lý do với chú Bảy giúp em', { reason: '' }],
  ['task', 'hạn 8/12 nha, ưu tiên giữ nguyên', { times: ['8/12'], priority: null }],
  ['schedule', 'dời sang 15h, phòng vẫn giữ như cũ', { times: ['15h'], room: '' }],
  ['move', 'qua hẳn thứ Tư 2/12, giờ như ban đầu', { times: ['thứ Tư 2/12'], isFirstHour: true }],
  ['move', 'sang thứ Năm đi, giờ như cũ nhé', { times: ['thứ Năm'], isFirstHour: true }],
  // Of two the one that is meant.
  ['task', 'giao anh Sơn chứ không phải chú Bảy nữa', { names: ['anh Sơn'], remove: [] }],
  ['task', 'để 8/1 cho chắc, mà giao anh Sơn chứ hông phải chú Bảy', { names: ['anh Sơn'], times: ['8/1'] }],
  ['schedule', 'mời anh Minh chứ không phải chị Hà', { add: ['anh Minh'], remove: ['chị Hà'] }],
  ['schedule', '16h chứ không phải 15h', { times: ['16h'] }],
  [
    'task',
    'hay là giao chị Mai nhỉ... thôi để mình làm, nhưng cho hạn tới 8/12',
    { names: [], keepsIt: true },
  ],
  ['schedule', 'hay là mời thêm chị Hà nhỉ, thôi được', { add: ['chị Hà'] }],
  // Who writes keeps a task.
  ['task', 'khoan, Tùng đang kẹt dữ liệu, thôi để chị tự làm', { keepsIt: true, names: [] }],
  ['task', 'thoi de em tu lo', { keepsIt: true }],
  ['task-assign', 'thôi giao cho mình luôn', { keepsIt: true }],
  ['task', 'để em Mai làm', { keepsIt: false, names: ['em Mai'] }],
  // A task that is not finished.
  ['task-done', 'khoan đừng đóng, còn thiếu một đại lý', { reopens: true }],
  ['task-done', 'chưa xong, xin thêm 2 ngày', { reopens: true, days: 2 }],
  // A room by its size.
  ['schedule', 'lấy phòng nhỏ thôi, còn trống k', { roomSize: 'small', asks: false }],
  ['schedule', 'doi qua phong rong hon nha', { roomSize: 'large' }],
  ['schedule', 'phòng nào nhỏ vậy', { roomSize: null, asks: true }],
  // A letter.
  ['letter', 'ngan gon thoi, bo may cau khach sao', { letter: { tone: 'short', remove: 'courtesy' } }],
  ['letter', 'bớt mấy lời rườm rà đi', { letter: { remove: 'courtesy' } }],
  ['letter', 'bỏ câu ăn tối đi, bác Lộc la em chết', { letter: { remove: { words: 'ăn tối' } } }],
  [
    'letter',
    'thêm câu: chị Hà bận nên dời sang tuần sau',
    { letter: { add: 'chị Hà bận nên dời sang tuần sau' } },
  ],
])('beside %s, %s', (of, message, wanted) => {
  expect(said(of, message)).toMatchObject(wanted);
});

test.each([
  [
    'chạy thử tăng lên 50p, còn mục "tồn tại" đổi tên thành "lỗi còn lại"',
    ['resize chạy thử 50', 'rename tồn tại lỗi còn lại'],
  ],
  [
    'đổi phần có tải xuống nửa tiếng, và thêm mục hồ sơ kỹ thuật mười phút lên đầu',
    ['resize có tải 30', 'add hồ sơ kỹ thuật 10'],
  ],
  ['bỏ mục kinh phí, mục 2 còn 15 phút', ['remove kinh phí', 'resize 2 15']],
  ['20p thôi', ['resize  20']],
  ['thêm mục quà tặng 15 phút sau phần kinh phí', ['add quà tặng 15']],
  ['thêm mục quà tặng 15 phút', []],
])('beside an agenda, %s', (message, wanted) => {
  const { items } = readBeside('agenda-add', message).words;
  const inWords = items.map((one) =>
    [
      one.does,
      'item' in one ? one.item : '',
      'title' in one ? one.title : '',
      'minutes' in one ? one.minutes : '',
    ]
      .filter((word, at) => (at < 2 ? one.does !== 'add' || at === 0 : word !== ''))
      .join(' '),
  );
  expect(inWords).toEqual(wanted);
});

test.each([
  ['respond-yes', 'việc kiểm kê cho tui tới thứ hai được hông', 'task-deadline'],
  ['schedule', 'xin đổi hạn lập lịch trực sớm lên, tức là hết ngày mồng 1', 'task-deadline'],
  ['schedule', 'Nếu vậy thì xin đổi hạn lập lịch trực sớm lên, tức là hết ngày mồng 1', 'task-deadline'],
  ['task-done', 'còn vụ dữ liệu cũ thì tạo thêm task viết script cho mình, hạn 4/12', 'task'],
  ['respond-no', 'giao chị An việc in giấy mời, hạn thứ Sáu', 'task'],
])('beside %s, %s is an order of its own', (of, message, kind) => {
  expect(readBeside(of, message).kind).toBe(kind);
});

test('what is called as on the open card is of the card', () => {
  const message = 'dời kiểm kê kho sang thứ Ba';
  expect(readBeside('task-deadline', message, ['Kiểm kê kho Cần Thơ']).change.times).toEqual(['thứ Ba']);
});
