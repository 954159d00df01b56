import { Failure } from '@hopgon/contract/failure';
import type { BodyOf } from '@hopgon/contract/route';
import type { assignSpeaker as route } from '@hopgon/contract/transcripts/routes';
import type { Speaker } from '@hopgon/contract/transcripts/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { notifyViewers } from '../../meetings/core/notify-viewers.ts';
import { requireMeeting } from '../../meetings/core/require-meeting.ts';
import { transcriptStore } from '../transcripts.store.ts';
import { listSpeakers } from './list-speakers.ts';
import { memberCandidateStore } from './member-candidates.store.ts';
import { isMergedWith } from './speakers.rules.ts';
import { speakerStore } from './speakers.store.ts';

/** Says who a speaker is, once for all versions of the transcript; without a member or a name, nobody known again. */
export async function assignSpeaker(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: CompanyScope,
  { meetingId, label, userId, name }: BodyOf<typeof route> & { readonly meetingId: string },
): Promise<{ speakers: Speaker[] }> {
  await scope.transaction(async (tx) => {
    await requireMeeting(tx, meetingId, 'edit');
    await transcriptStore.lockMeeting(tx.db, meetingId);
    const { companyId } = await tx.entry();
    const known = await speakerStore.list(tx.db, meetingId);
    if (!known.some((speaker) => speaker.label === label)) throw new Failure('speaker_not_found');
    const shown = userId === null ? name : await readMemberName(tx, meetingId, userId);
    // Speakers merged with this one are the same person; with nobody known they stay merged.
    const merged = shown === '' ? [] : known.filter((speaker) => isMergedWith(speaker, label));
    for (const each of [label, ...merged.map((speaker) => speaker.label)]) {
      await saveSpeaker(world, tx, { companyId, meetingId, label: each, userId, shown });
    }
    await notifyViewers(world, tx, { companyId, meetingId, topics: ['transcripts'] });
  });
  return listSpeakers(scope, meetingId);
}

interface SavedSpeaker {
  readonly companyId: string;
  readonly meetingId: string;
  readonly label: string;
  readonly userId: string | null;
  /** Empty for nobody known. */
  readonly shown: string;
}

async function saveSpeaker(
  world: Pick<World, 'bus' | 'clock'>,
  tx: CompanyScope,
  { companyId, meetingId, label, userId, shown }: SavedSpeaker,
): Promise<void> {
  if (shown === '') await speakerStore.unassign(tx.db, meetingId, label);
  else
    await speakerStore.assign(tx.db, {
      company_id: companyId,
      meeting_id: meetingId,
      label,
      user_id: userId,
      name: shown,
      assigned_by: tx.actor.userId,
      assigned_at: world.clock.now(),
    });
  await speakerStore.renameTurns(tx.db, meetingId, label, shown || null);
  await world.bus.emit(tx, 'transcripts.speaker-assigned', {
    companyId,
    meetingId,
    label,
    userId,
    isKnown: shown !== '',
  });
}

async function readMemberName(tx: CompanyScope, meetingId: string, userId: string): Promise<string> {
  const members = await memberCandidateStore.list(tx.db, meetingId);
  const member = members.find((candidate) => candidate.userId === userId);
  if (!member) throw new Failure('participant_not_member');
  return member.displayName;
}
