import type { ModelSettings, ModelTest } from '@hopgon/contract/models/schemas';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useVerifyModel } from '../../data/company/models.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { Banner } from '../../ui/states/banner.tsx';

const testParts = [
  { name: 'answers', label: 'Trả lời' },
  { name: 'tools', label: 'Gọi công cụ' },
  { name: 'json', label: 'Viết JSON' },
  { name: 'vietnamese', label: 'Tiếng Việt có dấu' },
] as const;

export function TestPanel({ settings: { lastTest } }: { readonly settings: ModelSettings }) {
  const { mutate, isPending, error } = useVerifyModel();
  return (
    <Panel>
      <PanelHead title="Thử mô hình" />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
        <p className="min-w-0 max-w-[46ch] text-small text-muted">
          Gửi bốn câu hỏi mẫu, không chứa nội dung của công ty, theo cài đặt đã lưu.
        </p>
        <Button busy={isPending} onClick={() => mutate()}>
          {isPending ? 'Đang thử...' : 'Thử ngay'}
        </Button>
      </div>
      {error && (
        <div className="px-5 pb-4">
          <Banner tone="error">{failureText(error, 'Không thể thử mô hình. Vui lòng thử lại.')}</Banner>
        </div>
      )}
      {lastTest && <Outcome test={lastTest} />}
    </Panel>
  );
}

function Outcome({ test }: { readonly test: ModelTest }) {
  return (
    <div className="border-t">
      <ul className="divide-y">
        {testParts.map(({ name, label }) => {
          const { ok, note } = test[name];
          return (
            <li key={name} className="flex gap-3 px-5 py-2.5">
              {ok ? (
                <Check aria-label="Đạt" className="mt-0.5 text-jade-ink" />
              ) : (
                <X aria-label="Không đạt" className="mt-0.5 text-brick-ink" />
              )}
              <span className="min-w-0">
                {label}
                {note !== '' && <span className="block text-small text-muted">{note}</span>}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="border-t px-5 py-3 text-small text-muted">{speedWords(test)}</p>
    </div>
  );
}

function speedWords({ at, firstMs, tokensPerSecond }: ModelTest): string {
  const first =
    firstMs === null ? null : `chữ đầu tiên sau ${(firstMs / 1_000).toFixed(1).replace('.', ',')} giây`;
  const speed = tokensPerSecond === null ? null : `${Math.round(tokensPerSecond)} token/giây`;
  return [`Thử ${formatMoment(at)}`, first, speed].filter((part) => part !== null).join(' · ');
}
