import { placeInWords } from '@hopgon/contract/chat/change-in-lines';
import type { SingleChange } from '@hopgon/contract/chat/changes';

/** A line of a card; `was` is what it takes the place of. */
export interface ChangeRow {
  readonly label: string;
  readonly lines: readonly string[];
  readonly was?: string;
  /** Words of a person, shown with the lines they have. */
  readonly isText?: boolean;
}

type ChangeKind = SingleChange['kind'];
type Other = Exclude<SingleChange, { kind: 'meeting' | 'action-item' | 'minutes' }>;

const names = (people: readonly { readonly displayName: string }[]): string =>
  people.map(({ displayName }) => displayName).join(', ');

const answerWords = { accepted: 'Nhận lời', tentative: 'Chưa chắc dự', declined: 'Từ chối' } as const;

/** What a card is called by what it does. */
export function changeTitle(change: SingleChange): string {
  switch (change.kind) {
    case 'meeting-change':
      if (change.time === null) return otherChangeTitle(change);
      return change.time.isLength ? 'Đổi giờ kết thúc' : 'Dời cuộc họp';
    case 'answer':
      return 'Trả lời lời mời';
    case 'agenda':
      return change.whole ? 'Sửa chương trình' : titles.agenda;
    case 'task-change':
      if (change.state === null) return change.isRequest === true ? 'Xin lùi hạn' : 'Sửa việc';
      return stateTitles[change.state];
    case 'note':
      return change.at === null ? 'Ghi chú riêng' : 'Nhắc bạn';
    default:
      return titles[change.kind];
  }
}

function otherChangeTitle({ add, newTitle, place }: Of<'meeting-change'>): string {
  if (add.length > 0) return 'Mời thêm người dự';
  if (place) return 'Đổi nơi họp';
  return newTitle === undefined ? 'Bớt người dự' : 'Đổi tên cuộc họp';
}

const stateTitles = { accepted: 'Nhận việc', declined: 'Từ chối việc', done: 'Đánh dấu đã xong' } as const;
const stateDone = {
  accepted: 'Đã nhận việc.',
  declined: 'Đã từ chối việc.',
  done: 'Đã đánh dấu xong.',
} as const;

const titles: Readonly<
  Record<Exclude<ChangeKind, 'meeting-change' | 'answer' | 'task-change' | 'note'>, string>
> = {
  meeting: 'Lên lịch họp',
  'action-item': 'Giao việc cần làm',
  minutes: 'Soạn biên bản',
  'meeting-cancel': 'Hủy cuộc họp',
  agenda: 'Thêm vào chương trình',
  poll: 'Hỏi giờ họp',
  'note-delete': 'Xóa ghi chú',
  mail: 'Gửi thư',
};

const rowOf = (label: string, ...lines: readonly string[]): ChangeRow => ({ label, lines });

type Of<Kind extends ChangeKind> = Extract<SingleChange, { kind: Kind }>;

const rowIf = (text: string | null, label: string): ChangeRow[] => (text ? [rowOf(label, text)] : []);

const meetingChangeRows = ({
  title,
  when,
  time,
  add,
  remove,
  newTitle,
  place,
}: Of<'meeting-change'>): ChangeRow[] => [
  newTitle === undefined ? rowOf('Cuộc họp', title) : { label: 'Cuộc họp', lines: [newTitle], was: title },
  time === null ? rowOf('Thời gian', when) : { label: 'Thời gian', lines: [time.when], was: when },
  ...(place ? [placeRow(place)] : []),
  ...rowIf(names(add), 'Mời thêm'),
  ...rowIf(names(remove), 'Bớt'),
];

const placeRow = (place: NonNullable<Of<'meeting-change'>['place']>): ChangeRow => ({
  label: 'Nơi họp',
  lines: [placeInWords(place)],
  ...(place.was !== '' && { was: place.was }),
});

const taskChangeRows = (change: Of<'task-change'>): ChangeRow[] => {
  const { title, assignee, assigneeName, when, priority, was } = change;
  return [
    rowOf('Việc', title),
    ...(assignee === null
      ? rowIf(assigneeName, 'Phụ trách')
      : [{ label: 'Phụ trách', lines: [assignee.displayName], was: assigneeName ?? 'Chưa có' }]),
    ...rowIf(when, change.isRequest === true ? 'Xin hạn mới' : 'Hạn mới'),
    ...rowIf(change.reason ?? null, 'Lý do'),
    ...(priority === null ? [] : [{ label: 'Ưu tiên', lines: [priority], was: was.priority }]),
  ];
};

/** What a card shows of a change, line by line. */
export function changeRows(change: Other): ChangeRow[] {
  switch (change.kind) {
    case 'meeting-change':
      return meetingChangeRows(change);
    case 'meeting-cancel':
      return [
        rowOf('Cuộc họp', change.title),
        rowOf('Thời gian', change.when),
        ...rowIf(change.reason, 'Lý do'),
        rowOf('Báo cho', change.people === 0 ? 'Không có ai khác' : `${change.people} người`),
      ];
    case 'answer':
      return [
        rowOf('Cuộc họp', change.title),
        rowOf('Thời gian', change.when),
        rowOf('Trả lời', answerWords[change.answer]),
        ...rowIf(change.reason, change.answer === 'accepted' ? 'Lời nhắn' : 'Lý do'),
      ];
    case 'agenda':
      return [
        rowOf('Cuộc họp', change.title),
        rowOf('Thời gian', change.when),
        rowOf(
          change.whole ? 'Các mục' : 'Thêm mục',
          ...(change.whole ?? change.items).map(({ title, minutes }) => `${title}, ${minutes} phút`),
        ),
      ];
    case 'task-change':
      return taskChangeRows(change);
    case 'note':
      return [rowOf('Nội dung', change.text), ...rowIf(change.when, 'Lúc')];
    case 'note-delete':
      return [rowOf('Nội dung', change.text), ...rowIf(change.when, 'Lúc')];
    case 'poll':
      return [
        rowOf('Cuộc họp', `${change.title}, ${change.minutes} phút`),
        rowOf('Các giờ', ...change.times.map(({ when }) => when)),
        rowOf('Hỏi', names(change.people)),
        ...rowIf(change.answerBy?.when ?? null, 'Trả lời trước'),
      ];
    case 'mail':
      return [
        rowOf('Tới', change.to.displayName),
        rowOf('Tiêu đề', change.subject),
        { label: 'Nội dung', lines: [change.body], isText: true },
      ];
  }
}

/** What is said once a card is confirmed. */
export function confirmedWords(change: SingleChange): string {
  switch (change.kind) {
    case 'meeting':
      return change.mails === 0
        ? 'Đã tạo cuộc họp.'
        : `Đã tạo cuộc họp. ${change.mails} thư mời sẽ gửi sau 20 giây.`;
    case 'action-item':
      return 'Đã tạo việc cần làm.';
    case 'minutes':
      return 'Đã soạn bản nháp biên bản.';
    case 'meeting-change':
      return 'Đã đổi cuộc họp. Nếu có người cần báo, thư gửi sau 20 giây.';
    case 'meeting-cancel':
      return change.people === 0 ? 'Đã hủy cuộc họp.' : 'Đã hủy cuộc họp. Thư báo gửi sau 20 giây.';
    case 'answer':
      return 'Đã trả lời lời mời.';
    case 'agenda':
      return change.whole ? 'Đã sửa chương trình.' : 'Đã thêm vào chương trình.';
    case 'task-change':
      if (change.state === null && change.isRequest === true) return 'Đã gửi lời xin lùi hạn.';
      return change.state === null ? 'Đã sửa việc.' : stateDone[change.state];
    case 'note':
      return change.at === null ? 'Đã lưu ghi chú.' : `Sẽ nhắc bạn: ${change.when}.`;
    case 'note-delete':
      return 'Đã xóa ghi chú.';
    case 'poll':
      return 'Đã gửi câu hỏi giờ họp.';
    case 'mail':
      return `Thư tới ${change.to.displayName} gửi sau 20 giây.`;
  }
}
