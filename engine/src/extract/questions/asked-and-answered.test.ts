import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { extractMeeting } from '../extract-meeting.ts';

const open = (content: string) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content }).turns,
  }).openQuestions.map(({ text }) => text);

describe('stays open', () => {
  test.each([
    [
      'read, and not answered',
      'Hạnh: Bao giờ xưởng bù mười thùng sơn thiếu?\nQuý: Chịu chị, hỏi mà người ta chỉ thả tim.',
      'Bao giờ xưởng bù mười thùng sơn thiếu?',
    ],
    [
      'two say two things',
      'Hạnh: Tiền điện khu bếp, mình đóng hay chủ nhà đóng?\nQuý: Tui hỏi hai chỗ, hai chỗ nói hai kiểu. Giờ tui cũng bó tay.',
      'Tiền điện khu bếp, mình đóng hay chủ nhà đóng?',
    ],
    [
      'a sum is named to deny it',
      'Hạnh: Đền bao nhiêu cho vườn ổi bị xe cán?\nQuý: Năm triệu thì ai mà ký được, phòng tài chính chưa có đơn giá.',
      'Đền bao nhiêu cho vườn ổi bị xe cán?',
    ],
    [
      'others have not said whether they like it',
      'Hạnh: Cái mẫu hộp in chữ Thái, bên khách có ưng mẫu đó chưa vậy Quý?\nQuý: Em gửi từ thứ hai mà họ im ru. Để mai em nhắc họ lần nữa.',
      'Mẫu hộp in chữ Thái, bên khách có ưng mẫu đó chưa?',
    ],
    [
      'not known in Nghệ',
      'Hạnh: Đàn gà tổ hai bỏ ăn là do cám mới hay do nóng?\nLực: Cám thì mới đổi. Chịu, em nỏ biết đường mô mà nói.',
      'Đàn gà tổ hai bỏ ăn là do cám mới hay do nóng?',
    ],
    [
      'others keep asking, stay or rise',
      'Hạnh: Khách thuê dài hạn toàn hỏi sang năm giá phòng giữ bốn triệu hay lên bốn triệu rưỡi, em chẳng biết nói sao.\nQuý: Chị hỏi chủ nhà rồi, chưa ai trả lời, chị cũng chịu.',
      'Khách thuê dài hạn toàn hỏi sang năm giá phòng giữ bốn triệu hay lên bốn triệu rưỡi?',
    ],
    [
      'passed on, then asked back',
      'Hạnh: Chị ơi, đoàn Nhật họ hỏi mình có xe đón ở ga lúc khuya không, chuyến một giờ sáng.\nLực: Tài xế có hai người, chạy đêm rồi mai ai chạy? Thuê ngoài thì hãng chưa báo giá.\nQuý: Ừ, chưa biết tính sao, để đó đã.',
      'Có xe đón ở ga lúc khuya không?',
    ],
    [
      'a cause is not found',
      'Hạnh: Máy tính tiền quầy hai in sai giờ, quầy một thì không, tới giờ em vẫn chưa hiểu vì sao.\nQuý: Em nghi do mạng mà chưa tái hiện được.',
      'Vì sao máy tính tiền quầy hai in sai giờ, quầy một thì không?',
    ],
    [
      'asked politely before more is said',
      'Hạnh: Thẻ ra vào thì một hộ mấy thẻ ạ, khách thuê cũng đòi đấy.\nQuý: Chị chưa nghĩ tới, để hỏi ban quản lý xem họ giới hạn thế nào.',
      'Thẻ ra vào thì một hộ mấy thẻ?',
    ],
    [
      'the verb comes back, and leaves it open',
      'Hạnh: Cái chậu vỡ bên vận chuyển có đền không?\nQuý: Đền bao nhiêu thì chưa biết, họ chưa trả lời.',
      'Chậu vỡ bên vận chuyển có đền không?',
    ],
    [
      'a why, and what it may be',
      'Hạnh: Cửa kho hôm trước sửa rồi mà sao sáng nay vẫn kẹt?\nQuý: Thay ray rồi vẫn thế. Cũng không biết tại ray hay tại bánh xe nữa.\nHạnh: Thế vẫn chưa rõ à.',
      'Tại ray hay tại bánh xe?',
    ],
    [
      'asked of others, and not answered',
      'Hạnh: Tiền cọc gian hàng đòi được không?\nQuý: Đòi rồi, mà ban tổ chức chưa trả lời, em cũng chưa biết bao giờ.',
      'Tiền cọc gian hàng đòi được không?',
    ],
    [
      'no offer',
      'Hạnh: Có cần giấy phép thi công ban đêm không?\nQuý: Cái đó em chưa rõ, phải hỏi lại phường.',
      'Có cần giấy phép thi công ban đêm không?',
    ],
    [
      'run on to why it is asked',
      'Speaker 1: dạ mà mùng hai xưởng mình chạy máy hông em còn báo thợ\nSpeaker 2: anh hỏi bà chủ rồi mà bả chưa trả lời nên anh cũng hổng biết',
      'Mùng hai xưởng mình chạy máy hông?',
    ],
    [
      'run on, and not told yet',
      'Speaker 1: đợt này công ty ứng lương hông tụi con còn đóng học phí\nSpeaker 2: chưa thấy kế toán nói gì để anh hỏi lại',
      'Đợt này công ty ứng lương hông?',
    ],
  ])('%s', (_, talk, text) => {
    expect(open(talk)).toEqual([text]);
  });
});

describe('does not', () => {
  test.each([
    [
      'the verb comes back with its place',
      'Hạnh: Máy in kẹt chỗ nào vậy?\nQuý: Kẹt cái trục cuốn, chưa biết là do giấy ẩm.',
    ],
    [
      'a view is asked for and given',
      'Hạnh: Giờ theo em lô vải lỗi này tính sao?\nQuý: Theo em là tách riêng ra, chờ khách xem mẫu, còn bán nội địa thì em không dám ký.',
    ],
    ['no word asks', 'Hạnh: Hôm trước gọi thợ xem rồi mà?\nQuý: Dạ thợ xem rồi, mà vòng bi phải chờ hàng.'],
    [
      'an offer is put by',
      'Hạnh: Có cần em gọi xin lỗi khách trước không chị?\nQuý: Khoan em, chưa có số tiền mà gọi khách càng giận.',
    ],
    [
      'an offer to go is put by',
      'Hạnh: Để em chạy qua đón đoàn luôn nha anh, được không?\nQuý: Thôi khỏi, chưa biết mấy giờ đoàn tới.',
    ],
    [
      'a sign is hung up, somebody waits outside',
      'Hạnh: Quý mở cửa kho sau chưa em?\nQuý: Em treo biển nghỉ trưa rồi, có bác tài ngồi chờ ngoài cổng.',
    ],
    ['at no time', 'Hạnh: Em không chắc nữa, hồi giờ mình chưa bán gối đầu kiểu này bao giờ.\nQuý: Dạ.'],
    ['what it hangs on', 'Hạnh: Em chưa dám nói, còn tùy tiền thuê kho năm nay lên bao nhiêu nữa.\nQuý: Ừ.'],
    ['only if it is not there', 'Hạnh: Phải có sổ gốc, không có sổ gốc thì chẳng biết đất của ai.\nQuý: Dạ.'],
    [
      'both agree',
      'Hạnh: Ba trăm một mét không công lắp, hai bên chịu chưa?\nQuý: Chịu, tui thua nửa ván.\nHạnh: Lợi viết vô hợp đồng nha, để sau này khỏi cãi.',
    ],
    [
      'the yes that was asked for',
      'Hạnh: Thứ ba đầu tháng nghỉ buổi sáng lau máy, vậy thôi, chịu không?\nQuý: Chịu chị, nửa buổi là được rồi.\nLợi: Cái bảng giá em xem lại mai em gửi.\nHạnh: Ừ, hỏi bên in rồi tính.',
    ],
    [
      'a poll',
      'Hạnh: Mỗi tổ cử một người, trực xong nghỉ bù. Chốt vậy, ai ý kiến gì không?\nQuý: Dạ không, nghỉ bù là em chịu.',
    ],
    [
      'hay is often, and chưa chắc đã probably not',
      'Hạnh: Máy thổi bên Hải Phát họ hay trễ lắm, gọi chiều nay chưa chắc đã ai nghe máy.\nQuý: Vậy mai gọi.',
    ],
    [
      'còn answers, and brings nothing up',
      'Hạnh: Tổ nào còn dùng sổ tay?\nQuý: Dạ còn tổ cơ điện với tổ vệ sinh.\nHạnh: Hai tổ đó vướng gì?\nQuý: Vướng phần mềm, em nói hãng mà họ ừ rồi để đó.\nHạnh: Mai hỏi hãng lại, chưa trả lời thì để đó đã.',
    ],
    [
      'somebody thinks to know where',
      'Hạnh: Giấy đăng kiểm thì ký rồi.\nQuý: Ừ, nhưng mà bản gốc chẳng biết ai cầm.\nLợi: Hình như trong tủ em, để em lục, mai em đưa chị.',
    ],
    [
      'somebody has it',
      'Hạnh: Sổ bảo hành lò nướng, vẫn không biết ai giữ.\nQuý: Em giữ đây chị, trong ngăn dưới.',
    ],
    ['không ends no question', 'Speaker 1: hàng về kho không em đang hỏi chị đó\nSpeaker 2: dạ chưa'],
  ])('%s', (_, talk) => {
    expect(open(talk)).toEqual([]);
  });
});
