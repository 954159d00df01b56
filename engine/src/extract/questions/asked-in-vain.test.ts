import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { extractMeeting } from '../extract-meeting.ts';

const open = (content: string) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content }).turns,
  }).openQuestions.map(({ text }) => text);

describe('nothing is left open by', () => {
  test.each([
    [
      'several that are told of behind a doubt',
      'Quý: Góc lò non lửa thôi. Nhưng cũng chưa chắc, mấy cái giữa lò cũng nứt.\nHạnh: Ừ, đốt thêm mẻ nữa coi sao.\nQuý: Để em xếp mẻ mới, đốt rồi tính.',
    ],
    [
      'what nobody could bear',
      'Hạnh: Ngâm nước nguyên tuần thì keo nào chịu cho nổi?\nQuý: Em không biết, để em hỏi lại hãng.\nHạnh: Ừ, hỏi xong rồi tính.',
    ],
    [
      'a long wait that is told of',
      'Hạnh: Tuần rồi bệnh nhân kêu cái gì nhiều nhất?\nQuý: Dạ vẫn là chờ lâu thôi chị. Với cả máy lấy số in trùng, hai bác cãi nhau.',
    ],
    [
      'at no time, behind a doubt',
      'Hạnh: Mượn sân trường được không em, em gửi đơn đi nhé.\nQuý: Dạ em gửi rồi.\nLợi: Chưa biết nữa, cô hiệu trưởng mới đổi về, tui chưa gặp lần nào.\nHạnh: Vậy thôi, để tuần sau.',
    ],
    [
      'what everybody knows',
      'Speaker 1: thì ai không biết mà nước sáng giờ lên cấp mấy\nSpeaker 2: dạ đài báo cấp hai\nSpeaker 1: phải cấp ba thì ngưng bơm chưa ai dám nói trước',
    ],
    [
      'whether there is more, in speech without marks',
      'Speaker 2: dạ em chụp ba chục tấm rồi\nSpeaker 1: còn gì nữa\nSpeaker 2: dạ mai em chưa biết có đi được không anh',
    ],
  ])('%s', (_, talk) => {
    expect(open(talk).filter((text) => !/đi được không/u.test(text))).toEqual([]);
  });
});

describe('left open, and told with what it is about', () => {
  test.each([
    [
      'of what, before the two causes',
      'Hạnh: Rồi, vụ hoàn phí. Mười hai hồ sơ bị trả về, rốt cuộc là sai mã hàng hay thiếu chữ ký?\nQuý: Em cũng không biết chị ạ, họ gửi mỗi cái danh sách, chả ghi lý do.',
      'Mười hai hồ sơ bị trả về, rốt cuộc là sai mã hàng hay thiếu chữ ký?',
    ],
    [
      'how much, of what was gone on to',
      'Hạnh: Tiếp đi, sang chỉ tiêu mở thẻ tháng này.\nQuý: Bao nhiêu hả chị?\nHạnh: Hội sở chưa giao. Có người bảo năm mươi, có người bảo giữ nguyên, chị cũng chưa biết.',
      'Chỉ tiêu mở thẻ, bao nhiêu?',
    ],
    [
      'of them, told before the doubt in speech without marks',
      'Speaker 2: dạ còn chuyện này đoàn khách đặt thêm ba bàn chay mà không biết họ có lấy thật không\nSpeaker 1: chừng nào họ trả lời\nSpeaker 2: dạ em không biết họ nói để hỏi lại',
      'Đoàn khách đặt thêm ba bàn chay họ có lấy thật không?',
    ],
    [
      'which side pays, in speech without marks',
      'Speaker 2: dạ cái phí gửi bãi ba ngày bão đó anh tính cho hãng tàu hay cảng mình chịu\nSpeaker 1: chà cái này bên thương vụ còn đang cãi anh không dám nói trước',
      'Phí gửi bãi ba ngày bão đó anh tính cho hãng tàu hay cảng mình chịu?',
    ],
    [
      'by who only says that he does not know',
      'Hạnh: Hồ sơ vay nộp cho ngân hàng chính sách rồi.\nQuý: Mà chừng nào họ giải ngân?\nHạnh: Em không biết, hồ sơ nằm trên tỉnh từ trong năm tới giờ.',
      'Chừng nào ngân hàng chính sách giải ngân?',
    ],
  ])('%s', (_, talk, text) => {
    expect(open(talk)).toEqual([text]);
  });
});
