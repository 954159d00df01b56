import { useQuery } from '@tanstack/react-query';
import { reminderHabitsQuery, useSetReminderHabits } from '../../data/reminders.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { LeadChoices } from './lead-choices.tsx';

/** When one is reminded of meetings in this company; each press counts at once. */
export function HabitsCard() {
  const { data: habits, error, refetch } = useQuery(reminderHabitsQuery);
  const { mutate, variables, isPending } = useSetReminderHabits();
  const say = (problem: Error) =>
    toast.fail(failureText(problem, 'Không thể đổi giờ nhắc. Vui lòng thử lại.'));
  const shown = habits && { ...habits, ...(isPending && variables) };
  return (
    <Panel>
      <PanelHead title="Giờ nhắc" />
      {shown ? (
        <div className="px-5 pb-1">
          <div className="border-b py-4">
            <LeadChoices
              legend="Nhắc tôi trước mỗi cuộc họp"
              minutes={shown.minutes}
              offered={habits.minutes}
              onChange={(minutes) => mutate({ minutes }, { onError: say })}
            />
          </div>
          <Switch
            label="Tóm tắt đầu ngày"
            hint="Vào đầu giờ làm việc: cuộc họp trong ngày và việc đến hạn."
            checked={shown.digest}
            onChange={(digest) => mutate({ digest }, { onError: say })}
          />
        </div>
      ) : error ? (
        <LoadFailure text={failureText(error, 'Không thể tải giờ nhắc.')} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows />
      )}
    </Panel>
  );
}
