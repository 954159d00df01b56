import { expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { extractMeeting } from '../extract-meeting.ts';

const open = (content: string) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content }).turns,
  }).openQuestions.map(({ text }) => text);

/** What a question is about, where it names too little of it itself. */
test.each([
  [
    'who they are was told right before',
    'Hạnh: Khách sạn trả lại bốn chục bộ chăn vì ố. Tiền xe chở về họ chịu hay mình chịu?\nQuý: Hợp đồng không ghi rõ, để hỏi lại rồi tính.',
    'Khách sạn trả lại bốn chục bộ chăn vì ố, tiền xe chở về họ chịu hay mình chịu?',
  ],
  [
    'a side by its name',
    'Hạnh: Em gửi biên bản cho bên Hanwa từ hôm qua.\nQuý: Thế bao giờ họ bù mười thùng keo?\nHạnh: Chịu anh ạ, hỏi mà họ chỉ thả tim.',
    'Bao giờ bên Hanwa bù mười thùng keo?',
  ],
  [
    'a further matter, named first',
    'Hạnh: Quà tết nữa, thợ thời vụ thì tính theo mức cũ hay mức mới?\nQuý: Quy chế chưa ban hành, chờ thôi, tôi chịu.',
    'Quà tết, thợ thời vụ thì tính theo mức cũ hay mức mới?',
  ],
  [
    'what brings it up falls off',
    'Hạnh: Thêm chuyện tiền gửi xe, khách than ba ngàn một lượt, kế toán nói sao?\nQuý: Kế toán nói phải đợi giám đốc ký, mà ổng chưa ký.',
    'Tiền gửi xe, khách than ba ngàn một lượt, kế toán nói sao?',
  ],
  [
    'who bears a sum, whose fault aside',
    'Hạnh: Vụ xe cẩu tốn một triệu hai phí lưu ca.\nQuý: Một triệu hai đó ai trả? Do bên mình trễ hay do khách trễ?\nHạnh: Khách trễ, mà mình cũng kẹt cầu.\nQuý: Thôi để hỏi giám đốc đã, chưa trả lời khách vội.',
    'Phí lưu ca một triệu hai đó ai trả?',
  ],
  [
    'a sum named before',
    'Hạnh: Tiền phạt hợp đồng năm triệu rưỡi nữa.\nQuý: Năm triệu rưỡi ấy tính vào đâu?\nHạnh: Em chưa biết, chờ kế toán trưởng.',
    'Tiền phạt hợp đồng năm triệu rưỡi ấy tính vào đâu?',
  ],
  [
    'whose fault only tells who bears it',
    'Hạnh: Tấm kính vỡ bên nào đền? Lỗi thợ hay lỗi kho?\nQuý: Hai bên cãi nhau, em chưa biết, chờ họp.',
    'Tấm kính vỡ bên nào đền?',
  ],
  [
    'whose fault, asked alone',
    'Hạnh: Kiện hàng móp góc, lỗi tàu hay lỗi kho?\nQuý: Chưa rõ, chờ giám định.',
    'Kiện hàng móp góc, lỗi tàu hay lỗi kho?',
  ],
  [
    'the thing stands right before the doubt',
    'Hạnh: Chìa khóa kho lạnh vẫn chưa biết ai cầm.\nQuý: Chắc phải hỏi lại ca đêm.',
    'Chìa khóa kho lạnh ai cầm?',
  ],
  [
    'others say so',
    'Hạnh: Bên thuế họ nói chưa biết bao giờ mới có mẫu mới.\nQuý: Chờ thôi.',
    'Bao giờ mới có mẫu mới?',
  ],
])('%s', (_, talk, text) => {
  expect(open(talk)).toEqual([text]);
});
