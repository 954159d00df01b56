import type { Meeting, MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { AboutMeeting } from '@hopgon/engine/intent/acts/spoken-act';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { readMeeting } from '../../meetings/core/read-meeting.ts';
import { nameMeeting } from '../render/ask-meeting.rules.ts';
import { askBack, say } from '../render/reply.rules.ts';
import type { ActWorld } from '../resolve/acts/find-meant-meetings.ts';
import { findMeantMeetings } from '../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOutcome } from './act-outcome.rules.ts';

/** The one meeting that words mean, with its people; or what to say where they mean none, or several. */
export async function resolveMeantMeeting(
  world: ActWorld,
  scope: CompanyScope,
  { place, state, times, chosenId }: ActContext,
  about: AboutMeeting,
  { question, when = 'to-come' }: { readonly question: string; readonly when?: 'to-come' | 'any' },
): Promise<Meeting | ActOutcome> {
  if (chosenId !== null) return readMeeting(world, scope, chosenId);
  const meant = {
    words: about.words,
    times: about.times.flatMap((said) => times[said] ?? []),
    people: about.people,
    lastIds: state.meetingIds,
    when,
  };
  const named = await findMeantMeetings(world, scope, place, meant);
  // What is left of a message and names no meeting speaks of the last one: "kéo tới 11h30 nhé, nhiều mẫu quá".
  const isLast = named.length === 0 && about.isNamed === false;
  const found = isLast ? await findMeantMeetings(world, scope, place, { ...meant, ...nothingNamed }) : named;
  const [one, ...others] = found;
  if (one !== undefined && others.length === 0) return readMeeting(world, scope, one.id);
  if (one !== undefined) return askWhich(question, found);
  const said = [about.words, ...about.people, ...about.times].filter(Boolean).join(', ');
  return {
    kind: 'say',
    mentions: {},
    isUnfound: said !== '',
    reply: say(
      said === ''
        ? `${question} Hãy nói tên, người dự hoặc giờ của cuộc họp.`
        : `Không thấy cuộc họp nào sắp tới khớp với “${said}” trong những cuộc bạn được xem.`,
    ),
  };
}

const nothingNamed = { words: '', times: [], people: [] } as const;

function askWhich(question: string, meetings: readonly MeetingSummary[]): ActOutcome {
  const options = meetings.map((meeting) => ({ id: meeting.id, label: nameMeeting(meeting) }));
  return {
    kind: 'ask',
    options,
    reply: askBack(
      question,
      options.map(({ label }) => ({ label, command: label })),
    ),
  };
}
