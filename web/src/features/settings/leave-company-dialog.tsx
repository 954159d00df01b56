import type { Company } from '@hopgon/contract/companies/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { dropCompanyData } from '../../data/company/companies.ts';
import { useLeaveCompany } from '../../data/company/company-settings.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';

interface LeaveCompanyDialogProps {
  readonly company: Company;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function LeaveCompanyDialog({ company, open, onClose }: LeaveCompanyDialogProps) {
  const { mutate, isPending, error } = useLeaveCompany();
  const queryClient = useQueryClient();
  const router = useRouter();
  const leave = () =>
    mutate(undefined, {
      onSuccess: async () => {
        toast.say(`Bạn đã rời ${company.name}`);
        // First away from what may no longer be read.
        await router.navigate({ to: '/dashboard' });
        await dropCompanyData(queryClient);
      },
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Rời ${company.name}?`}
      verb="Rời công ty"
      busy={isPending}
      error={error ? failureText(error, 'Không thể rời công ty. Vui lòng thử lại.') : undefined}
      onConfirm={leave}
    >
      Bạn không còn vào được công ty này, được rút khỏi các cuộc họp sắp tới, và việc đang làm được trả lại.
      Muốn quay lại, bạn cần mã mời.
    </ConfirmDialog>
  );
}
