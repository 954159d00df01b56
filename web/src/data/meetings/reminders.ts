import {
  readMeetingReminder,
  readReminderHabits,
  sendReminder,
  updateMeetingReminder,
  updateReminderHabits,
} from '@hopgon/contract/reminders/routes';
import type { ReminderHabits } from '@hopgon/contract/reminders/schemas';
import type { CallInput } from '@hopgon/contract/route';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

const topic = 'reminders';

export const reminderHabitsQuery = queryOptions({
  queryKey: [topic, 'habits'],
  queryFn: ({ signal }) => call(readReminderHabits, {}, { signal }),
});

export const meetingReminderQuery = (meetingId: string) =>
  queryOptions({
    queryKey: [topic, 'meeting', meetingId],
    queryFn: ({ signal }) => call(readMeetingReminder, { params: { meetingId } }, { signal }),
  });

/** Those of single meetings may follow the habit, so all are read again. */
export function useSetReminderHabits() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ minutes = [] }: Partial<ReminderHabits>) =>
      call(updateReminderHabits, { body: { minutes } }),
    onSuccess: (habits) => {
      queryClient.setQueryData(reminderHabitsQuery.queryKey, habits);
      return queryClient.invalidateQueries({ queryKey: [topic, 'meeting'] });
    },
  });
}

/** Null: as for other meetings. */
export function useSetMeetingReminder(meetingId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (minutes: number[] | null) =>
      call(updateMeetingReminder, { params: { meetingId }, body: { minutes } }),
    onSuccess: (reminder) => queryClient.setQueryData(meetingReminderQuery(meetingId).queryKey, reminder),
  });
}

type ReminderMail = CallInput<typeof sendReminder>['body'];

export const useSendReminder = () =>
  useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: ReminderMail; idempotencyKey: string }) =>
      call(sendReminder, { body }, { idempotencyKey }),
  });
