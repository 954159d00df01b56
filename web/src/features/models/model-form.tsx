import type { ModelSettings } from '@hopgon/contract/models/schemas';
import { Button } from '../../ui/buttons/button.tsx';
import { SettingsForm } from '../../ui/layout/settings-form.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { BudgetPanel } from './budget-panel.tsx';
import { ConsentPanel } from './consent-panel.tsx';
import { chosenAddress, needsConsent } from './model-form.rules.ts';
import { ModelPanel } from './model-panel.tsx';
import { useModelForm } from './use-model-form.ts';

/** What the owner sets; nothing leaves before consent was given for the very address. */
export function ModelForm({ settings }: { readonly settings: ModelSettings }) {
  const form = useModelForm(settings);
  const { base, draft, problems, edit, begin } = form;
  const address = chosenAddress(draft, base);
  return (
    <SettingsForm
      label="Cài đặt mô hình AI"
      ground="paper"
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2"
      isDirty={form.isDirty}
      isBusy={form.isBusy}
      failure={form.failure}
      obstacle={form.isStale && <StaleBanner onShow={() => begin(settings)} />}
      onSave={form.save}
      onDiscard={() => begin(settings)}
    >
      <ModelPanel
        settings={base}
        draft={draft}
        problems={problems}
        typedKey={form.typedKey}
        onKey={form.setTypedKey}
        onChange={edit}
      />
      <div className="grid gap-4">
        {address && (
          <ConsentPanel
            address={address}
            consent={needsConsent(draft, base) ? null : base.consent}
            consents={form.consents}
            onConsent={form.setConsents}
          />
        )}
        {draft.mode !== 'off' && <BudgetPanel draft={draft} problems={problems} onChange={edit} />}
      </div>
    </SettingsForm>
  );
}

const StaleBanner = ({ onShow }: { readonly onShow: () => void }) => (
  <Banner
    tone="error"
    action={
      <Button size="small" onClick={onShow}>
        Xem bản mới
      </Button>
    }
  >
    Cài đặt mô hình AI vừa được đổi ở nơi khác. Hãy xem bản mới rồi sửa lại.
  </Banner>
);
