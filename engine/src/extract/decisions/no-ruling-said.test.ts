import { describe, expect, test } from 'vitest';
import { decisionsIn } from './testing/decisions-in.ts';

const GOES_ON =
  'Hà: Dạ bếp ổn bác.\nLộc: Dạ quầy cũng ổn.\nHà: Khách khen món mới.\nLộc: Khách quen nhiều.\n'.repeat(4);

describe('work, ideas turned down and goodbyes rule on nothing', () => {
  test.each([
    [
      'work that begins with whose it is',
      'Hà: Thứ tư con rảnh bác.\nLộc: Thứ tư con kẹt đi Cần Thơ.\nBác Sang: Thế Hà đi quay nhà vườn Mỹ Khánh sáng thứ tư, lấy ba trăm hình.\nLộc: Hay quá.',
    ],
    [
      'work that whoever speaks wants done',
      'Hà: Báo cáo quý họ mới gửi hôm qua bác.\nLộc: Gửi trễ ghê.\nBác Sang: Có rồi thì bổ sung vào, gửi lại bên thuế trước mùng năm cho bác.\nHà: Dạ con gửi lại liền.',
    ],
    [
      'work the next voice takes on',
      'Hà: Con lọc ra hai mươi ba khách lâu không ghé.\nLộc: Nhiều ghê ha.\nBác Sang: Thế gọi từng khách một, hẹn lại lịch.\nHà: Dạ con gọi.',
    ],
    [
      'an idea turned down with its reason',
      'Lộc: Hay mình thuê thêm một xe của bên Tân Cảng đi bác?\nBác Sang: Thôi, thuê bên đó một ca sáu triệu, giấy tờ lung tung.\nHà: Dạ.',
    ],
    [
      'an idea laughed at',
      'Lộc: Hay mình mở dịch vụ cho khách chụp hình với bò?\nBác Sang: Vừa nói người lạ phải sát trùng xong. Thôi dẹp, không khách khứa gì.\nHà: Dạ.',
    ],
    [
      'who has what to do, gone over',
      'Hà: Vậy hết việc rồi bác.\nBác Sang: Ok, vậy Hà bảng nợ thứ năm, Lộc quầy trái cây với tủ lạnh.\nLộc: Dạ con nhớ.',
    ],
    [
      'going back to work',
      `${GOES_ON}Bác Sang: Thôi đi rửa chén, mọi người ráng giữ quầy.\nHà: Dạ được bác.`,
    ],
  ])('%s', (_, talk) => {
    expect(decisionsIn(talk)).toEqual([]);
  });

  test.each([
    [
      'an idea turned down once and for all',
      'Lộc: Hay mình cộng thêm lãi cho mấy khách lớn?\nBác Sang: Không. Không cộng lãi cho bất kỳ khách nào, bác nói rõ luôn.\nHà: Dạ.',
      'Không cộng lãi cho bất kỳ khách nào',
    ],
    [
      'another way than the idea',
      'Lộc: Hay mình mở tới mười một giờ đêm?\nBác Sang: Thôi, từ tuần sau quán mở tới mười giờ, cuối tuần mười giờ rưỡi.\nHà: Dạ được.',
      'Từ tuần sau quán mở tới mười giờ, cuối tuần mười giờ rưỡi',
    ],
    [
      'a rule of which somebody gives notice',
      'Hà: Khách quên đồ nhiều lắm bác.\nBác Sang: Ai giữ đồ của khách quá một ngày thì trừ hai trăm ngàn.\nHà: Dạ để con dán thông báo.',
      'Ai giữ đồ của khách quá một ngày thì trừ hai trăm ngàn',
    ],
    [
      'who is appointed from a day on',
      'Hà: Cuối tháng chị Mai nghỉ, ai trông quầy bác?\nBác Sang: Từ tháng sau Lộc làm trưởng quầy, phụ cấp năm trăm nghìn.\nLộc: Dạ con cảm ơn bác.',
      'Từ tháng sau Lộc làm trưởng quầy, phụ cấp năm trăm nghìn',
    ],
  ])('not: %s', (_, talk, text) => {
    expect(decisionsIn(talk)).toEqual([text]);
  });
});
