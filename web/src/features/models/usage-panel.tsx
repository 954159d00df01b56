import type { ModelSettings, ModelUsage } from '@hopgon/contract/models/schemas';
import { Facts } from '../../ui/layout/facts.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';

function usageWords({ calls, tokens, usd }: ModelUsage): string {
  const cost =
    usd === null ? 'chưa có giá' : `${usd.toLocaleString('vi-VN', { maximumFractionDigits: 2 })} USD`;
  return `${tokens.toLocaleString('vi-VN')} token · ${calls.toLocaleString('vi-VN')} lần gọi · ${cost}`;
}

export const UsagePanel = ({ settings: { usage } }: { readonly settings: ModelSettings }) => (
  <Panel>
    <PanelHead title="Đã dùng" />
    <Facts
      facts={[
        { label: 'Hôm nay', value: usageWords(usage.today) },
        { label: 'Tháng này', value: usageWords(usage.month) },
      ]}
    />
  </Panel>
);
