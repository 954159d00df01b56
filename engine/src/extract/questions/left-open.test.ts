import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { extractMeeting } from '../extract-meeting.ts';

const open = (content: string) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content }).turns,
  }).openQuestions.map(({ text }) => text);

const ASKED = 'Hạnh: Lô gạch men bao giờ về tới cảng vậy Quý?\n';

describe('a question stays open', () => {
  test.each([
    ['nobody knows', 'Quý: Em đâu có nắm.'],
    ['given up', 'Quý: Chịu, em không theo lô đó.'],
    ['it hangs on others', 'Quý: Bên tàu cứ ậm ừ, chưa hẹn ngày.'],
    ['it has to be asked elsewhere', 'Quý: Để em hỏi lại hãng tàu rồi báo chị.'],
    ['it is for others to say', 'Quý: Cái đó hải quan quyết, em không dám nói trước.'],
    ['put off', 'Quý: Mai mốt mới biết được chị ơi, thôi để đó.'],
  ])('%s', (_, reply) => {
    expect(open(ASKED + reply)).toEqual(['Lô gạch men bao giờ về tới cảng?']);
  });

  test.each([
    [
      'argued and left',
      'Hạnh: Quầy lễ tân đặt bên trái hay đặt giữa sảnh?\nQuý: Em thích bên trái.\nLợi: Đặt giữa sảnh mới sang.\nHạnh: Thôi treo đó, hỏi chủ nhà rồi bàn tiếp.',
      'Quầy lễ tân đặt bên trái hay đặt giữa sảnh?',
    ],
    [
      'under way at somebody else’s',
      'Hạnh: Ngân hàng có cho giãn nợ đợt này không anh?\nLợi: Hội đồng tín dụng đang xem xét, anh cũng sốt ruột.',
      'Ngân hàng có cho giãn nợ đợt này không?',
    ],
    [
      'without a mark',
      'Speaker 1: cái máy ép nước ở tầng trệt bao giờ sửa xong vậy em\nSpeaker 2: thợ kêu chờ phụ tùng không nói ngày nào',
      'Máy ép nước ở tầng trệt bao giờ sửa xong?',
    ],
    [
      'others have not answered',
      'Hạnh: Còn hai xe nâng mình xin công ty từ tháng trước, đã có trả lời chưa?\nQuý: Thưa chưa ạ, phòng vật tư vẫn im lặng.',
      'Hai xe nâng mình xin công ty từ tháng trước, đã có trả lời chưa?',
    ],
    [
      'who is to bear it',
      'Hạnh: Xin hỏi giám đốc, phí lưu kho hai tuần này thì ai chi trả ạ?\nQuý: Kế toán chưa có hướng dẫn, tôi ghi nhận, chưa trả lời được.',
      'Phí lưu kho hai tuần này thì ai chi trả?',
    ],
    [
      'told to be unknown by whoever gives it up',
      'Hạnh: Lô sách ngoại văn, bao giờ hải quan thông quan thì chị cũng chịu.\nQuý: Dạ.',
      'Bao giờ hải quan thông quan?',
    ],
    [
      'they have not said',
      'Hạnh: Máy nén hư. Có thay mô tơ miễn phí hay tính tiền thì họ chưa nói.\nQuý: Dạ.',
      'Có thay mô tơ miễn phí hay tính tiền?',
    ],
    [
      'called to somebody first, and who asks behind',
      'Hạnh: Anh, gói cưới đôi có gia hạn qua Tết không, khách hỏi em hoài.\nQuý: Để anh bàn với anh Lợi đã, chưa trả lời liền được.',
      'Gói cưới đôi có gia hạn qua Tết không?',
    ],
    [
      'not found out',
      'Hạnh: Bảng thu lệch với kế toán, em chưa tìm ra do múi giờ hay do hoàn đơn.\nQuý: Em cần ai giúp không?',
      'Bảng thu lệch với kế toán, do múi giờ hay do hoàn đơn?',
    ],
    [
      'waited for, without a mark',
      'Speaker 1: việc hai ngõ mười bảy ngập nước phường đã có lịch nạo vét chưa thì tôi cũng đang đợi\nSpeaker 2: đợi từ hồi tháng năm rồi',
      'Việc hai ngõ mười bảy ngập nước phường đã có lịch nạo vét chưa?',
    ],
    [
      'the weather is no sigh',
      'Hạnh: Còn xe đón khách, trời mưa thì đi đường nào?\nQuý: Để gần ngày xem thời tiết rồi tính chị ạ.',
      'Xe đón khách, trời mưa thì đi đường nào?',
    ],
    [
      'not heard of',
      'Hạnh: Đạo diễn đòi quay lại hai cảnh. Khách có duyệt thêm tiền không thì em chưa nghe.\nQuý: Anh hỏi bên đó rồi, họ nói pending.',
      'Khách có duyệt thêm tiền không?',
    ],
    [
      'two ways, without a mark',
      'Speaker 1: chị ơi máy chủ thuê tiếp bên cũ hay chuyển qua bên mới vậy\nSpeaker 2: cái này đợi sếp đi công tác về chị không dám quyết',
      'Máy chủ thuê tiếp bên cũ hay chuyển qua bên mới?',
    ],
    [
      'what is called for leads',
      'Hạnh: Còn mái che? Bao giờ mình có?\nQuý: Tôi gửi chủ đầu tư hai thư, họ bảo đang vướng giấy phép. Nói thật tôi không biết bao giờ.',
      'Mái che, bao giờ mình có?',
    ],
    [
      'two ways, and with what',
      'Hạnh: Chị, đài báo chủ nhật cúp điện cả khu. Mình mở hay đóng?\nQuý: Chưa biết được, thứ bảy xem tin rồi mới nói được.',
      'Đài báo chủ nhật cúp điện cả khu, mở hay đóng?',
    ],
    [
      'nobody could check it',
      'Hạnh: Với lại tiền cọc kho họ giữ ba tỷ hay bốn tỷ, sổ hai bên lệch nhau, chưa ai đối chiếu được.\nQuý: Cái đó tôi soạn công văn hỏi.',
      'Tiền cọc kho họ giữ ba tỷ hay bốn tỷ?',
    ],
    [
      'in English',
      'Hạnh: Do we need a second vendor for the packaging line?\nQuý: Procurement is still reviewing, nobody knows yet.',
      'Do we need a second vendor for the packaging line?',
    ],
    [
      'said to be unknown, and asked by nobody',
      'Hạnh: Vẫn chưa rõ bên thuế có nhận hóa đơn viết tay của nông dân hay không.\nQuý: Dạ.',
      'Bên thuế có nhận hóa đơn viết tay của nông dân hay không?',
    ],
  ])('%s', (_, talk, text) => {
    expect(open(talk)).toEqual([text]);
  });
});

describe('no question stays open', () => {
  test.each([
    [
      'somebody takes it',
      'Hạnh: Ai đi nhận hàng sáng mai?\nQuý: Em đi, chưa biết mấy giờ tàu vào nên em ra sớm.',
    ],
    [
      'somebody says that it is theirs',
      'Hạnh: Ai lo trà nước?\nQuý: Để em, chưa biết đông hay ít nên em mua dư.',
    ],
    ['never', 'Hạnh: Hồi giờ mình chưa trả kiểu này bao giờ, chị không chắc nữa.\nQuý: Dạ.'],
    ['an idea', 'Hạnh: Hay nhờ anh Lợi bên báo chụp?\nQuý: Anh Lợi chưa trả lời, để đó đã.'],
    ['not a word', 'Hạnh: Ba chục khách đặt bàn mà không tới, không nói tiếng nào luôn.\nQuý: Mệt ghê.'],
    [
      'a tag',
      'Hạnh: Quý quen chủ vựa gạo đầu chợ phải không, hỏi giá giúp chị cái.\nQuý: Dạ, mai em ghé hỏi.',
    ],
    [
      'what others will say',
      'Hạnh: Máy này bỏ hay giữ thì tuần sau quyết.\nQuý: Còn phải xem hãng họ nói thế nào.',
    ],
    [
      'a part of a report',
      'Hạnh: Lộc Tấn trả bảy nghìn hai. Còn Hưng Thịnh bảy nghìn rưỡi mà không đặt cọc.\nQuý: Chưa thấy tiền thì biết đâu mà chờ.',
    ],
    [
      'a state, with a name',
      'Hạnh: Xe lạnh hư tuần rồi, sửa chưa Quý?\nQuý: Đầu tuần sau thợ mới ráp, đồ đang về.',
    ],
    ['a figure is told at once', `${ASKED}Quý: Thứ năm tuần này, còn giấy tờ thì em đang chờ.`],
    ['one side is taken', 'Hạnh: Sơn trắng hay sơn kem?\nQuý: Sơn kem đi chị.\nHạnh: Ừ, sơn kem.'],
    ['a state is asked for', 'Hạnh: Bảng giá tới đâu rồi em?\nQuý: Em làm gần xong, chiều em gửi.'],
    ['the floor is given', 'Hạnh: Kho có gì không Quý?\nQuý: Dạ kho chưa nhận được hàng trả về.'],
    [
      'put forward for a yes',
      'Hạnh: Mình lùi khai trương sang thứ hai nhé?\nQuý: Em chưa chắc kịp in băng rôn.',
    ],
    ['a report is called for', 'Hạnh: Kiện hàng thứ ba?\nQuý: Dạ kiện đó móp góc, chưa rõ nguyên nhân.'],
    [
      'the idea is given up',
      'Hạnh: Hôm trước mình tính cho thợ đi biển một ngày, giờ sao?\nQuý: Phải xin phép hãng, còn chờ xe.\nLợi: Vậy thôi dẹp vụ đó đi, liên hoan tại xưởng.',
    ],
    [
      'one of two comes back',
      'Hạnh: Còn bốn đơn, vướng giá hay vướng chứng từ?\nQuý: Thưa, vướng chứng từ. Hải quan chưa trả tờ khai.',
    ],
    [
      'the verb comes back as an order',
      'Hạnh: Nước yếu quá, mình thay bơm lớn hơn không?\nQuý: Thay luôn đi. Hạnh hỏi thợ nha.\nHạnh: Dạ để em hỏi thợ.',
    ],
    ['a favour', 'Hạnh: Em in giúp chị hai chục bộ hồ sơ được không?\nQuý: Dạ em chưa rảnh, chiều em in.'],
    ['a complaint', 'Hạnh: Trời ơi giá này ai mà mua nổi?\nQuý: Chưa ai dám mua chị ạ.'],
    ['the verb comes back', 'Hạnh: Hai đơn còn lại vướng gì?\nQuý: Dạ vướng chứng từ, đang chờ hải quan.'],
    [
      'ruled on later',
      'Hạnh: Tiệc cuối năm tổ chức ở nhà hàng hay ở xưởng?\nQuý: Cái đó em chưa biết.\nHạnh: Thôi chốt tiệc cuối năm tổ chức ở xưởng nhé.\nQuý: Dạ.',
    ],
  ])('%s', (_, talk) => {
    expect(open(talk)).toEqual([]);
  });
});

describe('as minutes ask it', () => {
  test.each([
    [
      'what brings it up falls off',
      'Nhân đây tôi hỏi, thẻ thành viên cũ có được cộng điểm tiếp không?',
      'Thẻ thành viên cũ có được cộng điểm tiếp không?',
    ],
    [
      'who wants to know falls off',
      'Phí giữ xe tháng sau có tăng không chị, khách hỏi em suốt?',
      'Phí giữ xe tháng sau có tăng không?',
    ],
    [
      'so does who may know',
      'Bao giờ thang máy khu B chạy lại, có ai nắm được không?',
      'Bao giờ thang máy khu B chạy lại?',
    ],
    [
      'what it is about leads',
      'Cái tủ mát ở quầy hai kêu to lắm. Có sửa được không?',
      'Tủ mát ở quầy hai kêu to lắm, có sửa được không?',
    ],
    [
      'both sides are told',
      'Mấy thùng hàng móp mình trả lại được không, hay phải bán hạ giá?',
      'Mấy thùng hàng móp mình trả lại được không, hay phải bán hạ giá?',
    ],
  ])('%s', (_, asked, text) => {
    expect(open(`Hạnh: ${asked}\nQuý: Cái đó em cũng chưa rõ, phải hỏi lại anh Lợi.`)).toEqual([text]);
  });

  test('“họ” is the office that was named', () => {
    const talk =
      'Hạnh: Bên quỹ Sen Việt trả lời chưa em?\nQuý: Chưa chị, em cũng không biết họ có tham gia không nữa.';
    expect(open(talk)).toEqual(['Quỹ Sen Việt có tham gia không?']);
  });
});
