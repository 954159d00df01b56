import type { Meeting, MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { AboutMeeting } from '@hopgon/engine/intent/acts/spoken-act';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { readMeeting } from '../../meetings/core/read-meeting.ts';
import { nameMeeting } from '../render/ask-meeting.rules.ts';
import { aboutMeetings, askBack, say } from '../render/reply.rules.ts';
import type { ActWorld } from '../resolve/acts/find-meant-meetings.ts';
import { findMeantMeetings, type MeantMeeting } from '../resolve/acts/find-meant-meetings.ts';
import type { MeantWhen } from '../resolve/acts/list-meetings-around.ts';
import { listNearMeetings } from '../resolve/acts/list-near-meetings.ts';
import { timeScore } from '../resolve/acts/meant-time.rules.ts';
import type { ActContext, ActOutcome } from './act-outcome.rules.ts';
import { findSpokenMeeting } from './find-spoken-meeting.ts';
import { nearestOfSeries } from './nearest-of-series.rules.ts';
import { sayGone } from './say-gone.rules.ts';

interface Asking {
  readonly question: string;
  readonly when?: MeantWhen;
  /** Whether of several of one series the nearest is meant: the answer names its day. */
  readonly mayBeNearest?: boolean;
  /** Whether a meeting may be the one at all. */
  readonly may?: (meeting: MeetingSummary) => boolean;
  /** Whether the only one of the caller's at an hour that is said may be the one, whatever it is called: the answer names it. */
  readonly mayBeTimed?: boolean;
  /** What a choice asks for; without it a choice fills the act that waits. */
  readonly command?: (label: string) => string;
}

const mayBeAny = (): boolean => true;

/** The one meeting that words mean, with its people; or a question with those to choose from, the nearest where they mean none. */
export async function resolveMeantMeeting(
  world: ActWorld,
  scope: CompanyScope,
  { place, state, times, chosenId }: ActContext,
  about: AboutMeeting,
  asking: Asking,
): Promise<Meeting | ActOutcome> {
  if (chosenId !== null) return (await findSpokenMeeting(world, scope, chosenId)) ?? sayGone;
  const { question, when = 'to-come', may = mayBeAny } = asking;
  const meant = {
    words: about.words,
    times: about.times.flatMap((said) => times[said] ?? []),
    people: about.people,
    lastIds: state.meetingIds,
    when,
  } as const;
  const named = await findMeantMeetings(world, scope, place, meant);
  // What is left of a message and names no meeting speaks of the last one: "kéo tới 11h30 nhé, nhiều mẫu quá".
  const isLast = named.length === 0 && about.isNamed === false;
  const found = isLast ? await findMeantMeetings(world, scope, place, { ...meant, ...nothingNamed }) : named;
  const [one, ...others] = nearestOfSeries(found, meant, place, asking.mayBeNearest);
  if (one !== undefined && others.length === 0) return readMeeting(world, scope, one.id);
  if (one !== undefined) return askWhich(asking, question, found);
  const timed = asking.mayBeTimed ? await findAtHour(world, scope, place, meant) : null;
  if (timed) return readMeeting(world, scope, timed.id);
  const said = [about.words, ...about.people, ...about.times].filter(Boolean).join(', ');
  const unfound = `Không thấy cuộc họp nào ${when === 'to-come' ? 'sắp tới ' : ''}khớp với “${said}” trong những cuộc bạn được xem.`;
  const near = (await listNearMeetings(world, scope, place, meant)).filter(may);
  if (near.length > 0)
    return {
      ...askWhich(asking, said === '' ? question : `${unfound} ${question}`, near.slice(0, mostNear)),
      isUnfound: said !== '',
    };
  return {
    kind: 'ask',
    options: [],
    isUnfound: said !== '',
    reply: say(said === '' ? `${question} Hãy nói tên, người dự hoặc giờ của cuộc họp.` : unfound),
  };
}

async function findAtHour(
  world: ActWorld,
  scope: CompanyScope,
  place: ActContext['place'],
  meant: MeantMeeting,
): Promise<MeetingSummary | null> {
  const times = meant.times.filter(({ saysClock }) => saysClock);
  if (times.length === 0) return null;
  const [one, ...others] = await listNearMeetings(world, scope, place, meant);
  const isThen = one !== undefined && others.length === 0 && timeScore(one, times) > 0;
  return isThen ? one : null;
}

const mostNear = 4;
const nothingNamed = { words: '', times: [], people: [] } as const;

function askWhich(
  { command = (label) => label }: Asking,
  question: string,
  meetings: readonly MeetingSummary[],
): Extract<ActOutcome, { kind: 'ask' }> {
  const options = meetings.map((meeting) => ({ id: meeting.id, label: nameMeeting(meeting) }));
  return {
    kind: 'ask',
    options,
    reply: aboutMeetings(
      askBack(
        question,
        options.map(({ label }) => ({ label, command: command(label) })),
      ),
      options.map(({ id }) => id),
    ),
  };
}
