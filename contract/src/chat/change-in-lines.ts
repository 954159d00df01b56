import type { CardChange, SingleChange } from './changes.ts';

const together = new Intl.ListFormat('vi', { type: 'conjunction' });

const listNames = (people: readonly { readonly displayName: string }[]): string =>
  together.format(people.map(({ displayName }) => displayName));

type Of<Kind extends SingleChange['kind']> = Extract<SingleChange, { kind: Kind }>;

const answerNames = { accepted: 'Nhận lời', declined: 'Từ chối', tentative: 'Chưa chắc dự' } as const;

/** A line, where there is something to say. */
const lineIf = (isSaid: boolean, line: string): string[] => (isSaid ? [line] : []);

/** "Chủ trì: Nguyễn Phước Lộc", where somebody has that part. */
const roleLine = (role: string, userId: string | undefined, { people }: Of<'meeting'>): string[] =>
  people.flatMap((person) => (person.userId === userId ? [`${role}: ${person.displayName}`] : []));

const meetingLines = (change: Of<'meeting'>): string[] => [
  `${change.recurrence ? 'Chuỗi cuộc họp' : 'Cuộc họp'} “${change.title}”`,
  change.when,
  ...lineIf(change.room !== undefined, `Phòng: ${change.room?.name ?? ''}`),
  ...lineIf(change.location !== '', `Địa điểm: ${change.location}`),
  ...lineIf(change.isOnline === true, 'Họp trực tuyến'),
  ...lineIf(change.isClosed === true, 'Họp kín, chỉ người dự biết'),
  `Người dự: ${['bạn', ...change.people.slice(1).map(({ displayName }) => displayName)].join(', ')}`,
  ...roleLine('Chủ trì', change.chairId, change),
  ...roleLine('Thư ký', change.secretaryId, change),
  ...lineIf(change.note !== undefined, `Ghi chú: ${change.note ?? ''}`),
];

const taskLines = (change: Of<'action-item'>): string[] => [
  `Việc “${change.title}”`,
  `Người phụ trách: ${change.assignee.displayName}`,
  `Hạn: ${change.when || 'chưa có'}`,
  `Ưu tiên: ${change.priority}`,
];

/** Where a changed meeting is to be held: "Phòng Trúc", "trực tuyến". */
export const placeInWords = ({
  room,
  location,
  isOnline,
}: NonNullable<Of<'meeting-change'>['place']>): string =>
  [room?.name ?? location, isOnline ? 'trực tuyến' : ''].filter(Boolean).join(', ');

const meetingChangeLines = ({
  title,
  when,
  time,
  add,
  remove,
  newTitle,
  place,
}: Of<'meeting-change'>): string[] => [
  `Cuộc họp “${title}” (${when})`,
  ...lineIf(
    time !== null,
    `${time?.isLength === true ? 'Thời gian mới' : 'Chuyển sang'}: ${time?.when ?? ''}`,
  ),
  ...lineIf(newTitle !== undefined, `Tên mới: ${newTitle ?? ''}`),
  ...lineIf(place !== undefined, `Nơi họp mới: ${place ? placeInWords(place) : ''}`),
  ...lineIf(add.length > 0, `Mời thêm: ${listNames(add)}`),
  ...lineIf(remove.length > 0, `Bớt: ${listNames(remove)}`),
];

const cancelLines = ({ title, when, reason, people }: Of<'meeting-cancel'>): string[] => [
  `Hủy cuộc họp “${title}” (${when})`,
  ...lineIf(reason !== '', `Lý do: ${reason}`),
  `${people} người được báo`,
];

const answerLines = ({ title, when, answer, reason }: Of<'answer'>): string[] => [
  `${answerNames[answer]}: “${title}” (${when})`,
  ...lineIf(reason !== '', `Lý do: ${reason}`),
];

const taskChangeLines = (change: Of<'task-change'>): string[] => {
  const { title, state, when, assignee, priority, isRequest = false, reason = '' } = change;
  return [
    `Việc “${title}”`,
    ...lineIf(state === 'done', 'Đánh dấu đã xong'),
    ...lineIf(state === 'accepted', 'Nhận việc'),
    ...lineIf(state === 'declined', 'Từ chối việc'),
    ...lineIf(when !== '', `${isRequest ? 'Xin hạn mới' : 'Hạn mới'}: ${when}`),
    ...lineIf(reason !== '', `Lý do: ${reason}`),
    ...lineIf(assignee !== null, `Giao cho: ${assignee?.displayName ?? ''}`),
    ...lineIf(priority !== null, `Ưu tiên: ${priority ?? ''}`),
  ];
};

/** What a change does, in lines that can be read alone. */
export function changeInLines(change: SingleChange): string[] {
  switch (change.kind) {
    case 'meeting':
      return meetingLines(change);
    case 'action-item':
      return taskLines(change);
    case 'minutes':
      return [`Soạn biên bản “${change.title}” (${change.when})`];
    case 'meeting-change':
      return meetingChangeLines(change);
    case 'meeting-cancel':
      return cancelLines(change);
    case 'answer':
      return answerLines(change);
    case 'agenda':
      return [
        `${change.whole ? 'Chương trình mới' : 'Thêm vào chương trình'} của “${change.title}” (${change.when}):`,
        ...(change.whole ?? change.items).map(({ title, minutes }) => `- ${title}, ${minutes} phút`),
      ];
    case 'task-change':
      return taskChangeLines(change);
    case 'note':
      return [
        `${change.at === null ? 'Ghi chú riêng' : 'Nhắc bạn'}: ${change.text}`,
        ...lineIf(change.when !== '', change.when),
      ];
    case 'note-delete':
      return [
        `Xóa ${change.at === null ? 'ghi chú' : 'lời nhắc'}: ${change.text}`,
        ...lineIf(change.when !== '', change.when),
      ];
    case 'poll':
      return [
        `Hỏi giờ họp “${change.title}”, ${change.minutes} phút:`,
        ...change.times.map(({ when }) => `- ${when}`),
        ...lineIf(change.people.length > 0, `Hỏi: ${listNames(change.people)}`),
        ...lineIf(change.answerBy !== undefined, `Trả lời trước: ${change.answerBy?.when ?? ''}`),
      ];
    case 'mail':
      return [`Thư gửi ${change.to.displayName}: ${change.subject}`, change.body];
  }
}

/** The same of a card, which may hold several changes. */
export const cardInLines = (change: CardChange): string[] =>
  (change.kind === 'several' ? change.changes : [change]).flatMap((one) => changeInLines(one));
