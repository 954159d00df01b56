import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** The way out, for good. */
export function DeleteAccountPanel() {
  const [asking, ask] = useState(false);
  return (
    <Panel aria-label="Xóa tài khoản">
      <PanelHead title="Xóa tài khoản" />
      <div className="grid gap-4 px-5 py-4">
        <p className="text-muted">
          Hồ sơ, ảnh, thông báo và các cuộc trò chuyện của bạn bị xóa hẳn; việc đang giao cho bạn được trả
          lại. Bản gỡ băng của công ty vẫn giữ tên bạn. Không thể hoàn tác.
        </p>
        <div>
          <Button look="danger" onClick={() => ask(true)}>
            Xóa tài khoản
          </Button>
        </div>
      </div>
      {asking && <DeleteAccountDialog onClose={() => ask(false)} />}
    </Panel>
  );
}
