import { createMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { readAgenda, saveAgenda } from '@hopgon/contract/preparation/routes';
import type { Agenda, AgendaEntry, AgendaItem } from '@hopgon/contract/preparation/schemas';
import { useMutation } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';
import { CallFailure } from '../lib/api/call-failure.ts';
import { logProblem } from '../lib/log-problem.ts';
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

interface SplitStep extends Split {
  /** Of the meeting, as its person knows it. */
  readonly version: number;
  /** Tried again after a lost answer, the second half is made once. */
  readonly key: string;
}

const agendaChanged = 'Chương trình họp vừa được người khác sửa. Hãy đóng lại rồi tách lần nữa.';

const entryOf = ({ presenter, ...item }: AgendaItem): AgendaEntry => ({
  ...item,
  presenterId: presenter?.userId ?? null,
});

/** Without the ids they had: the items are of another meeting, or were deleted. */
const asNew = (entries: readonly AgendaEntry[]): AgendaEntry[] => entries.map(({ id: _, ...entry }) => entry);

const save = (meetingId: string, version: number, items: readonly AgendaEntry[]) =>
  call(saveAgenda, { params: { meetingId }, body: { version, items: [...items] } });

const endAt = ({ id: meetingId }: Meeting, version: number, endsAt: string) =>
  call(updateMeeting, { params: { meetingId }, body: { version, endsAt, allowClashes: true } });

type Undo = () => Promise<unknown>;

/** The newest first. */
async function undoAll(done: readonly Undo[]): Promise<void> {
  for (const undo of done.toReversed()) await undo();
}

/** Ends a meeting earlier and makes a second one of the rest of its agenda; what it returns takes both back. */
export function useSplitMeeting() {
  const invalidate = useInvalidate(['meetings']);
  const undoCreation = useUndoCreation();
  /** `done` gets what undoes each step. */
  const split = async (
    { meeting, agenda, endsAt, kept, second: body, version: known, key }: SplitStep,
    done: Undo[],
  ) => {
    const { id: meetingId } = meeting;
    const newest = await call(readAgenda, { params: { meetingId } });
    if (newest.version !== agenda.version)
      throw new CallFailure('The agenda has changed.', { status: 409, serverText: agendaChanged });
    const first = await endAt(meeting, known, endsAt);
    done.push(() => endAt(meeting, first.version, meeting.endsAt));
    const second = await call(createMeeting, { body }, { idempotencyKey: key });
    done.push(() => undoCreation(second));
    const entries = agenda.items.map(entryOf);
    const [stay, rest] = [entries.slice(0, kept), entries.slice(kept)];
    if (rest.length === 0) return;
    const { version } = await save(meetingId, agenda.version, stay);
    // What hangs on an item that stays finds it by its id.
    done.push(() => save(meetingId, version, [...stay, ...asNew(rest)]));
    await save(second.id, 0, asNew(rest));
  };
  const splitInTwo = async (step: SplitStep): Promise<Undo> => {
    const done: Undo[] = [];
    try {
      await split(step, done);
    } catch (problem) {
      // Without a network it fails alike; what the person reads is why the split did.
      await undoAll(done).catch((error: unknown) => logProblem('A split was not undone.', error));
      throw problem;
    }
    return async () => {
      await undoAll(done);
      await invalidate();
    };
  };
  return useMutation({ mutationFn: splitInTwo, onSettled: () => void invalidate() });
}
