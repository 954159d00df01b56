import {
  approveReadings,
  createReading,
  listReadings,
  mergeReadings,
  rejectReadings,
  undoReadings,
  updateReading,
} from '@hopgon/contract/readings/routes';
import type { Reading } from '@hopgon/contract/readings/schemas';
import type { CallInput, ReplyOf } from '@hopgon/contract/route';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/** What was read in the transcript of a meeting, and what people made of it. */
export const readingsQuery = (meetingId: string) =>
  queryOptions({
    queryKey: ['readings', 'of', meetingId],
    queryFn: ({ signal }) => call(listReadings, { params: { meetingId } }, { signal }),
  });

export type ReadingChange = Omit<CallInput<typeof updateReading>['body'], 'version'>;
export type NewReading = CallInput<typeof createReading>['body'];

type Rows = readonly Pick<Reading, 'id' | 'version'>[];

const versionsOf = (readings: Rows) => readings.map(({ id, version }) => ({ id, version }));

/** One step with some rows. */
export type ReadingStep =
  | { readonly act: 'approve' | 'reject' | 'undo'; readonly readings: Rows }
  | { readonly act: 'merge'; readonly into: Rows[number]; readonly readings: Rows }
  | { readonly act: 'update'; readonly reading: Rows[number]; readonly change: ReadingChange }
  | { readonly act: 'create'; readonly reading: NewReading; readonly idempotencyKey: string };

async function take(meetingId: string, step: ReadingStep): Promise<readonly Reading[]> {
  const params = { meetingId };
  if (step.act === 'update') {
    const { reading, change } = step;
    const body = { ...change, version: reading.version };
    return [await call(updateReading, { params: { ...params, readingId: reading.id }, body })];
  }
  if (step.act === 'create') {
    const { reading: body, idempotencyKey } = step;
    return [await call(createReading, { params, body }, { idempotencyKey })];
  }
  const body = { readings: versionsOf(step.readings) };
  if (step.act === 'merge') {
    const [into] = versionsOf([step.into]);
    return into ? (await call(mergeReadings, { params, body: { ...body, into } })).readings : [];
  }
  const routes = { approve: approveReadings, reject: rejectReadings, undo: undoReadings };
  return (await call(routes[step.act], { params, body })).readings;
}

type Listed = ReplyOf<typeof listReadings>;

/** Changes rows; what the server answers is shown at once, and all is read again, also after a refusal. */
export function useReadingStep(meetingId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (step: ReadingStep) => take(meetingId, step),
    onSuccess: (changed) => {
      const now = new Map(changed.map((reading) => [reading.id, reading]));
      queryClient.setQueryData<Listed>(
        readingsQuery(meetingId).queryKey,
        (before) =>
          before && { ...before, readings: before.readings.map((each) => now.get(each.id) ?? each) },
      );
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['action-items'] });
      return queryClient.invalidateQueries({ queryKey: ['readings'] });
    },
  });
}
