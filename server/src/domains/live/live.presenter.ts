import type { LiveMeeting } from '@hopgon/contract/live/schemas';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { AgendaItemRow } from '../agenda/list-agenda-items.ts';
import { isThereAt } from './attendance/attendance.rules.ts';
import { type PersonRecord, type QuorumRule, quorumAt } from './attendance/live-people.rules.ts';
import { mayStartAt, momentOf, stateOf } from './course/state.rules.ts';
import type { LiveRow } from './live.store.ts';
import type { SpeakerRow } from './speakers/speakers.store.ts';

interface Presented {
  readonly meeting: Meeting;
  readonly row: LiveRow | undefined;
  readonly now: Date;
  readonly agenda: readonly AgendaItemRow[];
  readonly spans: readonly {
    readonly agenda_item_id: string;
    readonly started_at: Date;
    readonly ended_at: Date | null;
  }[];
  readonly extensions: readonly { readonly agenda_item_id: string; readonly minutes: number }[];
  readonly people: readonly PersonRecord[];
  readonly visitorIds: readonly string[];
  readonly speakers: readonly SpeakerRow[];
  readonly mayRun: boolean;
  /** Of the company. */
  readonly quorum: QuorumRule;
}

export function presentLiveMeeting(parts: Presented): LiveMeeting {
  const { meeting, row, now, mayRun } = parts;
  const moment = momentOf(row, now);
  const isHeld = meeting.status !== 'cancelled' && meeting.status !== 'draft';
  return {
    meetingId: meeting.id,
    state: stateOf(row),
    startedAt: row?.started_at?.toISOString() ?? null,
    endedAt: row?.ended_at?.toISOString() ?? null,
    now: now.toISOString(),
    items: presentItems(parts),
    currentItemId: parts.spans.find(({ ended_at }) => ended_at === null)?.agenda_item_id ?? null,
    people: presentPeople(parts, moment),
    speakers: parts.speakers.map((speaker) => ({
      userId: speaker.user_id,
      displayName: speaker.display_name ?? '',
      registeredAt: speaker.registered_at.toISOString(),
      invitedAt: speaker.invited_at?.toISOString() ?? null,
    })),
    quorum: quorumAt(parts.people, moment, parts.quorum),
    can: { run: mayRun && isHeld, start: mayRun && isHeld && mayStartAt(new Date(meeting.startsAt), now) },
  };
}

const presentItems = ({ agenda, spans, extensions }: Presented): LiveMeeting['items'] =>
  agenda.map(({ id, title, minutes, presenter_id, presenter_name, note }) => ({
    ...{ id, title, minutes, note },
    extraMinutes: extensions.find(({ agenda_item_id }) => agenda_item_id === id)?.minutes ?? 0,
    presenter: presenter_id ? { userId: presenter_id, displayName: presenter_name ?? '' } : null,
    spans: spans
      .filter(({ agenda_item_id }) => agenda_item_id === id)
      .map(({ started_at, ended_at }) => ({
        from: started_at.toISOString(),
        to: ended_at?.toISOString() ?? null,
      })),
  }));

const presentPeople = ({ people, visitorIds }: Presented, moment: Date): LiveMeeting['people'] =>
  people.map((person) => ({
    id: person.id,
    isMember: person.isMember,
    name: person.name,
    part: person.part,
    attendance: person.attendance,
    reason: person.reason,
    stays: person.stays.map(({ way, arrivedAt, leftAt }) => ({
      way,
      arrivedAt: arrivedAt.toISOString(),
      leftAt: leftAt?.toISOString() ?? null,
    })),
    isPresent: isThereAt(person, moment),
    isVisiting: visitorIds.includes(person.id),
  }));
