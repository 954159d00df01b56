import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { lengthInWords } from '@hopgon/contract/time/format-duration';
import { localTime } from '@hopgon/contract/time/zoned';
import type { MeetingFact } from '@hopgon/engine/intent/acts/meeting-facts';
import { clockOf } from '@hopgon/engine/time/local-time';
import { capitalize } from './capitalize.rules.ts';
import { joinNames } from './join-names.rules.ts';
import { slotInWords } from './slot-in-words.rules.ts';

type Participant = Meeting['participants'][number];
/** Those that are asked of its people as a whole. */
type PeopleFact = Exclude<
  MeetingFact,
  'place' | 'online' | 'length' | 'changed' | 'answer' | 'own-answer' | 'minutes'
>;
/** What the meeting itself says; answers of people who are named and its minutes are looked up. */
export type OwnFact = Exclude<MeetingFact, 'answer' | 'own-answer' | 'minutes'>;

/** A meeting by its name and time, as the head of an answer. */
function headOfMeeting({ title, startsAt, endsAt, timeZone }: Meeting): string {
  const [start, end] = [startsAt, endsAt].map((at) => localTime(new Date(at), timeZone));
  return start && end ? `“${title}” (${slotInWords({ start, end })})` : `“${title}”`;
}

/** "“Họp giá” (…): chủ trì là Hà.", or one line for each of several facts. */
export const renderFacts = (meeting: Meeting, facts: readonly string[]): string =>
  facts.length === 1
    ? `${headOfMeeting(meeting)}: ${facts[0]}.`
    : [`${headOfMeeting(meeting)}:`, ...facts.map((fact) => `${capitalize(fact)}.`)].join('\n');

export function peopleOf({ participants }: Meeting, fact: MeetingFact): readonly Participant[] {
  switch (fact) {
    case 'chair':
    case 'secretary':
      return participants.filter(({ role }) => role === fact);
    case 'unanswered':
      return participants.filter(({ answer }) => answer === 'waiting');
    case 'declined':
    case 'accepted':
      return participants.filter(({ answer }) => answer === fact);
    case 'answered':
      return participants.filter(({ answer }) => answer !== 'waiting');
    case 'attend':
      return participants;
    default:
      return [];
  }
}

/** What a meeting says of one fact. */
export function sayFact(meeting: Meeting, fact: OwnFact): string {
  switch (fact) {
    case 'place':
      return sayPlace(meeting);
    case 'online':
      return isOnline(meeting)
        ? `có họp trực tuyến, ${sayPlace(meeting)}`
        : `không có họp trực tuyến, ${sayPlace(meeting)}`;
    case 'length':
      return sayLength(meeting);
    case 'changed':
      return meeting.status === 'cancelled' ? 'đã bị hủy' : 'giờ hiện tại là như trên, cuộc họp không bị hủy';
    default:
      return sayPeople(meeting, fact);
  }
}

const isOnline = ({ type, joinUrl }: Meeting): boolean => type === 'video' || Boolean(joinUrl);

function sayPlace({ room, location }: Meeting): string {
  const place = room?.name || location;
  return place ? `họp tại ${place}` : 'không đặt phòng nào';
}

function sayLength({ startsAt, endsAt, timeZone }: Meeting): string {
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  return `kết thúc lúc ${clockOf(localTime(new Date(endsAt), timeZone))}, dài ${lengthInWords(minutes)}`;
}

const heads: Readonly<Record<PeopleFact, string>> = {
  chair: 'chủ trì là',
  secretary: 'thư ký là',
  unanswered: 'chưa trả lời lời mời:',
  declined: 'đã từ chối:',
  accepted: 'đã nhận lời:',
  answered: 'đã trả lời:',
  attend: 'người được mời:',
};

const emptyWords: Readonly<Record<PeopleFact, string>> = {
  chair: 'chưa có người chủ trì',
  secretary: 'chưa có thư ký',
  unanswered: 'mọi người đã trả lời lời mời',
  declined: 'chưa ai từ chối',
  accepted: 'chưa ai nhận lời',
  answered: 'chưa ai trả lời lời mời',
  attend: 'chưa mời ai',
};

const counted: ReadonlySet<PeopleFact> = new Set(['unanswered', 'declined', 'accepted', 'answered']);

function sayPeople(meeting: Meeting, fact: PeopleFact): string {
  const people = peopleOf(meeting, fact);
  const guests = fact === 'attend' ? meeting.guests.map(({ name }) => `${name} (khách)`) : [];
  const names = [...people.map((one) => nameWithAnswer(one, fact)), ...guests];
  const organizer = fact === 'chair' ? `; người tổ chức là ${meeting.createdBy.displayName}` : '';
  if (names.length === 0) return `${emptyWords[fact]}${organizer}`;
  const count = `${people.length} trong ${meeting.participants.length} người được mời`;
  const invited = fact === 'attend' && names.length > 1 ? `${names.length} ` : '';
  return `${invited}${heads[fact]} ${joinNames(names)}${counted.has(fact) ? ` (${count})` : ''}`;
}

function nameWithAnswer({ displayName, answer, answerReason }: Participant, fact: PeopleFact): string {
  const words = [fact === 'answered' ? answerWords[answer] : '', fact === 'declined' ? answerReason : ''];
  const beside = words.filter(Boolean).join(', ');
  return beside === '' ? displayName : `${displayName} (${beside})`;
}

const answerWords = {
  waiting: 'chưa trả lời',
  accepted: 'đã nhận lời',
  tentative: 'chưa chắc dự',
  declined: 'đã từ chối',
} as const;

/** What people answered, of whom each is invited or is not. */
export const sayAnswers = (
  { participants }: Meeting,
  people: readonly { readonly userId: string; readonly displayName: string }[],
): string =>
  people
    .map(({ userId, displayName }) => {
      const one = participants.find((participant) => participant.userId === userId);
      return `${displayName} ${one ? answerWords[one.answer] : 'không được mời'}`;
    })
    .join('; ');
