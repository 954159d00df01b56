import { createMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { saveAgenda } from '@hopgon/contract/preparation/routes';
import type { Agenda, AgendaEntry, AgendaItem } from '@hopgon/contract/preparation/schemas';
import { useMutation } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';
import { newId } from '../lib/new-id.ts';
import type { NewMeeting } from './meetings/meetings.ts';
import { useUndoCreation } from './meetings/reschedule.ts';
import { useInvalidate } from './use-invalidate.ts';

export interface Split {
  readonly meeting: Meeting;
  readonly agenda: Agenda;
  /** When the first half ends. */
  readonly endsAt: string;
  /** How many items of the agenda stay in it. */
  readonly kept: number;
  /** The second half. */
  readonly second: NewMeeting;
}

const entryOf = ({ presenter, ...item }: AgendaItem): AgendaEntry => ({
  ...item,
  presenterId: presenter?.userId ?? null,
});

const save = (meetingId: string, version: number, items: readonly AgendaEntry[]) =>
  call(saveAgenda, { params: { meetingId }, body: { version, items: [...items] } });

/** Ends a meeting earlier and makes a second one of the rest of its agenda; what it returns takes both back. */
export function useSplitMeeting() {
  const invalidate = useInvalidate(['meetings']);
  const undoCreation = useUndoCreation();
  const endAt = ({ id: meetingId }: Meeting, version: number, endsAt: string) =>
    call(updateMeeting, { params: { meetingId }, body: { version, endsAt, allowClashes: true } });

  const splitInTwo = async ({ meeting, agenda, endsAt, kept, second: body }: Split) => {
    const entries = agenda.items.map(entryOf);
    const first = await endAt(meeting, meeting.version, endsAt);
    const restoreTime = () => endAt(meeting, first.version, meeting.endsAt);
    const second = await call(createMeeting, { body }, { idempotencyKey: newId() }).catch(async (problem) => {
      await restoreTime();
      throw problem;
    });
    const rest = entries.slice(kept);
    let version = agenda.version;
    if (rest.length > 0) {
      // Items of another meeting have ids of their own.
      await save(
        second.id,
        0,
        rest.map(({ id: _, ...entry }) => entry),
      );
      ({ version } = await save(meeting.id, agenda.version, entries.slice(0, kept)));
    }
    return async () => {
      await undoCreation(second);
      await restoreTime();
      if (rest.length > 0)
        await save(
          meeting.id,
          version,
          entries.map(({ id: _, ...entry }) => entry),
        );
      await invalidate();
    };
  };
  return useMutation({ mutationFn: splitInTwo, onSettled: () => void invalidate() });
}
