import type { NotificationChoices } from '@hopgon/contract/users/schemas';
import { Link } from '@tanstack/react-router';
import { useChooseNotifications } from '../../data/account/profile.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useSettingsDraft } from '../../lib/forms/use-settings-draft.ts';
import { Switch } from '../../ui/inputs/switch.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { SettingsForm } from '../../ui/layout/settings-form.tsx';
import { toast } from '../../ui/overlays/toast.ts';

const choicesOf = [
  {
    name: 'email',
    label: 'Thông báo qua email',
    hint: 'Lời mời, thay đổi lịch họp và những thư khác. Thư về bảo mật tài khoản luôn được gửi.',
  },
  { name: 'reminders', label: 'Nhắc lịch họp', hint: 'Nhắc trước giờ họp; tóm tắt đầu ngày và đầu tuần.' },
  {
    name: 'chat',
    label: 'Thông báo trò chuyện',
    hint: 'Khi trợ lý trả lời xong hoặc chờ bạn xác nhận trong lúc bạn ở trang khác.',
  },
] as const;

/** What may reach one. */
export function NotificationsCard({ choices }: { readonly choices: NotificationChoices }) {
  const { shown, edit, error, form } = useSettingsDraft(
    'notification choices',
    choices,
    useChooseNotifications(),
    () => toast.say('Đã lưu cài đặt thông báo'),
  );
  return (
    <Panel aria-label="Cài đặt thông báo">
      <PanelHead
        title="Cài đặt thông báo"
        aside={
          <Link to="/settings/notifications" className="link">
            Chọn từng loại
          </Link>
        }
      />
      <SettingsForm
        label="Cài đặt thông báo"
        {...form}
        failure={error && failureText(error, 'Không thể cập nhật thông tin. Vui lòng thử lại.')}
      >
        <div className="divide-y px-5">
          {choicesOf.map(({ name, label, hint }) => (
            <Switch
              key={name}
              label={label}
              hint={hint}
              checked={shown[name]}
              onChange={(checked) => edit({ [name]: checked })}
            />
          ))}
        </div>
      </SettingsForm>
    </Panel>
  );
}
