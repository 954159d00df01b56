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
    'Dạ, em muốn mời chị Thảo và bác sĩ Phúc trao đổi vào 14 giờ mai được không ạ?',
    'đề nghị triệu tập toàn bộ tổ trưởng 7h sáng mai',
  ],
  'find-time': [
    'ae trong team tuần này hôm nào rảnh chung dc 1 tiếng v',
    'còn slot nào sáng mai ko',
    'bữa nào họp được với team QA v',
    'hai sếp rảnh chung khi nào',
    'e gặp a lúc mấy h thì tiện ạ',
    'anh Long chiều nay trống ko để em qua trình ký',
    'giờ nào họp thì ok cho mọi người',
  ],
  agenda: [
    'lịch',
    'lich hnay',
    'hnay e có cuộc nào nữa k',
    'đọc lịch sáng mai nghe coi',
    'liệt kê lịch hẹn khách tuần này',
    'Bạn vui lòng liệt kê các buổi họp của khoa Nhi trong tháng 12 giúp em với ạ.',
    'hnay a Tuấn đi họp ở đâu mà ko thấy mặt v, coi lịch ổng giùm',
    'Ngày mai từ 2 đến 4 giờ chiều tôi có vướng việc gì không?',
  ],
  'next-meeting': ['next meeting?', 'bao h họp giao ban', 'còn mấy phút nữa họp', 'sắp tới mình gặp ai'],
  'change-meeting': [
    'mai ko họp nữa nhé mn',
    'bỏ chị Hà ra khỏi cuộc họp t4',
    'tạm hoãn họp phụ huynh vì bão',
    'sếp kêu dẹp cuộc họp t2',
    'lui lại 15p nha, kẹt xe quá',
    'hop mai huy nha, sep om roi',
    'em ốm, hẹn lại hôm khác nhé',
    'cuộc 9h cho qua t5 dc ko',
    'cuộc họp t5 bỏ đi',
    'buổi họp chiều nay dài quá, rút ngắn còn 30 phút thôi',
    'Xin phép vắng cuộc họp chiều nay',
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
    'đừng để tôi quên ký hợp đồng trước ngày 1 nhé',
    'ai do nhac a Khang up code toi nay',
    't6 nhớ gửi hóa đơn cho bên A',
    'c Vân lo vụ vé máy bay nha, mai chốt',
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
    'Cho tôi biết anh Toàn còn bao nhiêu đầu việc phải làm',
    'Xin xem giúp tôi danh sách công việc của anh Nghĩa.',
    'Bác sĩ Lâm còn những đầu việc nào chưa hoàn thành?',
  ],
  'late-tasks': ['thằng nào chưa làm', 'cái nào quá deadline r', 'còn gì chưa ai làm không'],
  summary: [
    'e vào trễ 20p, nãy giờ mn nói gì r ạ',
    'ngắn gọn buổi họp phụ huynh 9B coi',
    'cho xin biên bản họp hôm qua',
    'viết lại ngắn gọn khoảng năm dòng về buổi họp kế hoạch tuần trước được không?',
    'nay hop gi ma lau the, ke ngan gon coi',
    'họp hôm qua thế nào',
  ],
  decisions: [
    'vụ thưởng tết sếp chốt sao rồi tụi bây',
    'chốt gì chưa mn',
    'quyết định gần đây nhất',
    'Những nội dung nào đã được thông qua tại hội nghị viên chức?',
    'liệt kê các mục đã được duyệt trong buổi họp tuần trước',
    'vụ tăng lương chốt chưa',
  ],
  figures: [
    'thang nay hop may cuoc roi',
    'buổi hôm thứ sáu có mấy người dự vậy em',
    'anh Nam phát biểu mấy lần',
    'ai vắng họp hôm qua',
    'Tỷ lệ tham dự họp tháng này là bao nhiêu?',
  ],
  question: [
    'ngân sách marketing q4 là nhiu, hôm nọ có bàn mà t quên',
    'Bên Sơn Hà báo giá mái tôn mấy tiền một mét, hôm họp tui nghe không kịp',
    'api của bên ngân hàng bao giờ có, thấy họ hứa trong call rồi',
    'Lý do khách Đức trả lại lô hàng tháng trước là gì, có ai nhắc trong họp không?',
  ],
  help: ['mày biết làm cái quái gì', 'giúp được gì cho tui', 'dùng con bot này kiểu gì'],
  thanks: ['c.ơn b', 'thanks bot nha', 'cám ơn mọi người nhiều lắm ạ'],
  greeting: ['hi b', 'alo alo', 'dạ em chào chị', 'chào em, khỏe không', 'Xin chào, chúc một ngày tốt lành!'],
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
  ['đổi quần áo hôm khác đi', 'no meeting is moved'],
  ['thông qua email thôi', 'nothing was settled'],
  ['chúc mừng sinh nhật chị Lan', 'no greeting of ours'],
  ['chúc ngủ ngon', 'no greeting of ours'],
  ['mua máy bơm cho ao', 'no question'],
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
