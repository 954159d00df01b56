import type { PushState } from '@hopgon/contract/notifications/settings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  pushStateQuery,
  useTestPush,
  useTurnOffPush,
  useTurnOnPush,
} from '../../../data/account/notification-settings.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { pushPermission } from '../../../lib/push-subscription.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { pushTrouble } from './push-words.rules.ts';

/** Whether messages reach this browser while Họp Gọn is closed. The browser asks its person only at a press. */
export const PushPanel = () => (
  <Panel>
    <PanelHead title="Thông báo đẩy" />
    <Loaded query={useQuery(pushStateQuery)} failure="Không thể tải tình trạng thông báo đẩy.">
      {(state) => <PushChoice state={state} />}
    </Loaded>
  </Panel>
);

function PushChoice({ state: { publicKey, devices, here } }: { readonly state: PushState }) {
  // Asked again after each press: the person may have answered the browser meanwhile.
  const [permission, setPermission] = useState(pushPermission);
  const turnOn = useTurnOnPush();
  const turnOff = useTurnOffPush();
  const test = useTestPush();
  const trouble = pushTrouble(permission, publicKey !== null);
  const isOn = here && permission === 'granted';
  const begin = () => {
    if (publicKey === null) return;
    turnOn.mutate(publicKey, {
      onSuccess: () => toast.say('Đã bật thông báo đẩy trên trình duyệt này'),
      onSettled: () => setPermission(pushPermission()),
    });
  };
  const error = test.error ?? turnOff.error ?? (permission === 'granted' ? turnOn.error : null);
  return (
    <div className="flex flex-col gap-3 px-5 py-4">
      <p>
        {isOn
          ? 'Trình duyệt này nhận thông báo, kể cả khi bạn không mở Họp Gọn.'
          : 'Nhận thông báo trên trình duyệt này, kể cả khi bạn không mở Họp Gọn.'}
      </p>
      {trouble && <Banner tone="warning">{trouble}</Banner>}
      {permission === 'default' && turnOn.isError && (
        <Banner tone="warning">
          Bạn chưa cho phép thông báo. Hãy bấm lại và chọn “Cho phép” khi trình duyệt hỏi.
        </Banner>
      )}
      {error && (
        <Banner tone="error">
          {failureText(error, 'Trình duyệt chưa bật được thông báo đẩy. Vui lòng thử lại.')}
        </Banner>
      )}
      {!trouble && (
        <div className="flex flex-wrap gap-2">
          {isOn ? (
            <>
              <Button
                busy={test.isPending}
                onClick={() => test.mutate(undefined, { onSuccess: () => toast.say('Đã gửi thử') })}
              >
                Gửi thử
              </Button>
              <Button busy={turnOff.isPending} onClick={() => turnOff.mutate()}>
                Tắt
              </Button>
            </>
          ) : (
            <Button look="tonal" busy={turnOn.isPending} onClick={begin}>
              Bật thông báo đẩy
            </Button>
          )}
        </div>
      )}
      <p className="text-small text-muted">
        {devices > 0 && `Đang bật trên ${devices} trình duyệt. `}
        Đăng xuất ở đâu thì thông báo đẩy ở đó tắt theo.
      </p>
    </div>
  );
}
