import type { QuietHours } from '@hopgon/contract/notifications/settings';
import { useId } from 'react';
import { useSaveNotificationSettings } from '../../../data/account/notification-settings.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { browserZone } from '../../../lib/format/browser-zone.ts';
import { useSettingsDraft } from '../../../lib/forms/use-settings-draft.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { Input } from '../../../ui/inputs/input.tsx';
import { readClock } from '../../../ui/inputs/read-clock.ts';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx';
import { SettingsForm } from '../../../ui/layout/settings-form.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { fieldsOf, type QuietFields, quietOf } from './quiet-hours.rules.ts';

interface QuietHoursPanelProps {
  readonly quiet: QuietHours | null;
  /** Null where none was saved. */
  readonly timeZone: string | null;
}

/** Saves all fields together: each alone says nothing. */
function useSaveQuiet(saved: QuietFields) {
  const saving = useSaveNotificationSettings();
  return {
    ...saving,
    mutate: (fields: Partial<QuietFields>, options: { onSuccess: () => void }) =>
      saving.mutate({ quiet: quietOf({ ...saved, ...fields }), timeZone: browserZone() }, options),
  };
}

/** When push messages wait. */
export function QuietHoursPanel({ quiet, timeZone }: QuietHoursPanelProps) {
  const saved = fieldsOf(quiet);
  const { shown, edit, error, form } = useSettingsDraft<QuietFields>(
    'quiet hours',
    saved,
    useSaveQuiet(saved),
    () => toast.say('Đã lưu giờ yên lặng'),
  );
  const problemId = useId();
  const isRead = !shown.on || (readClock(shown.from) !== null && readClock(shown.until) !== null);
  const isSame = shown.on && isRead && readClock(shown.from) === readClock(shown.until);
  const problem = isRead ? (isSame ? 'Hai giờ phải khác nhau.' : '') : 'Hãy nhập giờ, ví dụ 21:00.';
  return (
    <Panel>
      <PanelHead title="Giờ yên lặng" />
      <SettingsForm
        label="Giờ yên lặng"
        {...form}
        failure={error && failureText(error, 'Không thể lưu giờ yên lặng. Vui lòng thử lại.')}
        obstacle={problem && <span id={problemId}>{problem}</span>}
      >
        <div className="px-5 pb-2">
          <Switch
            label="Chờ hết giờ yên lặng"
            hint="Thông báo đẩy chờ đến hết giờ này. Chuông và email vẫn gửi như thường."
            checked={shown.on}
            onChange={(on) => edit({ on })}
          />
          {shown.on && (
            <>
              <div className="grid grid-cols-2 gap-4 border-t py-4 max-[20rem]:grid-cols-1">
                <Field label="Từ">
                  <Input
                    inputMode="numeric"
                    autoComplete="off"
                    value={shown.from}
                    onChange={(event) => edit({ from: event.target.value })}
                  />
                </Field>
                <Field label="Đến">
                  <Input
                    inputMode="numeric"
                    autoComplete="off"
                    value={shown.until}
                    onChange={(event) => edit({ until: event.target.value })}
                  />
                </Field>
              </div>
              <div className="border-t">
                <Switch
                  label="Cả ngày nghỉ của công ty"
                  hint="Thứ Bảy, Chủ Nhật và ngày lễ, theo lịch làm việc của công ty."
                  checked={shown.daysOff}
                  onChange={(daysOff) => edit({ daysOff })}
                />
              </div>
              <p className="border-t py-3 text-small text-muted">
                {timeZone
                  ? `Theo giờ của bạn: ${timeZone}.`
                  : 'Theo giờ của công ty, cho đến khi bạn lưu hoặc bật thông báo đẩy ở đây.'}
              </p>
            </>
          )}
        </div>
      </SettingsForm>
    </Panel>
  );
}
