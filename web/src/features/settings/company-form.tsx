import type { Company } from '@hopgon/contract/companies/schemas';
import { useState } from 'react';
import { useUpdateCompany } from '../../data/company/company-settings.ts';
import { failureText, isRefusal } from '../../lib/api/call-failure.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { changesFrom } from '../../lib/forms/use-settings-draft.ts';
import { usePainted } from '../../lib/use-painted.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SettingsForm } from '../../ui/layout/settings-form.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Banner } from '../../ui/states/banner.tsx';
import {
  type CompanyDraft,
  type CompanyProblems,
  changeOf,
  companyDraftOf,
  companyProblems,
} from './company-form.rules.ts';
import { EntryPanel } from './entry-panel.tsx';
import { IdentityPanel } from './identity-panel.tsx';
import { RightsPanel } from './rights-panel.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { WorkPanel } from './work-panel.tsx';

export function CompanyForm({ company }: { readonly company: Company }) {
  // The company as it was when one began to write: what others change meanwhile must not slip in unseen.
  const [{ base, draft }, setWritten] = useKept('company settings', () => ({
    base: company,
    draft: companyDraftOf(company),
  }));
  const [problems, setProblems] = useState<CompanyProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending } = useUpdateCompany();
  const change = changeOf(draft, base);
  const isStale = company.version !== base.version;

  const begin = (from: Company) => {
    setWritten({ base: from, draft: companyDraftOf(from) });
    setProblems({});
    setFailure(null);
  };
  // Nothing written yet: what others changed is simply shown.
  if (isStale && change === null) begin(company);

  const edit = (part: Partial<CompanyDraft>) => {
    setWritten({ base, draft: { ...draft, ...part } });
    setProblems(Object.fromEntries(Object.entries(problems).filter(([name]) => !(name in part))));
    setFailure(null);
  };

  const save = () => {
    const found = companyProblems(draft);
    setProblems(found);
    if (!change || Object.keys(found).length > 0) return;
    mutate(change, {
      onSuccess: (saved) => {
        // What was written while the server answered is kept.
        setWritten((current) => ({
          base: saved,
          draft: { ...companyDraftOf(saved), ...changesFrom(draft, current.draft) },
        }));
        setFailure(null);
        toast.say('Đã lưu cài đặt công ty');
      },
      onError: (error) => {
        if (!isRefusal(error, 'version_stale'))
          setFailure(failureText(error, 'Không thể lưu cài đặt. Vui lòng thử lại.'));
      },
    });
  };

  // Below the fold; on a slow machine it takes a tenth of a second.
  const isPainted = usePainted();
  const part = { draft, problems, onChange: edit };
  return (
    <SettingsForm
      label="Cài đặt công ty"
      ground="paper"
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2"
      isDirty={change !== null}
      isBusy={isPending}
      failure={failure}
      obstacle={
        isStale && (
          <Banner
            tone="error"
            action={
              <Button size="small" onClick={() => begin(company)}>
                Xem bản mới
              </Button>
            }
          >
            Người khác vừa đổi cài đặt của công ty. Hãy xem bản mới rồi sửa lại.
          </Banner>
        )
      }
      onSave={save}
      onDiscard={() => begin(company)}
    >
      <div className="grid gap-4">
        <IdentityPanel {...part} />
        <WorkPanel {...part} />
        {isPainted && <RulesPanel {...part} />}
      </div>
      <div className="grid gap-4">
        <RightsPanel
          {...part}
          mayChangeChat={company.can.changeChatAccess}
          mayChangeCost={company.can.changeHourlyCost}
        />
        {isPainted && <EntryPanel {...part} />}
      </div>
    </SettingsForm>
  );
}
