import { useState } from 'react';
import { type TotpSetup, turnOn } from '../../data/account/security.ts';
import { failureText, isRefusal } from '../../lib/api/call-failure.ts';
import { useClearingForm } from '../../lib/forms/use-clearing-form.ts';
import { codeProblem } from '../../lib/second-factor.rules.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { CodeInput } from '../../ui/inputs/code-input.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx';
import { QrCode } from './qr-code.tsx';

interface TotpSetupFormProps {
  readonly setup: TotpSetup;
  /** Gets the recovery codes. */
  readonly onDone: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

export function TotpSetupForm({ setup, onDone, onCancel }: TotpSetupFormProps) {
  const [failure, fail] = useState<string | null>(null);
  const { field, error, refuse, onSubmit, isSubmitting } = useClearingForm({ code: '' });

  const submit = onSubmit(async ({ code }) => {
    fail(null);
    try {
      onDone(await turnOn(code));
    } catch (problem) {
      const text = failureText(problem, 'Không thể bật xác thực hai bước. Vui lòng thử lại.');
      if (isRefusal(problem, 'code_wrong')) refuse('code', text);
      else fail(text);
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>Quét mã này bằng ứng dụng xác thực, rồi nhập mã 6 số mà ứng dụng hiện.</p>
      <QrCode text={setup.uri} label="Mã QR cho ứng dụng xác thực" />
      <div>
        <p className="text-small text-muted">Không quét được? Nhập khóa này vào ứng dụng:</p>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken py-2 pr-2 pl-3">
          <code className="min-w-0 flex-1 basis-52 font-medium break-words tabular-nums">
            {inGroups(setup.secret)}
          </code>
          <CopyButton text={setup.secret} label="Sao chép khóa" />
        </div>
      </div>
      <Field label="Mã 6 số" error={error('code')}>
        <CodeInput autoFocus {...field('code', codeProblem)} />
      </Field>
      <DialogActions failure={failure}>
        <Button onClick={onCancel}>Hủy</Button>
        <Button type="submit" look="primary" busy={isSubmitting}>
          {isSubmitting ? 'Đang bật...' : 'Bật xác thực hai bước'}
        </Button>
      </DialogActions>
    </form>
  );
}
