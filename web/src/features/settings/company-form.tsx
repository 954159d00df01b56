import type { Company } from '@hopgon/contract/companies/schemas';
import { useState } from 'react';
import { useUpdateCompany } from '../../data/company-settings.ts';
import { failureText, isRefusal } from '../../lib/api/call-failure.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { toast } from '../../ui/toast.ts';
import {
  type CompanyDraft,
  type CompanyProblems,
  changeOf,
  companyProblems,
  draftOf,
} from './company-form.rules.ts';
import { IdentityPanel } from './identity-panel.tsx';
import { RightsPanel } from './rights-panel.tsx';
import { WorkPanel } from './work-panel.tsx';

export function CompanyForm({ company }: { readonly company: Company }) {
  // The company as it was when one began to write: what others change meanwhile must not slip in unseen.
  const [base, setBase] = useState(company);
  const [draft, setDraft] = useState(() => draftOf(company));
  const [problems, setProblems] = useState<CompanyProblems>({});
  const [failure, fail] = useState<string | null>(null);
  const { mutate, isPending } = useUpdateCompany();
  const change = changeOf(draft, base);
  const isStale = company.version !== base.version;

  const begin = (from: Company) => {
    setBase(from);
    setDraft(draftOf(from));
    setProblems({});
    fail(null);
  };
  // Nothing written yet: what others changed is simply shown.
  if (isStale && change === null) begin(company);

  const edit = (part: Partial<CompanyDraft>) => {
    setDraft({ ...draft, ...part });
    setProblems(Object.fromEntries(Object.entries(problems).filter(([name]) => !(name in part))));
    fail(null);
  };

  const save = () => {
    const found = companyProblems(draft);
    setProblems(found);
    if (!change || Object.keys(found).length > 0) return;
    mutate(change, {
      onSuccess: (saved) => {
        begin(saved);
        toast.say('Đã lưu cài đặt công ty');
      },
      onError: (error) => {
        if (!isRefusal(error, 'version_stale'))
          fail(failureText(error, 'Không thể lưu cài đặt. Vui lòng thử lại.'));
      },
    });
  };

  const part = { draft, problems, onChange: edit };
  return (
    <form
      noValidate
      aria-label="Cài đặt công ty"
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) save();
      }}
    >
      <div className="grid gap-4">
        <IdentityPanel {...part} />
        <WorkPanel {...part} />
      </div>
      <div className="grid gap-4">
        <RightsPanel {...part} mayChangeChat={company.can.changeChatAccess} />
      </div>
      {failure && (
        <div className="col-span-full">
          <Banner tone="error">{failure}</Banner>
        </div>
      )}
      <LeaveGuard isDirty={() => change !== null} />
      {change !== null && (
        <div className="col-span-full sticky bottom-[var(--foot,0px)] z-[5] flex flex-wrap items-center justify-end gap-2 border-t bg-paper py-3 max-sm:[&>button]:flex-1">
          {isStale && (
            <div className="w-full">
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
            </div>
          )}
          <span className="mr-auto text-small text-muted max-sm:w-full">Có thay đổi chưa lưu</span>
          <Button onClick={() => begin(company)}>Bỏ thay đổi</Button>
          <Button type="submit" look="primary" busy={isPending} disabled={isStale}>
            {isPending ? 'Đang lưu...' : 'Lưu thay đổi'}
          </Button>
        </div>
      )}
    </form>
  );
}
