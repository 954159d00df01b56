import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { formatDay } from '@hopgon/engine/time/format-vi';
import { instantOf, localTime } from '@hopgon/engine/time/zoned';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { listMeetings } from '../meetings/core/list-meetings.ts';
import { listBusyTimes } from '../meetings/time/list-busy-times.ts';
import { busyInWords, countInWords, wholeTime } from './agenda-words.rules.ts';
import { nameMeeting } from './ask-meeting.rules.ts';
import type { DirectoryEntry } from './people/person.rules.ts';
import { readWorkplace } from './read-workplace.ts';
import type { AskedAgenda } from './readings/read-agenda-request.rules.ts';
import { type AssistantReply, say } from './reply.rules.ts';
import type { DateRange } from './time/date-range.rules.ts';

const mostRead = 100;
/** Of a fuller week the calendar shows more than a list of lines. */
const mostShown = 15;

type AgendaWorld = Pick<World, 'clock'>;

/** Meetings on the days a question speaks of, today when it speaks of none: of whom it names, else the caller's own. */
export async function listAgenda(
  world: AgendaWorld & Pick<World, 'assistantReader'>,
  scope: CompanyScope,
  asked: AskedAgenda,
): Promise<AssistantReply> {
  const { timeZone } = await scope.entry();
  const now = localTime(world.clock.now(), timeZone);
  const place = asked.person === '' ? null : await readWorkplace(world, scope);
  const read = await world.assistantReader.read(scope, 'readAgendaRequest', asked, now, place);
  const period = periodOf(read.range, timeZone);
  if (!place) return listOwn(world, scope, period, read.asksHowLong);
  if ('reply' in read.whose) return read.whose.reply;
  const { userId } = read.whose;
  if (userId === place.callerId) return listOwn(world, scope, period);
  const person = place.people.find((one) => one.userId === userId);
  if (person) return listOf(world, scope, person, period);
  const { content, ...own } = await listOwn(world, scope, period);
  return {
    ...own,
    content: `Không thấy ai tên “${asked.person}” trong công ty, nên đây là lịch của bạn. ${content}`,
  };
}

interface Period {
  readonly from: string;
  readonly to: string;
  readonly inWords: string;
  readonly first: string;
  readonly timeZone: string;
}

function periodOf({ start, end, first, last, days }: DateRange, timeZone: string): Period {
  return {
    from: instantOf(start, timeZone).toISOString(),
    to: instantOf(end, timeZone).toISOString(),
    first,
    inWords: days > 1 ? `${formatDay(first)} – ${formatDay(last)}` : formatDay(first),
    timeZone,
  };
}

async function listOwn(
  world: AgendaWorld,
  scope: CompanyScope,
  { from, to, inWords, first }: Period,
  isHowLong = false,
): Promise<AssistantReply> {
  const { meetings, nextCursor } = await listMeetings(world, scope, {
    from,
    to,
    mine: 'true',
    cancelled: 'false',
    order: 'asc',
    limit: mostRead,
  });
  const own = meetings.filter(({ myAnswer }) => myAnswer !== null);
  if (own.length === 0) return say(`${inWords}: bạn không có cuộc họp nào.`);
  const links = linksTo(own, `/meetings?date=${first}`, ({ myAnswer }) => answers[myAnswer ?? 'accepted']);
  const count = nextCursor === null ? `${own.length}` : `hơn ${own.length}`;
  const whole = isHowLong && nextCursor === null ? ` ${wholeTime(own)}` : '';
  return tell(`${inWords}: bạn có ${count} cuộc họp.${whole}`, links);
}

/** Of a colleague: what the caller may see, and the times they are taken by what the caller may not. */
async function listOf(
  world: AgendaWorld,
  scope: CompanyScope,
  { userId: personId, displayName }: DirectoryEntry,
  { from, to, inWords, first, timeZone }: Period,
): Promise<AssistantReply> {
  const { meetings, nextCursor } = await listMeetings(world, scope, {
    from,
    to,
    personId,
    cancelled: 'false',
    order: 'asc',
    limit: mostRead,
  });
  const { busy } = await listBusyTimes(scope, { from, to, personId });
  return tell(
    `${inWords}: ${displayName} ${countInWords(meetings.length, busy.length, nextCursor !== null)}.`,
    linksTo(meetings, `/meetings?date=${first}&people=${personId}`),
    busyInWords(busy, timeZone),
  );
}

interface Way {
  readonly label: string;
  readonly path: string;
}

/** The first meetings of those days, and where to see the others. */
function linksTo(
  meetings: readonly MeetingSummary[],
  calendar: string,
  noteOn: (meeting: MeetingSummary) => string = () => '',
): Way[] {
  const shown = meetings.slice(0, mostShown).map((meeting) => ({
    label: `${nameMeeting(meeting)}${noteOn(meeting)}`,
    path: `/meetings/${meeting.id}`,
  }));
  return meetings.length > mostShown ? [...shown, { label: 'Xem tất cả trên lịch', path: calendar }] : shown;
}

const tell = (head: string, links: Way[], notes: readonly string[] = []): AssistantReply =>
  say(
    [head, ...links.map(({ label }) => `- ${label}`), ...notes].join('\n'),
    links.length === 0 ? null : { kind: 'links', links },
  );

const answers = {
  waiting: ' (bạn chưa trả lời)',
  declined: ' (bạn đã từ chối)',
  tentative: ' (bạn chưa chắc)',
  accepted: '',
};
