import { describe, expect, test } from 'vitest';
import { POLLS } from '../language/proposal-cues.ts';
import { BY_A_DAY, PROTESTS } from './other-talk-cues.ts';
import * as cues from './ruling-cues.ts';

const tells = (cue: RegExp, table: readonly (readonly [string, boolean])[]) =>
  test.each(table)('"%s": %s', (said, holds) => {
    expect(cue.test(` ${said} `)).toBe(holds);
  });

describe('granted by who leads', () =>
  tells(cues.GRANTED, [
    ['năm phần trăm thì anh gật', true],
    ['khoản này tôi không duyệt', true],
    ['bác cũng đành chịu', true],
    ['chị nhận dời', true],
    ['đi muộn nửa tiếng thì được', true],
    ['em soạn rồi đưa cho tôi ký', false],
    ['để chị chọn', false],
    ['anh cho là chưa ổn', false],
  ]));

describe('called off', () =>
  tells(cues.CALLS_OFF, [
    ['chuyến tham quan năm nay hủy', true],
    ['hồ sơ đó từ chối cho vay', true],
    ['tháng mười khỏi nhập hàng', true],
    ['mục này nghỉ hẳn', true],
    ['phần văn nghệ cho qua', true],
    ['khỏi phải lo', false],
    ['bác hai chưa tới', false],
  ]));

describe('called off by others', () =>
  tells(cues.OTHERS_CALL_OFF, [
    ['giám đốc không duyệt', true],
    ['bên kia vừa hủy đơn', true],
    ['tôi không duyệt', false],
  ]));

describe('of one mind', () =>
  tells(cues.OF_ONE_MIND, [
    ['cả xóm đồng lòng', true],
    ['mọi người đều nhất trí', true],
    ['ưng hết rồi', true],
    ['không ai nói gì thì làm', true],
    ['im lặng là đồng ý', true],
    ['ba nhà cùng chịu', true],
    ['các cháu bảo thế', true],
    ['anh em thế nào', false],
    ['không ai biết đường', false],
    ['mình em đồng ý', false],
  ]));

describe('limits', () =>
  tells(cues.LIMITS, [
    ['mỗi nhà tối đa hai xe', true],
    ['từ ba triệu trở lên', true],
    ['mỗi người không quá hai món', true],
    ['nói thế không quá đáng', false],
    ['còn hai xe', false],
  ]));

describe('kept on', () =>
  tells(cues.KEEPS_ON, [
    ['vẫn họp sáng thứ hai', true],
    ['cứ theo mức cũ', true],
    ['vẫn chưa xong', false],
    ['cứ tưởng hết rồi', false],
  ]));

describe('put down', () =>
  tells(cues.PUT_DOWN, [
    ['cháu ghi vào biên bản', true],
    ['con xin ghi', true],
    ['trên bảng có dòng chữ', false],
  ]));

describe('for whoever it may be', () =>
  tells(cues.WHOEVER, [
    ['ai vào kho cũng phải ký', true],
    ['xe nào không thẻ thì ở ngoài', true],
    ['khi nào xong thì báo', false],
    ['tâm phải ký', false],
  ]));

describe('asks for a yes', () =>
  tells(cues.ASKS_FOR_YES, [
    ['mùng bảy nhé các bác', true],
    ['vậy là nghỉ trưa hai tiếng đúng không mọi người', true],
    ['hai bên chịu chưa', true],
    ['bao giờ thì xong', false],
  ]));

describe('put off', () =>
  tells(cues.PUTS_OFF, [
    ['máy móc sang năm tính', true],
    ['chừng nào có kết quả thì nói tiếp', true],
    ['để bữa khác', true],
    ['bao giờ thì có', false],
  ]));

describe('by a day', () =>
  tells(BY_A_DAY, [
    ['gửi trước thứ năm', true],
    ['nội trong hôm nay', true],
    ['muộn nhất là chiều mai', true],
    ['từ thứ năm trở đi', false],
    ['trước cổng', false],
  ]));

describe('protested', () =>
  tells(PROTESTS, [
    ['ấy chết đổi là phải tháo ra', true],
    ['không lùi được đâu anh ơi', true],
    ['thôi thôi anh ơi', true],
    ['không sao đâu', false],
    ['dạ vâng', false],
  ]));

describe('polls', () =>
  tells(POLLS, [
    ['ai đồng ý giơ tay', true],
    ['xin ý kiến các bác', true],
    ['hư thì ai chịu', false],
    ['tiền điện ai chịu', false],
    ['phải xin ý kiến hội sở', false],
  ]));
