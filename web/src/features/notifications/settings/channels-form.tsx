import {
  channelNames,
  groupNames,
  isChoice,
  type NotificationChannel,
  type NotificationGroup,
  notificationChannels,
  notificationGroups,
  switchesOf,
} from '@hopgon/contract/notifications/groups';
import { mailHints } from '@hopgon/contract/notifications/mail-hints';
import type { NotificationSettings } from '@hopgon/contract/notifications/settings';
import type { NotificationChoices } from '@hopgon/contract/users/schemas';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { useSaveNotificationSettings } from '../../../data/account/notification-settings.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useSettingsDraft } from '../../../lib/forms/use-settings-draft.ts';
import { cx } from '../../../ui/cx.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx';
import { SettingsForm } from '../../../ui/layout/settings-form.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import { boxesOf, boxName, type ChannelBoxes, choicesOf } from './channels.rules.ts';

interface ChannelsFormProps {
  readonly channels: NotificationSettings['channels'];
  readonly switches: NotificationChoices;
  /** Whether the person owns or administers a company: nobody else gets the report of the month. */
  readonly isLeader: boolean;
}

/** Saves boxes as the choices they stand for. */
function useSaveBoxes() {
  const saving = useSaveNotificationSettings();
  return {
    ...saving,
    mutate: (boxes: Partial<ChannelBoxes>, options: { onSuccess: () => void }) =>
      saving.mutate({ channels: choicesOf(boxes) }, options),
  };
}

/** One row for each group, one column for each channel. */
export function ChannelsForm({ channels, switches, isLeader }: ChannelsFormProps) {
  const groups = groupNames.filter((group) => isLeader || group !== 'month-report');
  const { shown, edit, error, form } = useSettingsDraft<ChannelBoxes>(
    'notification channels',
    boxesOf(channels),
    useSaveBoxes(),
    () => toast.say('Đã lưu cài đặt thông báo'),
  );
  return (
    <Panel>
      <PanelHead title="Nhận gì, bằng cách nào" />
      <SettingsForm
        label="Nhận gì, bằng cách nào"
        {...form}
        failure={error && failureText(error, 'Không thể lưu cài đặt thông báo. Vui lòng thử lại.')}
      >
        <TurnedOff switches={switches} />
        <table className="w-full border-collapse text-left">
          <thead>
            <tr>
              <th scope="col" className="bg-sunken px-3 py-2 text-small font-medium text-muted sm:px-5">
                Thông báo
              </th>
              {notificationChannels.map((channel) => (
                <th
                  key={channel}
                  scope="col"
                  className="w-14 bg-sunken px-1 py-2 text-center text-small font-medium text-muted sm:w-24"
                >
                  {channelNames[channel]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={group} className="border-t">
                <th scope="row" className="px-3 py-2.5 sm:px-5">
                  <span className="block font-medium">{notificationGroups[group].label}</span>
                  <span className="block text-small font-regular text-muted">
                    {notificationGroups[group].hint}
                  </span>
                  <MailHint group={group} />
                </th>
                {notificationChannels.map((channel) => (
                  <td key={channel} className="px-1">
                    <ChannelBox
                      {...{ group, channel }}
                      checked={shown[boxName(group, channel)] ?? false}
                      isOff={switchesOf(group, channel).some((needed) => !switches[needed])}
                      onChange={(checked) => edit({ [boxName(group, channel)]: checked })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SettingsForm>
    </Panel>
  );
}

/** What of a group goes by mail, where that is not all of it. */
const MailHint = ({ group }: { readonly group: NotificationGroup }) => {
  const mailHint = mailHints[group];
  return mailHint ? (
    <span className="block text-small font-regular text-muted">Qua email: {mailHint}</span>
  ) : null;
};

const place = 'flex min-h-11 items-center justify-center';

interface ChannelBoxProps {
  readonly group: NotificationGroup;
  readonly channel: NotificationChannel;
  readonly checked: boolean;
  /** A switch of the profile turns it off. */
  readonly isOff: boolean;
  readonly onChange: (checked: boolean) => void;
}

function ChannelBox({ group, channel, checked, isOff, onChange }: ChannelBoxProps) {
  if (isChoice(group, channel))
    return (
      <span className={place}>
        <Checkbox
          className="py-2.5 pr-2 pl-4.5"
          checked={checked}
          disabled={isOff}
          onChange={(event) => onChange(event.target.checked)}
        >
          <span className="sr-only">
            {notificationGroups[group].label}: {channelNames[channel]}
          </span>
        </Checkbox>
      </span>
    );
  if (notificationGroups[group].channels[channel] === undefined)
    return (
      <span className={cx(place, 'text-muted')}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">Không gửi</span>
      </span>
    );
  return (
    <span title="Luôn bật" className={cx(place, 'text-muted')}>
      <Check aria-hidden="true" />
      <span className="sr-only">Luôn bật</span>
    </span>
  );
}

const switchNames: Readonly<Record<keyof NotificationChoices, string>> = {
  email: 'Thông báo qua email',
  reminders: 'Nhắc lịch họp',
  chat: 'Thông báo trò chuyện',
};
const switchOrder = ['email', 'reminders', 'chat'] as const;

/** Boxes that the profile turns off say why. */
function TurnedOff({ switches }: Pick<ChannelsFormProps, 'switches'>) {
  const off = switchOrder.filter((name) => !switches[name]);
  if (off.length === 0) return null;
  return (
    <div className="px-3 py-3 sm:px-5">
      <Banner tone="info">
        {`Bạn đã tắt ${off.map((name) => `“${switchNames[name]}”`).join(', ')} trong hồ sơ, nên những ô liên quan chưa có hiệu lực. `}
        <Link to="/profile" className="link">
          Mở hồ sơ
        </Link>
      </Banner>
    </div>
  );
}
