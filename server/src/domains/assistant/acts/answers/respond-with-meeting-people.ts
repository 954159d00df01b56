import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { MeetingFact } from '@hopgon/engine/intent/acts/meeting-facts';
import type { SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { readMinutes } from '../../../minutes/document/read-minutes.ts';
import { peopleOf, renderFacts, sayAnswers, sayFact } from '../../render/render-meeting-facts.rules.ts';
import { listLinks, say } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { minutesWords } from '../../shared/minutes-words.rules.ts';
import type { ActContext, ActOutcome } from '../act-outcome.rules.ts';
import { isMeeting, mentionMeeting } from '../meant-meeting.rules.ts';
import { arePeople } from '../meant-people.rules.ts';
import { resolveMeantMeeting } from '../resolve-meant-meeting.ts';
import { resolveNames } from '../resolve-names.ts';

type PeopleQuestion = Extract<SpokenQuestion, { kind: 'meeting-people' }>;

/** Who leads a meeting, takes part or has not answered, where it is, and how far its minutes are: all that is asked. */
export async function respondWithMeetingPeople(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  asked: PeopleQuestion,
): Promise<ActOutcome> {
  const about = asked.asks.includes('answer') ? { ...asked, people: [] } : asked;
  const meeting = await resolveMeantMeeting(world, scope, context, about, {
    question: 'Bạn hỏi về cuộc họp nào?',
    when: asked.asks.every((fact) => fact === 'minutes') ? 'held' : 'any',
    mayBeNearest: true,
    mayBeTimed: true,
    command: (label) => `${commands[asked.asks[0] ?? 'attend']} ${label}`,
  });
  if (!isMeeting(meeting)) return meeting;
  const named = asked.asks.includes('answer')
    ? await resolveAsked(world, scope, context, meeting, asked.people)
    : [];
  if (!arePeople(named)) return named;
  const own = context.place.people
    .filter(({ userId }) => userId === context.place.callerId)
    .map(({ userId }) => ({ userId, displayName: 'bạn' }));
  const lines: string[] = [];
  for (const fact of asked.asks) {
    if (fact === 'answer') lines.push(sayAnswers(meeting, named));
    else if (fact === 'own-answer') lines.push(sayAnswers(meeting, own));
    else if (fact === 'minutes') lines.push(await sayMinutes(world, scope, meeting));
    else lines.push(sayFact(meeting, fact));
  }
  const people = [...named, ...asked.asks.flatMap((fact) => peopleOf(meeting, fact))];
  const text = renderFacts(meeting, lines);
  return {
    kind: 'say',
    mentions: { ...mentionMeeting(meeting), userIds: people.map(({ userId }) => userId) },
    reply: asked.asks.includes('minutes')
      ? listLinks(text, [{ label: 'Mở cuộc họp', path: `/meetings/${meeting.id}` }])
      : say(text),
  };
}

/** How a choice asks the same of one meeting. */
const commands: Readonly<Record<MeetingFact, string>> = {
  place: 'Họp ở đâu, cuộc',
  online: 'Có họp trực tuyến không, cuộc',
  length: 'Kết thúc lúc mấy giờ, cuộc',
  changed: 'Có bị dời không, cuộc',
  chair: 'Ai chủ trì họp',
  secretary: 'Ai là thư ký họp',
  unanswered: 'Ai chưa trả lời lời mời họp',
  declined: 'Ai từ chối họp',
  accepted: 'Ai nhận lời họp',
  answered: 'Ai đã trả lời lời mời họp',
  attend: 'Ai dự họp',
  answer: 'Ai dự họp',
  'own-answer': 'Tôi có được mời không, họp',
  minutes: 'Biên bản đến đâu rồi, họp',
};

/** Who is named: of several who are called so, the one who is invited is meant. */
async function resolveAsked(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  { participants }: Meeting,
  names: readonly string[],
): ReturnType<typeof resolveNames> {
  const invited = new Set(participants.map(({ userId }) => userId));
  const people = context.place.people.filter(({ userId }) => invited.has(userId));
  const here = await resolveNames(world, scope, { place: { ...context.place, people } }, names);
  return arePeople(here) ? here : resolveNames(world, scope, context, names);
}

/** How far the minutes of a meeting are, as far as the caller may see them. */
async function sayMinutes(world: ActWorld, scope: CompanyScope, meeting: Meeting): Promise<string> {
  const { minutes } = await readMinutes(world, scope, { meetingId: meeting.id });
  if (minutes === null) return 'chưa có biên bản nào bạn được xem';
  return `biên bản ${minutesWords[minutes.state]}${minutes.number ? ` (số ${minutes.number.number})` : ''}`;
}
