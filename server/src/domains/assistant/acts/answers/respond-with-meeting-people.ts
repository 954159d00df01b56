import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { readMinutes } from '../../../minutes/document/read-minutes.ts';
import { joinNames } from '../../render/join-names.rules.ts';
import { listLinks, say } from '../../render/reply.rules.ts';
import { slotInWords } from '../../render/slot-in-words.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOutcome } from '../act-outcome.rules.ts';
import { isMeeting, mentionMeeting, slotOfMeeting } from '../meant-meeting.rules.ts';
import { arePeople } from '../meant-people.rules.ts';
import { resolveMeantMeeting } from '../resolve-meant-meeting.ts';
import { resolveNames } from '../resolve-names.ts';

type PeopleQuestion = Extract<SpokenQuestion, { kind: 'meeting-people' }>;
type AsksPeople = Exclude<PeopleQuestion['asks'], 'answer' | 'minutes'>;

/** Who leads a meeting, takes part, or has not answered. */
export async function respondWithMeetingPeople(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  asked: PeopleQuestion,
): Promise<ActOutcome> {
  const about = asked.asks === 'answer' ? { ...asked, people: [] } : asked;
  const meeting = await resolveMeantMeeting(world, scope, context, about, {
    question: 'Bạn hỏi về cuộc họp nào?',
    when: 'any',
    command: (label) => `${commands[asked.asks]} ${label}`,
  });
  if (!isMeeting(meeting)) return meeting;
  if (asked.asks === 'answer') return sayAnswer(world, scope, context, meeting, asked.people);
  if (asked.asks === 'minutes') return sayMinutes(world, scope, meeting);
  const people = peopleOf(meeting, asked.asks);
  const head = `“${meeting.title}” (${slotInWords(slotOfMeeting(meeting))})`;
  return {
    kind: 'say',
    mentions: { ...mentionMeeting(meeting), userIds: people.map(({ userId }) => userId) },
    reply: say(`${head}: ${sentenceOf(meeting, asked.asks, people)}`),
  };
}

function peopleOf({ participants }: Meeting, asks: AsksPeople) {
  switch (asks) {
    case 'chair':
    case 'secretary':
      return participants.filter(({ role }) => role === asks);
    case 'unanswered':
      return participants.filter(({ answer }) => answer === 'waiting');
    case 'declined':
    case 'accepted':
      return participants.filter(({ answer }) => answer === asks);
    case 'answered':
      return participants.filter(({ answer }) => answer !== 'waiting');
    case 'attend':
      return participants;
  }
}

/** How a choice asks the same of one meeting. */
const commands = {
  chair: 'Ai chủ trì họp',
  secretary: 'Ai là thư ký họp',
  unanswered: 'Ai chưa trả lời lời mời họp',
  declined: 'Ai từ chối họp',
  accepted: 'Ai nhận lời họp',
  answered: 'Ai đã trả lời lời mời họp',
  attend: 'Ai dự họp',
  answer: 'Ai dự họp',
  minutes: 'Biên bản đến đâu rồi, họp',
} as const;

const heads = {
  chair: 'chủ trì là',
  secretary: 'thư ký là',
  unanswered: 'chưa trả lời lời mời:',
  declined: 'đã từ chối:',
  accepted: 'đã nhận lời:',
  answered: 'đã trả lời:',
  attend: 'người được mời:',
} as const;

const emptyWords = {
  chair: 'chưa có người chủ trì',
  secretary: 'chưa có thư ký',
  unanswered: 'mọi người đã trả lời lời mời',
  declined: 'chưa ai từ chối',
  accepted: 'chưa ai nhận lời',
  answered: 'chưa ai trả lời lời mời',
  attend: 'chưa mời ai',
} as const;

const counted: ReadonlySet<AsksPeople> = new Set(['unanswered', 'declined', 'accepted', 'answered']);

function sentenceOf(
  meeting: Meeting,
  asks: AsksPeople,
  people: readonly Meeting['participants'][number][],
): string {
  const guests = asks === 'attend' ? meeting.guests.map(({ name }) => `${name} (khách)`) : [];
  const names = [
    ...people.map(({ displayName, answer, answerReason }) => {
      const words = [asks === 'answered' ? answerWords[answer] : '', asks === 'declined' ? answerReason : ''];
      const beside = words.filter(Boolean).join(', ');
      return beside === '' ? displayName : `${displayName} (${beside})`;
    }),
    ...guests,
  ];
  const count = `${people.length} trong ${meeting.participants.length} người được mời`;
  const invited = asks === 'attend' && names.length > 1 ? `${names.length} ` : '';
  if (names.length > 0)
    return `${invited}${heads[asks]} ${joinNames(names)}${counted.has(asks) ? ` (${count})` : ''}.`;
  const organizer = asks === 'chair' ? `; người tổ chức là ${meeting.createdBy.displayName}` : '';
  return `${emptyWords[asks]}${organizer}.`;
}

const answerWords = {
  waiting: 'chưa trả lời',
  accepted: 'đã nhận lời',
  tentative: 'chưa chắc dự',
  declined: 'đã từ chối',
} as const;

/** What people who were named answered. */
async function sayAnswer(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  meeting: Meeting,
  names: readonly string[],
): Promise<ActOutcome> {
  // Of several who are called so, the one who is invited is meant.
  const invited = new Set(meeting.participants.map(({ userId }) => userId));
  const place = {
    ...context.place,
    people: context.place.people.filter(({ userId }) => invited.has(userId)),
  };
  const here = await resolveNames(world, scope, { place }, names);
  const people = arePeople(here) ? here : await resolveNames(world, scope, context, names);
  if (!arePeople(people)) return people;
  const head = `“${meeting.title}” (${slotInWords(slotOfMeeting(meeting))})`;
  const said = people.map(({ userId, displayName }) => {
    const one = meeting.participants.find((participant) => participant.userId === userId);
    return `${displayName} ${one ? answerWords[one.answer] : 'không được mời'}`;
  });
  return {
    kind: 'say',
    mentions: { ...mentionMeeting(meeting), userIds: people.map(({ userId }) => userId) },
    reply: say(`${head}: ${said.join('; ')}.`),
  };
}

const minutesWords = {
  draft: 'biên bản đang soạn',
  review: 'biên bản đang lấy góp ý, chưa thông qua',
  adopted: 'biên bản đã thông qua',
  locked: 'biên bản đã ký và khóa',
  void: 'biên bản đã hủy',
} as const;

/** How far the minutes of a meeting are, as far as the caller may see them. */
async function sayMinutes(world: ActWorld, scope: CompanyScope, meeting: Meeting): Promise<ActOutcome> {
  const { minutes } = await readMinutes(world, scope, { meetingId: meeting.id });
  const state = minutes === null ? 'chưa có biên bản nào bạn được xem' : minutesWords[minutes.state];
  const number = minutes?.number ? ` (số ${minutes.number.number})` : '';
  const head = `“${meeting.title}” (${slotInWords(slotOfMeeting(meeting))})`;
  return {
    kind: 'say',
    mentions: mentionMeeting(meeting),
    reply: listLinks(`${head}: ${state}${number}.`, [
      { label: 'Mở cuộc họp', path: `/meetings/${meeting.id}` },
    ]),
  };
}
