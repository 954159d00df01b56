import {
  cancelMotion,
  closeMotion,
  listMotions,
  openMotion,
  readMotionDefaults,
  recordPaperVote,
  voteOnMotion,
} from '@hopgon/contract/live/motions/routes';
import type { Motion, MotionChoice } from '@hopgon/contract/live/motions/schemas';
import type { CallInput, ReplyOf } from '@hopgon/contract/route';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/** The votes of a meeting, the newest first. */
export const motionsQuery = (meetingId: string) =>
  queryOptions({
    queryKey: ['motions', meetingId],
    queryFn: ({ signal }) => call(listMotions, { params: { meetingId } }, { signal }),
  });

export const motionDefaultsQuery = (meetingId: string) =>
  queryOptions({
    queryKey: ['motions', 'defaults', meetingId],
    queryFn: ({ signal }) => call(readMotionDefaults, { params: { meetingId } }, { signal }),
  });

export type MotionDefaults = ReplyOf<typeof readMotionDefaults>;
export type NewMotion = CallInput<typeof openMotion>['body'];
export type NewVoter = NonNullable<NewMotion['voters']>[number];

export type NewPaperVote = CallInput<typeof recordPaperVote>['body'];

export type MotionStep =
  | { readonly act: 'record'; readonly body: NewPaperVote; readonly key: string }
  | { readonly act: 'open'; readonly body: NewMotion; readonly key: string }
  | {
      readonly act: 'cast';
      readonly motionId: string;
      readonly choice: MotionChoice;
      readonly userId: string;
    }
  | { readonly act: 'close'; readonly motionId: string }
  | { readonly act: 'cancel'; readonly motionId: string; readonly reason?: string };

function callMotion(meetingId: string, step: MotionStep): Promise<Motion> {
  if (step.act === 'open')
    return call(openMotion, { params: { meetingId }, body: step.body }, { idempotencyKey: step.key });
  if (step.act === 'record')
    return call(recordPaperVote, { params: { meetingId }, body: step.body }, { idempotencyKey: step.key });
  const params = { meetingId, motionId: step.motionId };
  if (step.act === 'cast')
    return call(voteOnMotion, { params, body: { choice: step.choice, userId: step.userId } });
  if (step.act === 'close') return call(closeMotion, { params });
  return call(cancelMotion, { params, query: { reason: step.reason ?? '' } });
}

/** One act on a vote; its reply is shown at once, and after a refusal all is read again. */
export function useMotionStep(meetingId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = motionsQuery(meetingId);
  return useMutation({
    mutationFn: (step: MotionStep) => callMotion(meetingId, step),
    onSuccess: (motion) =>
      queryClient.setQueryData<ReplyOf<typeof listMotions>>(queryKey, (before) => {
        if (!before) return before;
        const others = before.motions.filter(({ id }) => id !== motion.id);
        const motions = [...others, motion].toSorted((one, other) => other.number - one.number);
        return { ...before, motions };
      }),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
