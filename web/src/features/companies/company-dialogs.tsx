import { useQueryClient } from '@tanstack/react-query';
import { meQuery } from '../../data/account/me.ts';
import { currentCompany } from '../../lib/session/current-company.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { CreateCompanyForm } from './create-company-form.tsx';
import { JoinCompanyForm } from './join-company-form.tsx';

export type CompanyDialog = 'create' | 'join';

interface CompanyDialogsProps {
  readonly open: CompanyDialog | null;
  /** The code of an invitation link. */
  readonly code?: string | undefined;
  readonly onClose: () => void;
  /** The tab is now in the new company. */
  readonly onEntered: () => void;
}

/** Another company beside those one is in: the same forms as at the start, in dialogs. */
export function CompanyDialogs({ open, code, onClose, onEntered }: CompanyDialogsProps) {
  const queryClient = useQueryClient();
  const close = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  const done = () => {
    const companies = queryClient.getQueryData(meQuery.queryKey)?.companies ?? [];
    const entered = companies.find((company) => company.id === currentCompany.get());
    if (entered) toast.say(`Bạn đang ở ${entered.name}`);
    onClose();
    onEntered();
  };
  return (
    <>
      <Dialog open={open === 'create'} onOpenChange={close} title="Tạo công ty mới">
        <CreateCompanyForm onDone={done} />
      </Dialog>
      <Dialog open={open === 'join'} onOpenChange={close} title="Tham gia công ty khác">
        <JoinCompanyForm code={code} onDone={done} />
      </Dialog>
    </>
  );
}
