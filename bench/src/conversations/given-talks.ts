import { createActionItem, respondToActionItem, updateItemState } from '@hopgon/contract/action-items/routes';
import { readMeeting } from '@hopgon/contract/meetings/routes';
import { draftMinutes } from '@hopgon/contract/minutes/routes';
import { createReading } from '@hopgon/contract/readings/routes';
import { analyseWaitingTranscript } from '../../../server/src/domains/transcripts/analysis/analyse-waiting-transcript.ts';
import { createTranscript } from '../../../server/src/domains/transcripts/create-transcript.ts';
import type { Person } from '../../../server/src/testing/given.ts';
import type { TestApp } from '../../../server/src/testing/start-app-on.ts';
import { type GivenWorld, requireOf } from './given-ids.ts';
import type { WorldFile } from './world.ts';

interface Talks extends Pick<GivenWorld, 'people' | 'meetings'> {
  readonly companyId: string;
}

/** Transcripts with their analysis, decisions that people approved, and drafts of minutes. */
export async function givenTalks(app: TestApp, { companyId, people, meetings }: Talks, world: WorldFile) {
  const names = new Map(world.members.map(({ id, name }) => [id, name]));
  for (const meeting of world.meetings) {
    const meetingId = requireOf(meetings, meeting.id);
    const organizer = requireOf(people, meeting.organizer);
    const lines = world.said.filter((line) => line.meeting === meeting.id);
    if (lines.length > 0) {
      const jobs = { ...app.world.jobs, send: async () => undefined };
      const scope = app.world.scopes.company(organizer, companyId, 'meeting-edit');
      const text = lines.map(({ speaker, text: said }) => `${requireOf(names, speaker)}: ${said}`).join('\n');
      const { id } = await createTranscript({ ...app.world, jobs }, scope, {
        meetingId,
        name: 'Bản dán',
        text,
      });
      await analyseWaitingTranscript(app.world, app.world.scopes.job(companyId), { transcriptId: id });
    }
    for (const decision of world.decisions.filter((one) => one.meeting === meeting.id)) {
      const body = { kind: 'decision' as const, text: decision.text };
      (await organizer.call(createReading, { params: { meetingId }, body })).value();
    }
    if (meeting.minutes === 'draft' || meeting.minutes === 'adopted')
      (await organizer.call(draftMinutes, { params: { meetingId }, body: {} })).value();
  }
}

/** The tasks of a world, each as far as it is. */
export async function givenTasks(
  people: ReadonlyMap<string, Person>,
  meetings: ReadonlyMap<string, string>,
  { tasks }: WorldFile,
) {
  const made = new Map<string, string>();
  for (const { id, title, assignee, creator, deadline, state, meeting, priority } of tasks) {
    const by = requireOf(people, creator);
    const body = {
      title,
      assigneeId: requireOf(people, assignee).userId,
      deadline,
      priority: priority === 'high' ? ('cao' as const) : ('trung bình' as const),
      meetingId: meeting === undefined ? null : await seenBy(by, requireOf(meetings, meeting)),
    };
    const item = (await by.call(createActionItem, { body })).value();
    made.set(id, item.id);
    const own = requireOf(people, assignee);
    const params = { itemId: item.id };
    if (state !== 'new') (await own.call(respondToActionItem, { params, body: { accept: true } })).value();
    if (state === 'done')
      (await own.call(updateItemState, { params, body: { version: 2, state: 'done' } })).value();
  }
  return made;
}

/** A meeting that its creator may not see holds none of their tasks. */
const seenBy = async (by: Person, meetingId: string): Promise<string | null> =>
  (await by.call(readMeeting, { params: { meetingId } })).code === null ? meetingId : null;
