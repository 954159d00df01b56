import { useSmallForm } from '../../../lib/forms/use-small-form.ts';
import { newPasswordProblem, repeatedPasswordProblem } from '../../../lib/password/password.rules.ts';
import { passwordPolicy } from '../../../lib/password/password-policy.ts';
import { personNameProblem } from '../../../lib/person-name.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Input } from '../../../ui/inputs/input.tsx';
import { PasswordInput } from '../../../ui/inputs/password-input.tsx';
import { StrengthMeter } from '../../../ui/inputs/strength-meter.tsx';
import { emailProblem, termsProblem } from '../auth.rules.ts';
import { TermsBox } from './terms-box.tsx';
import { type RegisterValues, useRegister } from './use-register.ts';

const empty: RegisterValues = { name: '', email: '', password: '', confirmPassword: '', acceptTerms: false };

interface RegisterFormProps {
  /** Shows what stands in the way, or that nothing does any more. */
  readonly say: (message: string | null) => void;
  /** The account is complete once a mail to this address has been opened. */
  readonly onMailbox: (email: string) => void;
}

export function RegisterForm({ say, onMailbox }: RegisterFormProps) {
  const { field, error, refuse, onSubmit, isSubmitting, values } = useSmallForm<RegisterValues>(empty);
  const register = useRegister({
    say,
    onMailbox,
    onPasswordRefused: (text) => refuse('password', text),
  });
  const policy = passwordPolicy();

  return (
    <form noValidate onSubmit={onSubmit(register)} className="flex flex-col gap-4 short:gap-3">
      <Field label="Họ tên" error={error('name')}>
        <Input tall autoFocus autoComplete="name" maxLength={100} {...field('name', personNameProblem)} />
      </Field>
      <Field label="Email" error={error('email')}>
        <Input
          tall
          type="email"
          inputMode="email"
          autoComplete="username"
          {...field('email', emailProblem)}
        />
      </Field>
      <div>
        <Field label="Mật khẩu" error={error('password')} hint={policy.hint}>
          <PasswordInput
            tall
            autoComplete="new-password"
            {...field('password', (chosen) => newPasswordProblem(chosen, policy))}
          />
        </Field>
        {!error('password') && <StrengthMeter password={values.password} />}
      </div>
      <Field label="Xác nhận mật khẩu" error={error('confirmPassword')}>
        <PasswordInput
          tall
          autoComplete="new-password"
          placeholder="Nhập lại mật khẩu"
          {...field('confirmPassword', (repeated, values) =>
            repeatedPasswordProblem(repeated, values.password),
          )}
        />
      </Field>
      <TermsBox error={error('acceptTerms')} {...field('acceptTerms', termsProblem)} />
      <Button type="submit" look="primary" size="large" busy={isSubmitting}>
        {isSubmitting ? 'Đang tạo tài khoản...' : 'Tạo tài khoản'}
      </Button>
    </form>
  );
}
