import type { RetentionRules, RetentionSettings } from '@hopgon/contract/retention/schemas';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format/date.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { RetentionPreviewPanel } from './retention-preview-panel.tsx';
import { countsText, isSameRules, monthChoices } from './retention-words.rules.ts';

const keepForever = 'keep';

/** The rules while they are chosen. They can be saved only from the preview of what they delete. */
export function RetentionForm({ settings }: { readonly settings: RetentionSettings }) {
  // The settings as they were when one began to choose: newer ones must not be replaced unseen.
  const [{ base, rules }, setChosen] = useKept('retention rules', () => ({
    base: settings,
    rules: settings.rules,
  }));
  const [previewed, setPreviewed] = useState<RetentionRules | null>(null);
  const edit = (part: Partial<RetentionRules>) => setChosen({ base, rules: { ...rules, ...part } });
  const begin = (from: RetentionSettings) => {
    setChosen({ base: from, rules: from.rules });
    setPreviewed(null);
  };
  const isStale = settings.version !== base.version;
  // Nothing chosen yet: what others changed is simply shown.
  if (isStale && isSameRules(rules, base.rules)) begin(settings);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Panel>
        <PanelHead title="Thời gian giữ" />
        <div className="grid gap-5 p-5">
          <p className="text-small text-muted">
            Mặc định, mọi thứ được giữ mãi. Nếu đặt thời hạn, mỗi đêm Họp Gọn xóa hẳn những gì đã quá hạn tính
            từ khi cuộc họp kết thúc, cả với cuộc họp kín. Dữ liệu đã xóa không lấy lại được.
          </p>
          <MonthsField
            label="Bản gỡ băng"
            hint="Xóa bản gỡ băng và những gì đọc được từ đó, kể cả quyết định đã duyệt mà chưa có trong biên bản. Biên bản và việc được giữ."
            months={rules.transcripts}
            onChange={(transcripts) => edit({ transcripts })}
          />
          <MonthsField
            label="Cuộc họp"
            hint="Xóa cả cuộc họp: chương trình, tài liệu, ghi chú, bản gỡ băng, biên bản và việc đã xong. Cuộc họp còn việc chưa xong được giữ đến khi việc xong."
            months={rules.meetings}
            onChange={(meetings) => edit({ meetings })}
          />
          <Checkbox
            checked={rules.keepsAdopted}
            disabled={rules.meetings === null}
            onChange={(event) => edit({ keepsAdopted: event.target.checked })}
          >
            Giữ cuộc họp có biên bản đã thông qua
          </Checkbox>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Status settings={settings} />
            <Button disabled={isStale} onClick={() => setPreviewed(rules)}>
              Xem trước
            </Button>
          </div>
        </div>
      </Panel>
      {previewed && !isStale && isSameRules(previewed, rules) && (
        <RetentionPreviewPanel settings={settings} rules={previewed} onSaved={begin} />
      )}
      {isStale && (
        <Banner
          tone="error"
          action={
            <Button size="small" onClick={() => begin(settings)}>
              Xem bản mới
            </Button>
          }
        >
          Quy tắc lưu giữ vừa được đổi ở nơi khác. Hãy xem bản mới rồi chọn lại.
        </Banner>
      )}
      {!isStale && !isSameRules(rules, settings.rules) && !previewed && (
        <Banner tone="info">Hãy xem trước những gì sẽ bị xóa, rồi áp dụng.</Banner>
      )}
    </div>
  );
}

function Status({ settings: { startsAt, lastRun } }: { readonly settings: RetentionSettings }) {
  if (startsAt === null) return <p className="text-small text-muted">Đang giữ mãi mọi thứ.</p>;
  const isBegun = new Date(startsAt) <= new Date();
  return (
    <p className="text-small text-muted">
      {isBegun
        ? 'Quy tắc đã lưu đang được áp dụng.'
        : `Quy tắc đã lưu được áp dụng từ ${formatMoment(startsAt)}.`}
      {lastRun && ` Lần xóa gần nhất ${formatMoment(lastRun.at)}: ${countsText(lastRun)}.`}
    </p>
  );
}

interface MonthsFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly months: number | null;
  readonly onChange: (months: number | null) => void;
}

const MonthsField = ({ label, hint, months, onChange }: MonthsFieldProps) => (
  <Field label={label} hint={hint}>
    <Select
      value={months === null ? keepForever : String(months)}
      choices={[{ value: keepForever, label: 'Giữ mãi' }, ...monthChoices(months)]}
      onChange={(value) => onChange(value === keepForever ? null : Number(value))}
    />
  </Field>
);
