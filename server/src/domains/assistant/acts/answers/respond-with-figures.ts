import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { instantOf } from '@hopgon/contract/time/zoned';
import type { SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import { addDays } from '@hopgon/engine/time/days';
import { coveredDays, midnightOf } from '@hopgon/engine/time/local-time';
import type { Moment } from '@hopgon/engine/time/said-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { listMeetings } from '../../../meetings/list/list-meetings.ts';
import { listLongBusyTimes } from '../../../meetings/time/list-long-busy-times.ts';
import type { SpokenTime } from '../../parse/turn/spoken-time.rules.ts';
import { type CountedMeeting, renderCounted } from '../../render/render-counted.rules.ts';
import { listLinks, say } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { DirectoryEntry } from '../../shared/workplace.rules.ts';
import type { ActContext, ActOutcome } from '../act-outcome.rules.ts';
import { arePeople } from '../meant-people.rules.ts';
import { resolveNames } from '../resolve-names.ts';

type FiguresQuestion = Extract<SpokenQuestion, { kind: 'figures' }>;

const mostAtOnce = 500;

/** How many meetings and hours: the caller's, a colleague's as far as visible, or the company's for those who run it. */
export async function respondWithFigures(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  asked: FiguresQuestion,
): Promise<ActOutcome> {
  const days = daysAsked(context.times[asked.time]);
  if (days === null) {
    const reply = say('Bạn muốn tính trong khoảng nào? Ví dụ: “tuần này”, “tháng 11”.');
    return { kind: 'ask', options: [], reply };
  }
  const refusal = await refusalOf(scope, asked);
  if (refusal) return refusal;
  const people = asked.of === 'person' ? await resolveNames(world, scope, context, [asked.person]) : [];
  if (!arePeople(people)) return people;
  const [person = null] = people;
  const counted = await listCounted(world, scope, context, { asked, person, days });
  const last = addDays(days.after, -1);
  const reply = renderCounted({ ...counted, ...asked, said: asked.time, person, first: days.first, last });
  return { kind: 'say', mentions: person ? { userIds: [person.userId] } : {}, reply: say(reply) };
}

interface Days {
  readonly first: string;
  readonly after: string;
}

/** A week is counted whole, also what of it is over; "tuần trước" is the one before. */
function daysAsked(time: SpokenTime | undefined): Days | null {
  if (!time?.ahead) return null;
  const { plain, ahead, said } = time;
  const isGone = /tr[uư][oơ]c|qua|r[oồ]i/iu.test(said);
  const holds = (moment: Moment): boolean => moment.start < ahead.start && moment.end >= ahead.start;
  const whole = plain && (isGone || holds(plain)) ? plain : ahead;
  return coveredDays(whole.start, whole.end);
}

/** Figures of the company are for those who run it, those of departments have their own page. */
async function refusalOf(scope: CompanyScope, { of }: FiguresQuestion): Promise<ActOutcome | null> {
  if (of === 'group') {
    const words =
      'Số liệu theo phòng ban xem ở trang Phân tích; ở đây trợ lý trả lời cho bạn, một đồng nghiệp hoặc cả công ty.';
    return {
      kind: 'say',
      mentions: {},
      reply: listLinks(words, [{ label: 'Mở Phân tích', path: '/analytics' }]),
    };
  }
  if (of !== 'company' || (await scope.entry()).role !== 'member') return null;
  const words =
    'Ở đây trợ lý chỉ đếm cuộc họp của cả công ty cho chủ sở hữu và quản trị viên. Nếu công ty cho mọi người xem số liệu thì có ở trang Phân tích. Bạn cũng có thể hỏi số giờ họp của chính mình.';
  return {
    kind: 'say',
    mentions: {},
    reply: listLinks(words, [{ label: 'Mở Phân tích', path: '/analytics' }]),
  };
}

interface Counting {
  readonly asked: FiguresQuestion;
  readonly person: DirectoryEntry | null;
  readonly days: Days;
}

async function listCounted(
  world: ActWorld,
  scope: CompanyScope,
  { place: { zone } }: ActContext,
  { asked: { of }, person, days }: Counting,
) {
  const from = instantOf(midnightOf(days.first), zone).toISOString();
  const to = instantOf(midnightOf(days.after), zone).toISOString();
  // Of private meetings those who run the company know the time, and nothing else.
  const hidden = of === 'company' ? await listLongBusyTimes(scope, { from, to }) : [];
  const meetings = await listAll(world, scope, {
    ...{ from, to, cancelled: 'false', order: 'asc', limit: mostAtOnce },
    ...(of === 'self' && { mine: 'true' as const }),
    ...(person && { personId: person.userId }),
  });
  const isAttended = ({ myAnswer }: MeetingSummary) =>
    of !== 'self' || (myAnswer !== null && myAnswer !== 'declined');
  const counted: CountedMeeting[] = [
    ...meetings.filter(isAttended),
    ...hidden.map((busy) => ({ ...busy, timeZone: zone, myAnswer: null })),
  ];
  const declined = of === 'self' ? meetings.filter(({ myAnswer }) => myAnswer === 'declined').length : 0;
  return { counted, hidden: hidden.length, declined, now: world.clock.now().toISOString() };
}

async function listAll(
  world: ActWorld,
  scope: CompanyScope,
  query: Parameters<typeof listMeetings>[2],
): Promise<MeetingSummary[]> {
  const { meetings, nextCursor } = await listMeetings(world, scope, query);
  return nextCursor === null
    ? meetings
    : [...meetings, ...(await listAll(world, scope, { ...query, cursor: nextCursor }))];
}
