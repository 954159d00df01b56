import { expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { extractMeeting } from '../extract-meeting.ts';

const open = (content: string) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content }).turns,
  }).openQuestions.map(({ text }) => text);

/** What nobody asks outright, and what is left open otherwise than at once. */
test.each([
  [
    'told before it is said that nobody wrote it down',
    'Hạnh: Tiền vận chuyển chiều về, mình chịu hay đại lý chịu thì trong hợp đồng chưa ghi.\nQuý: Dạ.',
    'Tiền vận chuyển chiều về, mình chịu hay đại lý chịu?',
  ],
  [
    'weighed by whoever tells of it',
    'Hạnh: Còn lớp bơi cho trẻ, mình có mở thêm ca tối không, chị còn cân nhắc, thuê hồ chưa tính ra.\nQuý: Dạ.',
    'Lớp bơi cho trẻ, có mở thêm ca tối không?',
  ],
  [
    'no answer, told in the reply to a question that names nothing',
    'Hạnh: Cái máy đóng gói kẹt dây, hãng bảo sao Quý?\nQuý: Họ chưa nói bao giờ cử thợ, em cũng chưa biết mình có phải trả công không.',
    'Máy đóng gói kẹt dây, có phải trả công không?',
  ],
  [
    'what others are to say something of',
    'Hạnh: Bảng hiệu cũ mình sơn lại hay tháo luôn?\nQuý: Sơn thì rẻ. Phòng quản lý đô thị nói sao?\nHạnh: Em gửi họ rồi, họ chưa trả lời.',
    'Bảng hiệu cũ mình sơn lại hay tháo?',
  ],
  [
    'passed on by whoever was asked',
    'Hạnh: Cái máy chiếu rơi ở hội trường, kế toán hỏi có phải bồi thường không.\nQuý: Cái đó ban tài sản quyết, họ chưa họp, anh chưa trả lời được.',
    'Máy chiếu rơi ở hội trường, có phải bồi thường không?',
  ],
  [
    'brought up, and not asked',
    'Hạnh: Chị ơi, còn vụ làm việc từ xa thứ năm, bữa trước chị nói sẽ trình đó.\nQuý: Trình rồi, trên còn chờ ý kiến tổng công ty, chưa ai trả lời.',
    'Làm việc từ xa thứ năm thế nào?',
  ],
  [
    'asked back, and then put off',
    'Hạnh: Xe tải cũ mình bán luôn hay để chạy thêm một năm?\nQuý: Em tính giá nào?\nHạnh: Lái trả tám chục.\nQuý: Để anh nghĩ đã, chưa nói được ngay đâu.',
    'Xe tải cũ mình bán luôn hay để chạy thêm một năm?',
  ],
  [
    'talked of, and left by who asked',
    'Hạnh: Tờ rơi có ghi giá phòng không?\nQuý: Em muốn ghi, khách thích rõ ràng.\nLợi: Ghi thì mùa cao điểm khó nói.\nHạnh: Chưa dám quyết, đợi sếp xem rồi tính.',
    'Tờ rơi có ghi giá phòng không?',
  ],
  [
    'speech without marks',
    'Speaker 1: đợt này thuế nhập khẩu họ thu mình bao nhiêu phần trăm chưa ai biết hết chị\nSpeaker 2: ừ chờ thôi',
    'Đợt này thuế nhập khẩu họ thu mình bao nhiêu phần trăm?',
  ],
  [
    'what is called for, and never thought of',
    'Hạnh: Phí gửi xe của nhân viên thời vụ thì sao chị?\nQuý: Cái đó chị chưa nghĩ tới, để họp với ban quản lý tòa nhà đã.',
    'Phí gửi xe của nhân viên thời vụ thế nào?',
  ],
  [
    'asked around',
    'Hạnh: Có ai biết bên điện lực bao giờ kéo lại dây cho xưởng hai không?\nQuý: Em gọi tổng đài hai lần mà toàn máy bận, chưa ai trả lời.',
    'Bên điện lực bao giờ kéo lại dây cho xưởng hai không?',
  ],
  [
    'nothing was said at all',
    'Speaker 1: rồi cái mái tôn bị bay bảo hiểm có đền không\nSpeaker 2: dạ họ xuống chụp hình rồi đi chứ có nói gì đâu\nSpeaker 1: ờ vậy cứ chờ',
    'Mái tôn bị bay bảo hiểm có đền không?',
  ],
  [
    'put to a vote, without a comma',
    'Hạnh: Vụ đổi ca đêm sang ba ngày một lần, công đoàn có đồng ý hay không còn phải chờ biểu quyết.\nQuý: Dạ.',
    'Vụ đổi ca đêm sang ba ngày một lần, công đoàn có đồng ý hay không?',
  ],
  [
    'forgotten',
    'Hạnh: Ủa, mà tiền cọc sân khấu hôm trước ai ứng vậy?\nQuý: Em hổng nhớ, để em dò lại sổ.',
    'Tiền cọc sân khấu hôm trước ai ứng?',
  ],
  [
    'others ask those above them',
    'Hạnh: Khách Đài Loan có ký phụ lục không chị?\nQuý: Họ bảo đang xin ý kiến bên mẹ.',
    'Khách Đài Loan có ký phụ lục không?',
  ],
  [
    'a day is named for the answer only',
    'Hạnh: Vụ camera trước cổng, công an khu vực có cho gắn không anh?\nQuý: Anh gửi đơn rồi, họ hẹn tuần sau trả lời.',
    'Vụ camera trước cổng, công an khu vực có cho gắn không?',
  ],
  [
    'nobody can be reached',
    'Hạnh: Visa đoàn Ấn Độ khi nào có?\nQuý: Đại sứ quán không hẹn, em gọi cũng không ai bắt máy.',
    'Visa đoàn Ấn Độ khi nào có?',
  ],
])('%s stays open', (_, talk, text) => {
  expect(open(talk)).toEqual([text]);
});
