import type { ReminderHabits } from '@hopgon/contract/reminders/schemas';
import { useQuery } from '@tanstack/react-query';
import { reminderHabitsQuery, useSetReminderHabits } from '../../data/meetings/reminders.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useSettingsDraft } from '../../lib/forms/use-settings-draft.ts';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { SettingsForm } from '../../ui/layout/settings-form.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { LeadChoices } from './lead-choices.tsx';

/** When one is reminded of meetings in this company. */
export const HabitsCard = () => (
  <Panel>
    <PanelHead title="Giờ nhắc" />
    <Loaded query={useQuery(reminderHabitsQuery)} failure="Không thể tải giờ nhắc.">
      {(habits) => <HabitsForm habits={habits} />}
    </Loaded>
  </Panel>
);

function HabitsForm({ habits }: { readonly habits: ReminderHabits }) {
  const { shown, edit, error, form } = useSettingsDraft(
    'reminder habits',
    habits,
    useSetReminderHabits(),
    () => toast.say('Đã lưu giờ nhắc'),
  );
  return (
    <SettingsForm
      label="Giờ nhắc"
      {...form}
      failure={error && failureText(error, 'Không thể đổi giờ nhắc. Vui lòng thử lại.')}
    >
      <div className="px-5 py-4">
        <LeadChoices
          legend="Nhắc tôi trước mỗi cuộc họp"
          minutes={shown.minutes}
          offered={habits.minutes}
          onChange={(minutes) => edit({ minutes })}
        />
      </div>
    </SettingsForm>
  );
}
