import { describe, expect, test } from 'vitest';
import { Clause } from '../clauses/act-clause.ts';
import { readSlotsOf } from '../read-intent.ts';
import { readMessage } from '../read-message.ts';
import { fillAnswer, plainAnswerOf } from './fill-answer.ts';
import { givenNames, readPieces } from './read-pieces.ts';
import { SaidSlots } from './said-slots.ts';

const given = givenNames(['Lan', 'Minh', 'Thu', 'Ngọc Anh', 'Hải An', 'An']);

function read(message: string) {
  const reading = readMessage(message);
  const pieces = readPieces(reading, given);
  const { isQuestion } = new Clause(message, pieces);
  const kind = plainAnswerOf(message, pieces, { isQuestion, namesMeeting: false });
  return kind && fillAnswer(kind, new SaidSlots(message, pieces, readSlotsOf(reading, kind)));
}

describe('what is said beside an answer goes to the organizer whole', () => {
  test.each([
    ['Tập huấn an toàn tôi dự, nhưng 11h phải đi trước', 'accepted', '11h phải đi trước'],
    [
      'Giao ban thứ Hai tới em xin vắng vì đi khảo sát hội trường với bác Minh.',
      'declined',
      'đi khảo sát hội trường với bác Minh',
    ],
    ['giao ban thứ 2 tới cho t decline nha, kẹt buổi chụp hình', 'declined', 'kẹt buổi chụp hình'],
    [
      'Giao ban xưởng thứ tư tuần sau tui nghỉ, con ốm phải đưa đi viện',
      'declined',
      'con ốm phải đưa đi viện',
    ],
    [
      'tap huan an toan thu 4 chi xin vang, phong chi co doan thanh tra',
      'declined',
      'phong chi co doan thanh tra',
    ],
    [
      'giao ban tuần thứ 2 mình đi được, 9h mình xin ra sớm vì đón con',
      'accepted',
      '9h mình xin ra sớm vì đón con',
    ],
    [
      'em không chắc đi được buổi tổng kết thứ ba, còn chờ bác Minh phân công',
      'tentative',
      'còn chờ bác Minh phân công',
    ],
    ['Họp kế hoạch quý bác tham dự trực tuyến từ Huế nghe', 'accepted', 'dự trực tuyến từ Huế'],
    [
      'em dự họp chất lượng nhưng chỉ đến 15h thôi, 15h em có ca trực',
      'accepted',
      'chỉ đến 15h thôi, 15h em có ca trực',
    ],
    ['nghiệm thu mai em từ chối nhé', 'declined', ''],
    ['giao ban mai em vẫn dự', 'accepted', ''],
  ])('%s', (message, answer, reason) => {
    expect(read(message)).toMatchObject({ kind: 'respond', answer, reason });
  });
});

describe('who joins late says when, by the clock or by minutes', () => {
  test.each([
    ['hop khach hang t3 toi vao dc nhung 3h moi vao', { kind: 'respond', arrives: '3h' }],
    [
      'tổng kết năm em đi được mà phải 9h30 mới tới, xe từ Huế ra trễ',
      { kind: 'respond', arrives: '9h30', reason: 'xe từ Huế ra trễ' },
    ],
    [
      'nghiệm thu mai tui tới lúc 2h, mắc giao hàng',
      { kind: 'come-late', arrives: 'lúc 2h', reason: 'mắc giao hàng' },
    ],
    [
      'chiều mai nghiệm thu em kẹt test mẫu nên vô trễ tầm 20 phút, báo giùm mọi người',
      { kind: 'come-late', minutes: 20, reason: 'kẹt test mẫu' },
    ],
    [
      'giao ban thứ 2 anh vào muộn nửa tiếng, trước đó anh có call với đại lý',
      { kind: 'come-late', minutes: 30, reason: 'trước đó anh có call với đại lý' },
    ],
  ])('%s', (message, wanted) => {
    expect(read(message)).toMatchObject(wanted);
  });
});

test.each([
  'chị Lan không dự giao ban được thì ai thay',
  'họp mai anh Minh vắng mặt, dời sang thứ tư',
  'dời giao ban sang 9h, 8h em không vào được',
])('%s is no answer of its writer', (message) => {
  expect(read(message)).toBeNull();
});
