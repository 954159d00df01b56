import { expect, test } from 'vitest';
import { parseTurn } from './parse-turn.rules.ts';
import { noContext, type SpokenContext } from './spoken-context.rules.ts';

/** A Thursday. */
const now = '2026-11-26T08:30:00';
const context: SpokenContext = {
  ...noContext,
  titles: [
    { kind: 'meeting', title: 'Chuyển phần mềm kế toán' },
    { kind: 'meeting', title: 'Duyệt bao bì trà atiso' },
    { kind: 'task', title: 'Kiểm kê kho Cần Thơ' },
  ],
  given: ['Năm', 'Mai', 'Linh', 'Lộc'],
  rooms: ['Phòng Sông Lam'],
};
const apart = (message: string): string[] =>
  parseTurn({ message, parsed: { kind: 'text' }, meetingId: null, scope: null }, now, context).apart.map(
    ({ kind }) => kind,
  );

test.each([
  ['mai tôi có họp gì không, với còn việc nào quá hạn', ['agenda', 'late-tasks']],
  ['tuần này tôi họp mấy cuộc, còn việc nào sắp tới hạn không', ['figures', 'due-tasks']],
  ['chiều mai phòng Sông Lam trống không, mai tui có họp chi không', ['rooms', 'agenda']],
  [
    'Bữa họp phần mềm kế toán em có nói vụ hoá đơn, nguyên văn sao ta, mà đã có biên bản chưa?',
    ['said', 'meeting-people'],
  ],
  [
    'duyệt bao bì mấy giờ, ai chưa trả lời, hôm nay mình còn việc nào phải nộp?',
    ['meeting-people', 'due-tasks'],
  ],
])('%s asks two things', (message, kinds) => expect(apart(message)).toEqual(kinds));

test.each([
  'Linh làm tới mô rồi hè, còn mấy việc chưa xong?',
  'anh Năm kiểm kê xong chưa, hạn hôm nào',
  'duyệt bao bì mấy giờ, ai chưa trả lời',
  'biên bản họp phần mềm kế toán ai viết dzậy, xong chưa',
  'mai tôi có họp gì không',
  'đặt họp với Mai 9h mai, phòng Sông Lam trống không?',
])('%s asks one', (message) => expect(apart(message)).toEqual([]));
