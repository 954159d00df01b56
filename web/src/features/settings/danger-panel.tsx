import type { Company } from '@hopgon/contract/companies/schemas';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { lazyOverlay } from '../../ui/states/lazy-part.ts';
import { WhenOpened } from '../../ui/states/when-opened.tsx';

const CloseCompanyDialog = lazyOverlay(() => import('./close-company-dialog.tsx'), 'CloseCompanyDialog');
const LeaveCompanyDialog = lazyOverlay(() => import('./leave-company-dialog.tsx'), 'LeaveCompanyDialog');

const row = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4';

/** What cannot be undone easily: going, and ending the company. */
export function DangerPanel({ company }: { readonly company: Company }) {
  const [open, setOpen] = useState<'leave' | 'close' | null>(null);
  const close = () => setOpen(null);
  return (
    <Panel>
      <PanelHead title="Rời đi và xóa" />
      <div className="divide-y">
        <div className={row}>
          <div className="min-w-0 max-w-[46ch]">
            <h3 className="font-medium">Rời công ty</h3>
            <p className="text-small text-muted">
              {company.can.leave ? (
                'Bạn không còn vào được công ty này. Bản gỡ băng đã có vẫn giữ tên bạn.'
              ) : (
                <>
                  Bạn là chủ sở hữu. Hãy chuyển quyền sở hữu cho một người ở trang{' '}
                  <Link to="/company-management" className="text-jade-ink underline">
                    Quản lý công ty
                  </Link>
                  , hoặc xóa công ty.
                </>
              )}
            </p>
          </div>
          {company.can.leave && <Button onClick={() => setOpen('leave')}>Rời công ty</Button>}
        </div>
        {company.can.close && (
          <div className={row}>
            <div className="min-w-0 max-w-[46ch]">
              <h3 className="font-medium">Xóa công ty</h3>
              <p className="text-small text-muted">
                Mọi người ra khỏi công ty ngay. Bạn có 7 ngày để mở lại; sau đó toàn bộ dữ liệu bị xóa hẳn.
              </p>
            </div>
            <Button look="danger" onClick={() => setOpen('close')}>
              Xóa công ty
            </Button>
          </div>
        )}
      </div>
      <WhenOpened open={open === 'leave'}>
        <LeaveCompanyDialog company={company} open={open === 'leave'} onClose={close} />
      </WhenOpened>
      <WhenOpened open={open === 'close'}>
        <CloseCompanyDialog company={company} open={open === 'close'} onClose={close} />
      </WhenOpened>
    </Panel>
  );
}
