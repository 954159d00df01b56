import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { saveOwnData } from '../../data/account/account.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { Banner } from '../../ui/states/banner.tsx';

/** Everything the person wrote and everything about them, to take along. */
export function OwnDataPanel() {
  const [busy, work] = useState(false);
  const [failure, fail] = useState<string | null>(null);

  const save = async () => {
    fail(null);
    work(true);
    try {
      await saveOwnData();
    } catch (problem) {
      fail(failureText(problem, 'Không thể tải dữ liệu của bạn. Vui lòng thử lại.'));
    } finally {
      work(false);
    }
  };
  return (
    <Panel aria-label="Dữ liệu của tôi">
      <PanelHead title="Dữ liệu của tôi" />
      <div className="grid gap-4 px-5 py-4">
        <p className="text-muted">
          Tải về một tệp zip gồm hồ sơ, các cuộc họp và việc của bạn, thông báo, và mọi cuộc trò chuyện với
          trợ lý, trong các công ty bạn đang làm việc. Chỉ có những gì bạn viết hoặc nói về bạn.
        </p>
        {failure && <Banner tone="error">{failure}</Banner>}
        <div>
          <Button icon={<Download />} busy={busy} onClick={() => void save()}>
            {busy ? 'Đang chuẩn bị...' : 'Tải dữ liệu của tôi'}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
