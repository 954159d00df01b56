import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { extractMeeting } from '../extract-meeting.ts';

/** Tasks as "who · what · when", of a talk on Monday 9 March 2026. */
const tasksIn = (content: string) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content }).turns,
  }).actionItems.map(({ assignee, title, deadline }) => `${assignee} · ${title} · ${deadline}`);

describe('whose it is', () => {
  test.each([
    [
      'a name that ends in a word for "you" is not called by it',
      'Minh Anh: Kho còn hai mươi thùng ạ.\nĐạt: Anh đặt thêm vỏ thùng chiều nay. Minh Anh đếm lại kho giúp anh nhé.\nMinh Anh: Dạ.',
      ['Đạt · Đặt thêm vỏ thùng · 2026-03-09', 'Minh Anh · Đếm lại kho · null'],
    ],
    [
      'who says "for me" means another by the kinship word',
      'Anh Toại: Cốp pha của chú Tư xong chưa?\nChú Tư: Xong rồi.\nAnh Toại: Chú lập cho tôi bảng chấm công trước ngày 20.\nChú Tư: Được.',
      ['Chú Tư · Lập bảng chấm công · 2026-03-20'],
    ],
    [
      'a junior who does it for a senior speaks of themselves',
      'Hòa: Dạ em nhầm. Tối nay em soát lại phiếu nhập cho chị.\nChị Vân: Ừ.',
      ['Hòa · Soát lại phiếu nhập · 2026-03-09'],
    ],
    [
      'who asked is answered, though another speaks next',
      'Chị Vân: Ta bắt đầu nhé.\nHòa: Em có làm biển chỉ dẫn không chị?\nChị Vân: Có, em đặt biển chỉ dẫn trước thứ sáu đi.\nKhôi: Máy in lại kẹt giấy.',
      ['Hòa · Đặt biển chỉ dẫn · 2026-03-13'],
    ],
    [
      'to each a share',
      'Chị Vân: Khôi soạn tin mời, Hòa làm cái biển chào khách.\nKhôi: Dạ mai em gửi tin.\nHòa: Dạ.',
      ['Khôi · Soạn tin mời · 2026-03-10', 'Hòa · Làm biển chào khách · null'],
    ],
    [
      'help turned down gives the work back',
      'Hòa: Dạ vậy thứ tư em đăng tin tuyển thợ.\nKhôi: Để tôi đăng cho.\nHòa: Không sao, em đăng được.',
      ['Hòa · Đăng tin tuyển thợ · 2026-03-11'],
    ],
    [
      'how many there are is nobody who acts',
      'Chị Vân: Hòa lập giúp danh sách trực, mỗi tổ hai người, thứ tư tới gửi chị nhé.\nHòa: Vâng.',
      ['Hòa · Lập danh sách trực mỗi tổ hai người gửi chị Vân · 2026-03-11'],
    ],
    [
      'for thirty-two people',
      'Chị Vân: Hòa đặt vé cho ba mươi hai người giúp chị, tuần này chốt.\nHòa: Dạ.',
      ['Hòa · Đặt vé cho ba mươi hai người · 2026-03-13'],
    ],
    [
      'who asks back for its day has it',
      'Chị Vân: Còn Hòa viết bản hướng dẫn cho thợ.\nHòa: Chị cần khi nào ạ?\nChị Vân: Thứ năm.',
      ['Hòa · Viết bản hướng dẫn cho thợ · 2026-03-12'],
    ],
    [
      'by rank, where the label has the name behind it',
      'Chị Vân: Vậy bác Năm sửa cái trống giúp cháu nhé.\nÔng Năm Lân: Ừ, mai tui sửa.',
      ['Ông Năm Lân · Sửa trống · 2026-03-10'],
    ],
    [
      'another verb hands nothing on',
      'Chị Vân: Khôi gọi thợ lợp lại mái nhé, thứ sáu xong.\nKhôi: Dạ.\nChị Vân: Cờ phướn thì Hòa đi mua nhé.\nHòa: Dạ mai em mua.',
      ['Khôi · Gọi thợ lợp lại mái · 2026-03-13', 'Hòa · Mua cờ phướn · 2026-03-10'],
    ],
  ])('%s', (_, talk, tasks) => {
    expect(tasksIn(talk)).toEqual(tasks);
  });
});

describe('what it is called', () => {
  test.each([
    [
      'the step before it is handed in',
      'Hòa: Dạ trong lúc chờ thì em xin ba báo giá sẵn, hai mươi em gửi ban giám đốc.\nChị Vân: Được.',
      ['Hòa · Xin ba báo giá sẵn gửi ban giám đốc · 2026-03-20'],
    ],
    [
      'who is to see it goes without saying',
      'Chị Vân: Hòa đưa bảng giá mới lên nhóm cho mọi người xem nhé.\nHòa: Dạ.',
      ['Hòa · Đưa bảng giá mới lên nhóm · null'],
    ],
    [
      'who gets it has a name',
      'Chị Vân: Hòa kiểm lại kho rồi gửi chị bảng kê, thứ sáu nhé.\nHòa: Dạ.',
      ['Hòa · Kiểm lại kho rồi gửi chị Vân bảng kê · 2026-03-13'],
    ],
    [
      'the thing without how it fares',
      'Chị Vân: Cờ phướn năm ngoái rách hết.\nKhôi: Dạ thứ ba em mua.',
      ['Khôi · Mua cờ phướn · 2026-03-10'],
    ],
    [
      'a word of another language needs nothing beside it',
      'Chị Vân: Cái quán ồn lắm.\nKhôi: Dạ thứ ba em sửa lại menu.',
      ['Khôi · Sửa lại menu · 2026-03-10'],
    ],
    [
      'two of them',
      'Chị Vân: Hòa lắp thêm hai cái ở sảnh B nhé, thứ sáu xong.\nHòa: Dạ.',
      ['Hòa · Lắp thêm hai cái ở sảnh B · 2026-03-13'],
    ],
  ])('%s', (_, talk, tasks) => {
    expect(tasksIn(talk)).toEqual(tasks);
  });
});

describe('until when', () => {
  test.each([
    [
      'the day before who does it, not the one it is to be in time for',
      'Chị Vân: Hàng gấp lắm.\nHòa: Dạ, tối nay em gọi xưởng tăng thêm một chuyền cho kịp ngày mười lăm.',
      ['Hòa · Gọi xưởng tăng thêm một chuyền · 2026-03-09'],
    ],
    [
      'a shift is no time',
      'Chị Vân: Hòa viết hướng dẫn cho thợ nhé, đủ cả ca đêm. Giữa tuần sau xong được không?\nHòa: Dạ được.',
      ['Hòa · Viết hướng dẫn cho thợ · 2026-03-18'],
    ],
    [
      'who confirms a day of their own moves nobody else',
      'Chị Vân: Hòa chạy thử máy ép, thứ năm báo chị. Tài khoản thì chị cấp ngay sau họp.\nHòa: Vâng, thứ năm.',
      ['Hòa · Chạy thử máy ép · 2026-03-12', 'Chị Vân · Cấp tài khoản · 2026-03-09'],
    ],
    [
      'a day granted in a part of a longer sentence',
      'Hòa: Dạ vậy em dán bảng giá mới ngay cửa.\nChị Vân: Đúng rồi, ngày mốt là phải có bảng nhé, cuối tuần khách đông lắm đó.\nHòa: Dạ.',
      ['Hòa · Dán bảng giá mới ngay cửa · 2026-03-11'],
    ],
    [
      'who goes somewhere to do it speaks of the same work',
      'Hòa: Dạ sáng mai em nộp tờ khai cho hải quan.\nKhôi: Sáng mai là trễ, chiều nay mới kịp.\nHòa: Dạ vậy chiều nay em chạy qua nộp luôn.',
      ['Hòa · Nộp tờ khai cho hải quan · 2026-03-09'],
    ],
    [
      'until, not from',
      'Chị Vân: Hòa đo lại mặt bằng giúp chị nhé.\nHòa: Em đo từ thứ ba, thứ năm tuần sau là đủ.',
      ['Hòa · Đo lại mặt bằng · 2026-03-19'],
    ],
    [
      'the evening of the twenty-second, in the south',
      'Chị Vân: Khôi chở giùm cái tủ về kho nghen.\nKhôi: Dạ được, tối hăm hai tui ghé chở.',
      ['Khôi · Chở tủ về kho · 2026-03-22'],
    ],
    [
      'behind a "but"',
      'Chị Vân: Hòa viết biên bản sự cố.\nHòa: Vâng, em nghỉ bù chiều nay nhưng sáng mai em nộp.',
      ['Hòa · Viết biên bản sự cố · 2026-03-10'],
    ],
    [
      'another day in place of the one proposed',
      'Hòa: Để em sơn lại cái cổng.\nChị Vân: Thứ tư xong hả?\nHòa: Thứ tư em bận giao hàng. Thứ năm đi.\nChị Vân: Ừ.',
      ['Hòa · Sơn lại cổng · 2026-03-12'],
    ],
    [
      'not the day a thing is put on',
      'Hòa: Vậy để em dời lịch bảo trì qua thứ ba, làm trong hôm nay luôn.\nChị Vân: Ừ.',
      ['Hòa · Dời lịch bảo trì qua · 2026-03-09'],
    ],
    [
      'sooner, for the one who waits for it',
      'Hòa: Dạ để em sửa sơ đồ kho, chủ nhật em gửi.\nKhôi: Chủ nhật trễ quá, thứ sáu được không?\nHòa: Thứ sáu, ừ được.',
      ['Hòa · Sửa sơ đồ kho · 2026-03-13'],
    ],
  ])('%s', (_, talk, tasks) => {
    expect(tasksIn(talk)).toEqual(tasks);
  });
});

describe('no work', () => {
  test.each([
    [
      'the floor is given, and taken',
      'Chị Vân: Hòa báo tình hình cho mọi người nghe.\nHòa: Dạ, hai tuần qua xưởng chạy được bốn nghìn chiếc, lỗi hai phần trăm, còn thiếu vải lót.',
    ],
    ['put forward by the very words', 'Hòa: Con xin trình phương án đóng gói. Một thùng hai mươi hộp.'],
    ['on to the next point', 'Chị Vân: Giờ tới cái mái kho nhé.\nHòa: Dạ.'],
    ['on to the next point, politely', 'Hòa: Em xin sang phần kho. Hiện nay còn ba mươi thùng.\nChị Vân: Ừ.'],
    ['who is in the room is fetched', 'Chị Vân: Hòa kêu chú Tư giùm chị.\nHòa: Dạ.\nChú Tư: Tôi đây.'],
    ['noted at once', 'Chị Vân: Hòa ghi vào biên bản nhé.\nHòa: Dạ em ghi rồi.'],
    ['what would follow', 'Khôi: Hòa giữ sổ thì không ổn, kế toán mới hợp.\nHòa: Vâng.'],
    ['what somebody has said', 'Khôi: Ông chủ nhà bên chỗ Hòa bảo tháng sau sẽ mời thợ về xem.\nHòa: Vâng.'],
    ['an opinion agreed with', 'Khôi: Hòa nói đúng, giao thứ sáu là hỏng.\nHòa: Vâng.'],
    [
      'help turned down',
      'Hòa: Xe để tôi lo cho, tôi quen chủ xe.\nKhôi: Cảm ơn anh, nhưng xe quen khó nói lắm.',
    ],
    ['what is done to one', 'Hòa: Vậy bao giờ chúng tôi được bàn giao kho mới ạ?\nChị Vân: Chưa biết.'],
    ['afraid, and not in charge', 'Chị Vân: Cửa đã khóa rồi.\nHòa: Nhưng em vẫn lo.\nKhôi: Lo gì.'],
    ['asked only to complain', 'Hòa: Chia vậy thì sao tôi phải trả đắt hơn?\nKhôi: Ờ ha.'],
    [
      'a word added to the talk',
      'Hòa: Tôi bổ sung, hàng về nhưng giấy tờ đến sáng nay chưa có.\nKhôi: Vâng.',
    ],
    ['done before it was asked for', 'Chị Vân: Hòa mở sổ ra ghi giùm chị nghe.\nHòa: Em mở rồi.'],
    ['what others have to grant', 'Hòa: Em xin mua thêm hai cái ghế.\nChị Vân: Quỹ hết rồi em.'],
    ['leave asked for', 'Hòa: Chị ơi em xin nghỉ chiều mai.\nChị Vân: Ừ.'],
    ['granted by these words', 'Chị Vân: Chị duyệt hai mươi bộ bàn ghế.\nHòa: Dạ.'],
    ['proposed by these words', 'Hòa: Em xin đề nghị chuyển họp sang sáng thứ ba.\nKhôi: Cũng được.'],
    ['what was seen there', 'Hòa: Chủ nhật em vào thăm, thấy chú Tư khỏe lắm.\nKhôi: Mừng quá.'],
    ['over by now', 'Hòa: Phần bìa thì em mới vẽ xong phác thảo thôi.\nChị Vân: Đẹp đấy.'],
    ['so it is always', 'Chị Vân: Nhà mấy đứa thì em đi giờ nào cũng được.\nHòa: Dạ.'],
    ['what somebody wants', 'Chị Vân: Chuyện Hòa đòi mở quán thì thôi.\nHòa: Dạ.'],
    ['what one has is no work', 'Hòa: Mười một giờ em có call với khách.\nChị Vân: Ừ.'],
  ])('%s', (_, talk) => {
    expect(tasksIn(talk)).toEqual([]);
  });

  test('a reminder of how to go about it is no second task', () => {
    const talk =
      'Hòa: Dạ thứ tư em đi phun thuốc khu kho.\nChị Vân: Thứ tư nhé, nhớ báo tổ bảo vệ trước.\nKhôi: Còn máy in thì sao?';
    expect(tasksIn(talk)).toEqual(['Hòa · Phun thuốc khu kho · 2026-03-11']);
  });
});
