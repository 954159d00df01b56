import type { Speaker } from '@hopgon/contract/transcripts/schemas';
import { isGroupVoice } from '@hopgon/engine/transcript/labels/group-voice';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { requireMeeting } from '../../meetings/core/require-meeting.ts';
import { type Candidate, indexMembers, matchMember } from './match-member.rules.ts';
import { memberCandidateStore } from './member-candidates.store.ts';
import {
  type CandidateIndex,
  candidatesFor,
  candidatesWith,
  indexCandidates,
  isRememberable,
} from './speakers.rules.ts';
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
  const people = [...members, ...guestNames.map(guestOf)];
  const index = indexMembers(people);
  const namedIds = new Map(labels.map((label) => [label, matchMember(label, index)]));
  const known: Known = {
    remembered,
    personById: new Map(people.map((person) => [person.userId, person])),
    memberIds: new Set(members.map(({ userId }) => userId)),
    namedIds,
    candidates: indexCandidates(members, new Set(namedIds.values())),
  };
  return { speakers: rows.map((row) => presentSpeaker(row, known)) };
}

const personOf = ({ userId, displayName }: Candidate) => ({ userId, displayName });

/** A guest is meant by a name as a member is; the id is of nobody. */
const guestOf = (name: string): Candidate => ({
  ...{ userId: `guest ${name}`, displayName: name, email: '', department: '', position: '', invited: true },
});

interface Known {
  /** Members and guests. */
  readonly personById: ReadonlyMap<string, Candidate>;
  readonly memberIds: ReadonlySet<string>;
  /** Whom each label names. */
  readonly namedIds: ReadonlyMap<string, string | null>;
  readonly candidates: CandidateIndex;
  readonly remembered: ReadonlyMap<string, RememberedSpeaker>;
}

function presentSpeaker(row: SpeakerRow, known: Known): Speaker {
  const { label, turns, user_id: userId, name, assigned_by, assigner_name, assigned_at } = row;
  const named = known.personById.get(known.namedIds.get(label) ?? '');
  const earlier = known.remembered.get(label);
  const last = known.personById.get(earlier?.userId ?? '');
  // A label that was merged with another is nobody's name.
  const outsider = earlier && earlier.userId === null && isRememberable(earlier.name) ? earlier.name : null;
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
    named: named
      ? { ...personOf(named), ...(known.memberIds.has(named.userId) ? {} : { userId: null }) }
      : null,
    remembered: last ? personOf(last) : outsider === null ? null : { userId: null, displayName: outsider },
    candidates: named ? [] : candidatesWith(last, candidatesFor(label, known.candidates)).map(personOf),
  };
}
