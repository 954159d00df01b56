import type { ProofMethod } from '@hopgon/contract/security/schemas';
import type { useClearingForm } from '../../lib/forms/use-clearing-form.ts';
import { codeProblem, recoveryCodeProblem } from '../../lib/second-factor.rules.ts';
import { CodeInput } from '../../ui/inputs/code-input.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { PasswordInput } from '../../ui/inputs/password-input.tsx';

export interface ProofValues {
  password: string;
  code: string;
}

interface ProofFieldProps {
  readonly method: ProofMethod;
  readonly form: Pick<ReturnType<typeof useClearingForm<ProofValues>>, 'field' | 'error'>;
}

const passwordProblem = (password: string) => (password === '' ? 'Mật khẩu là bắt buộc' : null);

/** What one types for a way to prove oneself; nothing for those that ask elsewhere. */
export function ProofField({ method, form: { field, error } }: ProofFieldProps) {
  switch (method) {
    case 'password':
      return (
        <Field label="Mật khẩu của bạn" error={error('password')}>
          <PasswordInput autoComplete="current-password" {...field('password', passwordProblem)} />
        </Field>
      );
    case 'totp':
      return (
        <Field label="Mã 6 số của ứng dụng xác thực" error={error('code')}>
          <CodeInput {...field('code', codeProblem)} />
        </Field>
      );
    case 'recovery':
      return (
        <Field label="Mã khôi phục" error={error('code')}>
          <Input autoComplete="off" spellCheck={false} {...field('code', recoveryCodeProblem)} />
        </Field>
      );
    case 'passkey':
      return <p>Thiết bị sẽ hỏi vân tay, khuôn mặt hoặc mã PIN của bạn.</p>;
    case 'session':
      return (
        <p>
          Tài khoản này không có mật khẩu. Nếu bạn đăng nhập đã lâu, hãy đăng nhập lại rồi làm ngay việc này.
        </p>
      );
  }
}
