import { describe, expect, test } from 'vitest';
import { fold } from '../text/fold.ts';
import { hear } from './hear.ts';
import { plainlySaid, readIntent } from './read-intent.ts';

/** Each kind as people type it, with and without marks. */
const typed = {
  schedule: [
    'cần nói chuyện riêng với bé Thảo lễ tân lúc 4h',
    'mai họp 9h với chị Lan',
    'cần gặp Khoa gấp',
    'tối nay 8h call với khách Nhật nha mấy đứa',
    'kêu ae tổ hàn 4 rưỡi chiều nay tập trung ở căng tin họp cái coi',
    'a cần 15p với Khoa sáng mai',
    '12h trưa mai ăn trưa với chị Thủy bàn hợp tác',
    'book phòng Hoa Sen 14h30 ngày 12/12 để đào tạo nhân viên mới',
    'mở họp gấp 10h, ai cũng phải có mặt',
    'sếp ơi cho e xin gặp 10p chiều nay đc ko ạ',
  ],
  'find-time': [
    'ae trong team tuần này hôm nào rảnh chung dc 1 tiếng v',
    'còn slot nào sáng mai ko',
    'bữa nào họp được với team QA v',
    'hai sếp rảnh chung khi nào',
    'e gặp a lúc mấy h thì tiện ạ',
    'anh Long chiều nay trống ko để em qua trình ký',
  ],
  agenda: [
    'lịch',
    'lich hnay',
    'hnay e có cuộc nào nữa k',
    'đọc lịch sáng mai nghe coi',
    'liệt kê lịch hẹn khách tuần này',
  ],
  'next-meeting': ['next meeting?', 'bao h họp giao ban', 'còn mấy phút nữa họp', 'sắp tới mình gặp ai'],
  'change-meeting': [
    'mai ko họp nữa nhé mn',
    'bỏ chị Hà ra khỏi cuộc họp t4',
    'tạm hoãn họp phụ huynh vì bão',
    'sếp kêu dẹp cuộc họp t2',
    'lui lại 15p nha, kẹt xe quá',
    'hop mai huy nha, sep om roi',
  ],
  task: [
    'note lại giúp e: gọi lại cho khách Minh Long, chiều nay',
    't quên hoài, ghi dùm t mai đóng tiền điện xưởng',
    'mn nộp báo cáo tuần trước 17h hnay, ghi vào nhé',
    'để thằng Khoa ôm vụ máy lạnh nha',
    'a Thịnh nhận việc sửa cổng, cuối tuần xong',
    'thằng Khoa nợ bản báo giá, hẹn thứ 4 đưa',
    'con Mận phụ trách trang trí sân khấu, t6 phải xong',
    'anh Bảy phải thay bóng đèn hành lang trong hôm nay nhé',
    'Phiền anh Toàn gửi lại bản thiết kế cho khách trong hôm nay ạ',
    'nói anh Dũng mai chở hàng qua Bình Dương nha',
    'mai nhắc anh gọi cho chú Ba',
    'Khoa mua sơn trước thứ 6',
    'em gửi báo cáo cho chị trước 5h chiều nhé',
    'note giùm Khoa mua sơn t6',
  ],
  'own-tasks': [
    'Sếp giao cho mình những gì hôm họp sáng nay nhỉ',
    'em còn thiếu gì chưa nộp không ạ',
    'sếp có giao gì cho tui không',
    'việc hôm nay',
    'mình có trễ cái nào không',
  ],
  'person-tasks': [
    'cho xem các việc đã giao cho cô Bích tổ Văn',
    'Bên anh Quý kho lạnh còn phải xử lý gì nữa không ạ?',
    'Khoa đang ôm những gì',
    'chị Hà được giao gì vậy',
    'việc con Trinh làm tới đâu',
    'e Yến đã gửi báo giá cho khách chưa',
  ],
  'late-tasks': ['thằng nào chưa làm', 'cái nào quá deadline r', 'còn gì chưa ai làm không'],
  summary: [
    'e vào trễ 20p, nãy giờ mn nói gì r ạ',
    'ngắn gọn buổi họp phụ huynh 9B coi',
    'cho xin biên bản họp hôm qua',
    'họp hôm qua thế nào',
  ],
  decisions: ['vụ thưởng tết sếp chốt sao rồi tụi bây', 'chốt gì chưa mn', 'quyết định gần đây nhất'],
  figures: [
    'thang nay hop may cuoc roi',
    'buổi hôm thứ sáu có mấy người dự vậy em',
    'anh Nam phát biểu mấy lần',
    'ai vắng họp hôm qua',
  ],
  question: [
    'ngân sách marketing q4 là nhiu, hôm nọ có bàn mà t quên',
    'Bên Sơn Hà báo giá mái tôn mấy tiền một mét, hôm họp tui nghe không kịp',
    'Lý do khách Đức trả lại lô hàng tháng trước là gì, có ai nhắc trong họp không?',
  ],
  help: ['mày biết làm cái quái gì', 'giúp được gì cho tui', 'dùng con bot này kiểu gì'],
  thanks: ['c.ơn b', 'thanks bot nha', 'cám ơn mọi người nhiều lắm ạ'],
  greeting: ['hi b', 'alo alo', 'dạ em chào chị'],
} as const;

describe.each(Object.entries(typed))('%s', (kind, messages) => {
  test.each(messages)('%s', (text) => {
    for (const written of [text, fold(text)]) {
      const { kind: read, score } = readIntent(written);
      expect([read, score >= plainlySaid]).toEqual([kind, true]);
    }
  });
});

test.each([
  ['chị Lan gửi báo cáo hôm qua rồi', 'what was done'],
  ['chị Lan nợ mình 2 triệu', 'money owed'],
  ['mọi người lo lắng', 'a worry'],
  ['để em xem lại đã', 'nobody else is to do it'],
  ['để mai tính', 'put off'],
  ['ghi âm giúp tôi', 'a recording'],
  ['nói chuyện với tôi đi', 'talk for its own sake'],
  ['tập trung làm việc đi', 'no gathering'],
  ['bỏ thuốc lá đi', 'no meeting is dropped'],
  ['con làm bài xong chưa', 'no name'],
  ['làm gì đó', 'not what the assistant can do'],
  ['có chuyện gì vui không', 'no meeting'],
])('%s: %s', (text) => {
  expect(readIntent(text).score).toBeLessThan(plainlySaid);
});

test.each([
  'mai Đà Nẵng có mưa không',
  'giá vàng nay sao',
  'tối qua Việt Nam đá mấy mấy',
  'trưa nay ăn gì',
  'vợ tôi giận, phải làm sao bây giờ',
  'wifi pass là gì',
])('the world outside is not asked of meetings: %s', (text) => {
  expect([readIntent(text).kind, readIntent(fold(text)).kind]).toEqual(['unknown', 'unknown']);
});

test.each(['họp hôm qua nói giá vàng bao nhiêu', 'hôm trước họp có nói thời tiết ảnh hưởng tiến độ không'])(
  'unless a meeting spoke of it: %s',
  (text) => {
    expect(readIntent(text)).toMatchObject({ kind: 'question', score: expect.closeTo(0.82, 1) });
  },
);

test.each([
  ['t k rảnh, hỏi c Lan dc j ko', ' toi khong ranh , hoi chi lan duoc gi khong '],
  ['hqua mn bàn bn việc vậy', ' @p moi nguoi ban bao nhieu viec vay '],
  ['cảm ơn nhìu nha', ' cam on nhieu nha '],
  ['tớ họp ở sảnh B', ' toi hop o sanh b~ '],
  ['chị Hồng sửa nhà', ' chi hong~ sua nha~ '],
  ['gui hop dong cho ban', ' gui hop~ dong cho ban '],
  ['Hà Nội', ' ha noi~ '],
  ['chủ đầu tư', ' chu dau~ tu~ '],
  ['mai họp 9h', ' @h hop @h '],
])('%s is heard as%s', (text, plain) => {
  expect(hear(text).plain).toBe(plain);
});

describe('what is said of a task', () => {
  test.each([
    ['dặn bác Khánh bảo vệ khóa cổng sau lúc 10h tối', 'bác Khánh bảo vệ', 'khóa cổng sau', 'lúc 10h tối'],
    ['phiền anh Bảo kiểm tra lại bản vẽ móng giúp em', 'anh Bảo', 'kiểm tra lại bản vẽ móng', undefined],
    ['để Khoa ôm vụ máy lạnh nha', 'Khoa', 'máy lạnh', undefined],
    ['việc đặt tiệc để bé Na lo nghe', 'bé Na', 'đặt tiệc', undefined],
    ['chị Liên lo đặt cơm cho đoàn ngày 21/1 nhé', 'chị Liên', 'đặt cơm cho đoàn', 'ngày 21/1'],
    ['giao bộ phận bảo trì thay dây curoa máy 3', 'bộ phận bảo trì', 'thay dây curoa máy 3', undefined],
    ['yêu cầu phòng mua hàng gửi ba báo giá trong tuần', 'phòng mua hàng', 'gửi ba báo giá', 'trong tuần'],
    ['thêm việc: đặt 200 thùng carton', undefined, 'đặt 200 thùng carton', undefined],
    ['ghi dùm t mai đóng tiền điện xưởng', undefined, 'đóng tiền điện xưởng', 'mai'],
    ['nhắc mình mai gọi cho ngân hàng', 'mình', 'gọi cho ngân hàng', 'mai'],
    ['bảo con Ngọc dọn kho vật tư, nhìn ngứa mắt quá', 'con Ngọc', 'dọn kho vật tư', undefined],
    ['bảo Thắng sửa lại bản vẽ tầng 2 trước thứ năm', 'Thắng', 'sửa lại bản vẽ tầng 2', 'trước thứ năm'],
  ])('%s', (text, assignee, title, deadline) => {
    const { slots } = readIntent(text);
    expect([slots.assignee, slots.title, slots.deadline]).toEqual([assignee, title, deadline]);
  });
});

test.each([
  ['t cần gặp Quỳnh vs Đạt gấp 11h trưa nay', { people: 'Quỳnh vs Đạt' }],
  ['book phòng 302 t4 3h-4h phỏng vấn ứng viên kế toán giúp c', { goal: 'phỏng vấn ứng viên kế toán' }],
  ['nói chuyện riêng với thằng Lực 15 phút thôi, sáng thứ 3 đi', { people: 'thằng Lực' }],
  ['sáng thứ 2 8h cho họp cả phòng kinh doanh nhé', { people: 'cả phòng kinh doanh' }],
  ['mai họp lúc 9h với chị Lan', { people: 'chị Lan', time: 'mai lúc 9h' }],
  ['hỏi Khoa mấy giờ rảnh', { people: 'Khoa' }],
  ['Khoa với Lan mai rảnh giờ nào', { people: 'Khoa với Lan' }],
])('what closes a request is no part of what it says: %s', (text, slots) => {
  expect(readIntent(text).slots).toMatchObject(slots);
});
