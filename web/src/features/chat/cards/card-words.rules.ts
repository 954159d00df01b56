import type { CardChange } from '@hopgon/contract/chat/changes';
import type { CardView } from './card-state.rules.ts';

type State = CardView['is'];
type StateWords = Readonly<Record<Exclude<State, 'replaced'>, string>>;

const making: StateWords = {
  open: 'Chưa tạo, chưa gửi gì',
  confirmed: 'Đã tạo',
  dismissed: 'Đã bỏ, chưa tạo gì',
  undone: 'Đã hoàn tác, không gửi gì',
  expired: 'Đã hết hạn, chưa tạo gì',
};

const changing: StateWords = {
  open: 'Chưa thay đổi gì',
  confirmed: 'Đã thay đổi',
  dismissed: 'Đã bỏ, không thay đổi gì',
  undone: 'Đã hoàn tác, không gửi gì',
  expired: 'Đã hết hạn, không thay đổi gì',
};

const cancelling: StateWords = {
  open: 'Chưa hủy, chưa báo ai',
  confirmed: 'Đã hủy cuộc họp',
  dismissed: 'Đã bỏ, cuộc họp vẫn giữ',
  undone: 'Đã hoàn tác, cuộc họp vẫn giữ',
  expired: 'Đã hết hạn, cuộc họp vẫn giữ',
};

const answering: StateWords = {
  open: 'Chưa trả lời',
  confirmed: 'Đã trả lời',
  dismissed: 'Đã bỏ, chưa trả lời',
  undone: 'Đã hoàn tác câu trả lời',
  expired: 'Đã hết hạn, chưa trả lời',
};

const noting: StateWords = {
  open: 'Chưa lưu',
  confirmed: 'Đã lưu',
  dismissed: 'Đã bỏ, không lưu',
  undone: 'Đã hoàn tác, không lưu',
  expired: 'Đã hết hạn, không lưu',
};

const mailing: StateWords = {
  open: 'Chưa gửi',
  confirmed: 'Đã gửi',
  dismissed: 'Đã bỏ, không gửi',
  undone: 'Đã hoàn tác, không gửi',
  expired: 'Đã hết hạn, không gửi',
};

const wordsOfKind: Readonly<Record<CardChange['kind'], StateWords>> = {
  meeting: making,
  'action-item': making,
  minutes: making,
  poll: making,
  'meeting-change': changing,
  agenda: changing,
  'task-change': changing,
  several: changing,
  'meeting-cancel': cancelling,
  answer: answering,
  note: noting,
  'note-delete': changing,
  mail: mailing,
};

/** How far a card is, in the words of what it does: a move creates nothing. */
export const stateWords = ({ kind }: Pick<CardChange, 'kind'>, state: State): string =>
  state === 'replaced' ? 'Đã đổi' : wordsOfKind[kind][state];
