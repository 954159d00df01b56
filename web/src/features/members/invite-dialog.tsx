import type { Company } from '@hopgon/contract/companies/schemas';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';

import { InviteByEmailForm } from './invite-by-email-form.tsx';

interface InviteDialogProps {
  readonly company: Company;
  readonly onClose: () => void;
}

/** The ways into the company, shown to its members. */
export function InviteDialog({ company, onClose }: InviteDialogProps) {
  const { inviteCode, settings } = company;
  const link = `${location.origin}/company-setup?code=${inviteCode}`;
  const mustWait = settings.requireApproval;
  return (
    <FormDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Mời thành viên"
      description={
        company.can.manageMembers
          ? 'Gửi lời mời qua email, hoặc gửi mã hay liên kết cho người bạn muốn mời.'
          : 'Gửi mã hoặc liên kết này cho người bạn muốn mời.'
      }
    >
      <div className="flex flex-col gap-4">
        {company.can.manageMembers && <InviteByEmailForm />}
        <Field label="Mã mời">
          <Copied text={inviteCode} label="Sao chép mã" className="text-title font-semibold tabular-nums" />
        </Field>
        <Field label="Liên kết mời">
          <Copied text={link} label="Sao chép liên kết" />
        </Field>
        <ul className="list-disc space-y-1 border-t pt-4 pl-5 text-small text-muted">
          <li>Người mới cần có tài khoản Họp Gọn.</li>
          <li>Sau khi đăng nhập, họ chọn “Tham gia công ty” và nhập mã này, hoặc mở liên kết.</li>
          <li>Mã không hết hạn và dùng lại được nhiều lần.</li>
          {mustWait && <li>Chủ sở hữu hoặc quản trị viên duyệt thì người mới vào được công ty.</li>}
        </ul>
      </div>
    </FormDialog>
  );
}

interface CopiedProps {
  readonly text: string;
  readonly label: string;
  readonly className?: string;
}

const Copied = ({ text, label, className }: CopiedProps) => (
  <div className="flex items-center gap-2">
    <Input readOnly value={text} className={className} onFocus={(event) => event.currentTarget.select()} />
    <CopyButton text={text} label={label} />
  </div>
);
