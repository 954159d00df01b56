import { cardInLines } from '@hopgon/contract/chat/change-in-lines';
import type { CardChange } from '@hopgon/contract/chat/changes';
import { type DialogueAnswer, finish, type OpenDialogueStep } from './dialogue-step.rules.ts';
import { joinNames } from './render/join-names.rules.ts';
import { aboutMeetings, say, sayBefore } from './render/reply.rules.ts';
import { meetingsOf } from './shared/meetings-of.rules.ts';

/** Words with which one asks what the open card says, and names nothing else. */
const cardQuestion =
  /^[\s,]*(?:(?:à|ủa|mà|thế|vậy|ơ|khoan|rồi|cái|thẻ|này|đó|cuộc|buổi|việc|họp|là|lúc|mấy|giờ|bao|khi|nào|ở|đâu|phòng|ai|những|gồm|có|dự|mời|ghi|gì|hạn|giao|cho|đang|trên|nhỉ|ấy|nhé|ạ|em|vậy|ta|hả|bây)[\s,?!.]*){2,8}$/iu;

/** "Chỉ buổi này thôi" of a card that changes one meeting of a series. */
function sayOnlyThis({ turn: { message }, openChange }: OpenDialogueStep): string | null {
  const isOfOne = openChange?.kind === 'meeting-change' || openChange?.kind === 'meeting-cancel';
  return isOfOne && onlyThis.test(message)
    ? `Đúng vậy: thẻ đang mở chỉ đổi buổi này của “${openChange.title}”; các buổi khác giữ nguyên.`
    : null;
}

const onlyThis =
  /^[\s,]*(?:(?:ừ|à|dạ|nhớ|ờ)[\s,]+)*(?:chỉ|mỗi|riêng|chi|moi|rieng)\s+(?:buổi|cuộc|lần|hôm|bữa|buoi|cuoc|lan|hom|bua)\s+(?:này|đó|ấy|nay|do|ay)(?:\s+(?:thôi|nhé|nha|ạ|đi|thoi|nhe))*[\s.!]*$/iu;

const asksLength =
  /(?<!\p{L})(?:tổng|lố|mấy phút|bao nhiêu phút|quá giờ|đủ giờ|tong|lo gio|may phut|bao nhieu phut)(?!\p{L})/iu;

function sumOf({ title, items, whole, warnings }: Extract<CardChange, { kind: 'agenda' }>): string {
  const sum = (whole ?? items).reduce((all, { minutes }) => all + minutes, 0);
  const notes = warnings.length === 0 ? 'Như vậy vẫn trong thời gian cuộc họp.' : warnings.join(' ');
  return `Các mục trên thẻ của “${title}” cộng lại ${sum} phút. ${notes}`;
}

/** "Mấy giờ ấy nhỉ?" of an open card: what it says. */
function restateCard({ turn, openChange }: OpenDialogueStep): string | null {
  const { message, change, words } = turn;
  if (openChange?.kind === 'agenda' && asksLength.test(message)) return sumOf(openChange);
  if (openChange === null || change.names.length + change.times.length > 0) return null;
  if (!(words.asks || change.isQuestion) || !cardQuestion.test(message)) return null;
  return `Thẻ đang mở:\n${cardInLines(openChange).join('\n')}`;
}

/** A card also warns of days off and says what it leaves as it is. */
const saysClash = / bận \d| trùng lịch /u;

/** Of whom it is asked, and when: the people of a new meeting, or those of one that is there. */
function whoOf(change: Extract<CardChange, { kind: 'meeting' | 'meeting-change' }>): string {
  if (change.kind === 'meeting-change')
    return `người dự “${change.title}” (${change.time?.when ?? change.when})`;
  return `${joinNames(change.people.map(({ displayName }) => displayName))} (${change.when})`;
}

/** "Có ai vướng lịch không" of a card with a time: its warnings say so. */
export function answerAboutCard(step: OpenDialogueStep): DialogueAnswer | null {
  const { turn, openChange } = step;
  const restated = restateCard(step) ?? sayOnlyThis(step);
  const meetingIds = openChange === null ? [] : meetingsOf(openChange);
  if (restated !== null)
    return { ...finish(step, aboutMeetings(say(restated), meetingIds)), state: step.state };
  if (!turn.asksBusy || openChange === null || !('warnings' in openChange)) return null;
  if (openChange.kind !== 'meeting' && openChange.kind !== 'meeting-change') return null;
  if (openChange.kind === 'meeting-change' && openChange.time === null) return null;
  const clashes = openChange.warnings.filter((warning) => saysClash.test(warning));
  const words =
    clashes.length === 0
      ? `Theo lịch bạn xem được, không ai trong số ${whoOf(openChange)} bận giờ đó.`
      : `Trong số ${whoOf(openChange)}: ${clashes.join(' ')}`;
  // What comes next goes on from the card, and not from this question.
  return { ...finish(step, aboutMeetings(say(words), meetingIds)), state: step.state };
}

/** The open card cancels or answers the same meeting: what is done with it now takes its place. */
export function isInstead({ openChange, turn }: OpenDialogueStep, { reply }: DialogueAnswer): boolean {
  const made = reply.card?.change;
  return (
    (openChange?.kind === 'meeting-cancel' || openChange?.kind === 'answer') &&
    (made?.kind === 'answer' || (turn.kind === 'move' && made?.kind === 'meeting-change')) &&
    openChange.meetingId === made.meetingId
  );
}

/** Who agrees and asks more learns where the open card is confirmed. */
export function remindOfConfirming(
  { turn, openChange }: OpenDialogueStep,
  answer: DialogueAnswer,
): DialogueAnswer {
  if (!turn.isConfirmed || openChange === null || answer.openCard !== 'keep') return answer;
  return { ...answer, reply: sayBefore(answer.reply, 'Thẻ đang mở: bạn bấm Xác nhận trên thẻ nhé.') };
}
