import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { createActionItem } from '../action-items/create-action-item.ts';
import { updateItemState } from '../action-items/update-item-state.ts';
import { readCompany } from '../companies/company/read-company.ts';
import { lockMember } from '../companies/members/lock-member.ts';
import { createMeeting } from '../meetings/core/create-meeting.ts';
import { createTranscript } from '../transcripts/create-transcript.ts';
import { listOwnSampleIds } from './list-own-sample-ids.ts';
import {
  type SampleItem,
  type SampleMeeting,
  sampleItems,
  sampleMeetings,
  sampleSpan,
  sampleTranscript,
} from './sample.rules.ts';
import { sampleStore } from './samples.store.ts';

type FillWorld = Pick<World, 'analyser' | 'bus' | 'clock' | 'config' | 'hub' | 'jobs' | 'limiter' | 'newId'>;

/** Creates the missing parts of the caller's sample data; nobody else sees them or is notified. */
export async function createSample(world: FillWorld, scope: CompanyScope): Promise<Record<string, never>> {
  const { userId } = scope.actor;
  await scope.transaction(async (tx) => {
    // Who asks twice at once waits here for the first.
    await lockMember(tx, userId);
    const ids = await listOwnSampleIds(tx);
    const found = await sampleStore.listFound(tx.db, ids);
    for (const [place, sample] of sampleMeetings.entries()) {
      const id = ids[place];
      if (id === undefined || found.some((meeting) => meeting.id === id)) continue;
      const meeting = await addMeeting(world, tx, { ...sample, id });
      if (place === 0) await addOutcome(world, tx, meeting);
    }
  });
  return {};
}

async function addMeeting(
  world: FillWorld,
  tx: CompanyScope,
  { when, ...details }: SampleMeeting & { readonly id: string },
): Promise<Meeting> {
  const { timeZone, workingHours, workDays } = (await readCompany(tx)).settings;
  const { starts, ends } = sampleSpan(when, world.clock.now(), { timeZone, ...workingHours, workDays });
  return createMeeting(world, tx, {
    ...details,
    startsAt: starts.toISOString(),
    endsAt: ends.toISOString(),
    visibility: 'invited',
    isSample: true,
    participants: [],
  });
}

/** What was said in a meeting that is over, and what was agreed on. */
async function addOutcome(world: FillWorld, tx: CompanyScope, meeting: Meeting): Promise<void> {
  const speaker = await sampleStore.nameOf(tx.db, tx.actor.userId);
  await createTranscript(world, tx, {
    meetingId: meeting.id,
    name: 'Mẫu: Bản gỡ băng',
    text: sampleTranscript(speaker),
  });
  for (const item of sampleItems) await addItem(world, tx, meeting.id, item);
}

async function addItem(
  world: FillWorld,
  tx: CompanyScope,
  meetingId: string,
  { title, deadline, priority, state }: SampleItem,
): Promise<void> {
  const { timeZone } = await tx.entry();
  const clock = { now: world.clock.now(), timeZone };
  const { id: itemId, version } = await createActionItem(world, tx, {
    title,
    assigneeId: tx.actor.userId,
    deadline: await sampleStore.dayFrom(tx.db, clock, deadline),
    priority,
    meetingId,
  });
  if (state !== 'accepted') await updateItemState(world, tx, { itemId, version, state });
}
