import { describe, expect, test } from 'vitest';
import { MEANT_AS_JOKE, rulesOnNothing, TAKEN_AS_JOKE } from './no-ruling-cues.ts';

describe('rules on nothing', () =>
  test.each([
    ['giám đốc chốt không tăng lương năm nay', true],
    ['hội sở vừa quyết định đóng ba phòng giao dịch', true],
    ['ủy ban thống nhất từ tháng sau thu rác theo ký', true],
    ['công ty quyết định nghỉ thứ bảy từ tháng sau', false],
    ['chờ giám đốc quyết định thì tạm ngưng', false],
    ['từ đầu năm học mình đã quy định đi trễ là mời phụ huynh', true],
    ['năm ngoái cả xóm thống nhất cho thuê sân kho', true],
    ['giữ nguyên mức mình đã chốt', false],
    ['mình đã thống nhất thì từ mai cứ thế mà làm', false],
    ['trạm chín giữ đúng vị trí thiết kế đã duyệt', false],
    ['tuần sau cô nghỉ phép ba ngày từ thứ tư', true],
    ['từ thứ hai tới thứ tư anh đi công tác hà nội', true],
    ['anh em về quê được nghỉ thêm một ngày', false],
    ['ai đi công tác tự ứng tiền trước', false],
    ['ừ bún bò nhé anh bao', true],
    ['tiền ăn công ty bao hết', false],
    ['vậy là thiếu năm thùng', true],
    ['vậy là bỏ được kho cũ đỡ mười lăm triệu', true],
    ['vậy là bỏ kho cũ', false],
    ['thiếu năm triệu thì lấy quỹ bù vô', false],
    ['xa quá anh không theo ý đó', true],
    ['đề xuất này tôi không duyệt', false],
    ['phải chi năm ngoái mình mua máy đức', true],
    ['ví dụ bán được trăm triệu thì thưởng hai phần trăm', true],
    ['thưởng cho ai bán vượt trăm triệu', false],
    ['ừ xem báo cáo rồi tính', true],
    ['thôi hai đứa về lấy số liệu rồi tuần tới nói tiếp', true],
    ['thử một tháng hết tháng tám xem số rồi tính tiếp', false],
    ['xem hợp đồng rồi ký với bên đó một năm', false],
    ['vậy nghỉ mười phút ba giờ quay lại nhé', true],
    ['giữa ca nghỉ mười phút', false],
    ['nghỉ mười phút giữa hai ca từ tuần sau', false],
  ])('%s: %s', (said, holds) => {
    expect(rulesOnNothing({ plain: ` ${said} ` })).toBe(holds);
  }));

describe('owned up to as a joke', () =>
  test.each([
    ['giỡn thôi xe đạp còn chưa có', true],
    ['đùa đấy thợ đang sửa', true],
    ['thì nói vậy thôi chứ tiền đâu', true],
    ['không đùa đâu', false],
    ['tôi nói vậy thôi', false],
  ])('%s: %s', (said, holds) => {
    expect(MEANT_AS_JOKE.test(` ${said} `)).toBe(holds);
  }));

describe('taken as a joke', () =>
  test.each([
    ['ha ha anh giỡn hoài', true],
    ['chị trêu bạn lan', false],
  ])('%s: %s', (said, holds) => {
    expect(TAKEN_AS_JOKE.test(` ${said} `)).toBe(holds);
  }));
