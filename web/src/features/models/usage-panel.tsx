import type { ModelSettings, ModelUsage } from '@hopgon/contract/models/schemas';
import { Facts } from '../../ui/layout/facts.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';

function usageWords({ calls, tokens, usd }: ModelUsage): string {
  const cost =
    usd === null ? 'chưa có giá' : `${usd.toLocaleString('vi-VN', { maximumFractionDigits: 2 })} USD`;
  return `${tokens.toLocaleString('vi-VN')} token · ${calls.toLocaleString('vi-VN')} lần gọi · ${cost}`;
}

/** What is left of the company's tokens of today, and what happens without any. */
function leftWords({ usage, budgets }: ModelSettings): string {
  const left = budgets.company - usage.today.tokens;
  return left > 0
    ? `${left.toLocaleString('vi-VN')} token của cả công ty`
    : 'Đã hết hạn mức: AI tại chỗ trả lời đến hết ngày';
}

export const UsagePanel = ({ settings }: { readonly settings: ModelSettings }) => (
  <Panel>
    <PanelHead title="Đã dùng" />
    <Facts
      facts={[
        { label: 'Hôm nay', value: usageWords(settings.usage.today) },
        { label: 'Còn lại hôm nay', value: leftWords(settings) },
        { label: 'Tháng này', value: usageWords(settings.usage.month) },
      ]}
    />
  </Panel>
);
