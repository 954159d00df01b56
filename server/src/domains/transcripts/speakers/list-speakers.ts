import type { Speaker } from '@hopgon/contract/transcripts/schemas';
import { isGroupVoice } from '@hopgon/engine/transcript/group-voice';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { requireMeeting } from '../../meetings/core/require-meeting.ts';
import { type Candidate, matchMember } from './match-member.rules.ts';
import { memberCandidateStore } from './member-candidates.store.ts';
import { candidatesFor, candidatesWith, isRememberable } from './speakers.rules.ts';
import { type RememberedSpeaker, type SpeakerRow, speakerStore } from './speakers.store.ts';

/** Who speaks in the newest transcript of a meeting. */
export async function listSpeakers(scope: CompanyScope, meetingId: string): Promise<{ speakers: Speaker[] }> {
  const { guestNames } = await requireMeeting(scope, meetingId, 'view');
  const all = await speakerStore.list(scope.db, meetingId);
  // Those who speak as one are nobody's voice.
  const rows = all.filter(({ label }) => !isGroupVoice(label));
  const members = rows.length === 0 ? [] : await memberCandidateStore.list(scope.db, meetingId);
  const labels = rows.map(({ label }) => label);
  const asked = labels.filter(isRememberable);
  const remembered =
    asked.length === 0
      ? new Map<string, RememberedSpeaker>()
      : await speakerStore.remembered(scope.db, { meetingId, viewerId: scope.actor.userId, labels: asked });
  return {
    speakers: rows.map((row) =>
      presentSpeaker(row, { labels, members, guests: guestNames.map(guestOf), remembered }),
    ),
  };
}

const personOf = ({ userId, displayName }: Candidate) => ({ userId, displayName });

/** A guest is meant by a name as a member is; the id is of nobody. */
const guestOf = (name: string): Candidate => ({
  ...{ userId: `guest ${name}`, displayName: name, email: '', department: '', position: '', invited: true },
});

interface Known {
  readonly labels: readonly string[];
  readonly members: readonly Candidate[];
  readonly guests: readonly Candidate[];
  readonly remembered: ReadonlyMap<string, RememberedSpeaker>;
}

function presentSpeaker(row: SpeakerRow, { labels, members, guests, remembered }: Known): Speaker {
  const { label, turns, user_id: userId, name, assigned_by, assigner_name, assigned_at } = row;
  const namedId = matchMember(label, [...members, ...guests]);
  const named = members.find((member) => member.userId === namedId);
  const guest = guests.find((each) => each.userId === namedId);
  const known = remembered.get(label);
  const last = members.find((member) => member.userId === known?.userId);
  // A label that was merged with another is nobody's name.
  const outsider = known && known.userId === null && isRememberable(known.name) ? known.name : null;
  return {
    label,
    turns,
    assigned:
      name !== null && assigned_by !== null && assigned_at !== null
        ? {
            userId,
            name,
            by: { userId: assigned_by, displayName: assigner_name ?? '' },
            at: assigned_at.toISOString(),
          }
        : null,
    named: named ? personOf(named) : guest ? { userId: null, displayName: guest.displayName } : null,
    remembered: last ? personOf(last) : outsider === null ? null : { userId: null, displayName: outsider },
    candidates:
      namedId !== null ? [] : candidatesWith(last, candidatesFor(label, labels, members)).map(personOf),
  };
}
