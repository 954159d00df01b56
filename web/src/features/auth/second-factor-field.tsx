import type { SecondFactorMethod } from '@hopgon/contract/auth/schemas';
import type { useClearingForm } from '../../lib/forms/use-clearing-form.ts';
import { codeProblem, recoveryCodeProblem } from '../../lib/second-factor.rules.ts';
import { CodeInput } from '../../ui/inputs/code-input.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';

interface Words {
  /** Under the title. */
  readonly lead: string;
  readonly verb: string;
  /** Offered beside the others. */
  readonly offer: string;
}

export const secondFactorWords: Readonly<Record<SecondFactorMethod, Words>> = {
  totp: {
    lead: 'Nhập mã 6 số trên ứng dụng xác thực của bạn.',
    verb: 'Xác nhận',
    offer: 'Dùng ứng dụng xác thực',
  },
  passkey: {
    lead: 'Thiết bị sẽ hỏi vân tay, khuôn mặt hoặc mã PIN của bạn.',
    verb: 'Tiếp tục bằng passkey',
    offer: 'Dùng passkey',
  },
  recovery: {
    lead: 'Nhập một mã khôi phục bạn đã lưu khi bật xác thực hai bước. Mỗi mã dùng được một lần.',
    verb: 'Xác nhận',
    offer: 'Dùng mã khôi phục',
  },
};

interface SecondFactorFieldProps {
  readonly method: SecondFactorMethod;
  readonly field: ReturnType<typeof useClearingForm<{ code: string }>>['field'];
  readonly error: string | undefined;
}

export function SecondFactorField({ method, field, error }: SecondFactorFieldProps) {
  if (method === 'passkey') return null;
  if (method === 'recovery') {
    return (
      <Field label="Mã khôi phục" error={error}>
        <Input tall autoFocus autoComplete="off" spellCheck={false} {...field('code', recoveryCodeProblem)} />
      </Field>
    );
  }
  return (
    <Field label="Mã 6 số" error={error}>
      <CodeInput tall autoFocus {...field('code', codeProblem)} />
    </Field>
  );
}
