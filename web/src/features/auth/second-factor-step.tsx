import type { SecondFactorAsked, SecondFactorMethod } from '@hopgon/contract/auth/schemas';
import { useState } from 'react';
import { type SignInStep, showSecondFactor, showSecondPasskey } from '../../data/account/second-factor.ts';
import { isRefusal } from '../../lib/api/call-failure.ts';
import { useClearingForm } from '../../lib/forms/use-clearing-form.ts';
import { passkeyFailureText, passkeyTrouble } from '../../lib/passkeys.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { FormHead } from './form-head.tsx';
import { SecondFactorField, secondFactorWords } from './second-factor-field.tsx';

interface SecondFactorStepProps {
  readonly asked: SecondFactorAsked;
  readonly remember: boolean;
  /** The first factor is to be shown again; with what to say about it, if anything. */
  readonly onBack: (problem: string | null) => void;
}

const submitOf = (step: SignInStep, method: SecondFactorMethod, code: string): Promise<void> =>
  method === 'passkey' ? showSecondPasskey(step) : showSecondFactor(step, { by: method, code });

/** After a right password or Google: what else the person turned on. */
export function SecondFactorStep({ asked, remember, onBack }: SecondFactorStepProps) {
  const ways = asked.methods.filter((way) => way !== 'passkey' || passkeyTrouble() === null);
  const [method, choose] = useState<SecondFactorMethod>(ways[0] ?? 'totp');
  const [failure, fail] = useState<string | null>(null);
  const { field, error, refuse, onSubmit, isSubmitting } = useClearingForm({ code: '' });

  // Where to go next is the guard's matter: it sees the new session.
  const submit = onSubmit(async ({ code }) => {
    fail(null);
    try {
      await submitOf({ challenge: asked.challenge, remember }, method, code);
    } catch (problem) {
      const text = passkeyFailureText(problem);
      if (isRefusal(problem, 'sign_in_step_over')) onBack(text);
      else if (isRefusal(problem, 'code_wrong')) refuse('code', text);
      else fail(text);
    }
  });

  return (
    <>
      <FormHead title="Xác thực hai bước">{secondFactorWords[method].lead}</FormHead>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {failure && <Banner tone="error">{failure}</Banner>}
        <SecondFactorField key={method} method={method} field={field} error={error('code')} />
        <Button type="submit" look="primary" size="large" busy={isSubmitting}>
          {isSubmitting ? 'Đang xác nhận...' : secondFactorWords[method].verb}
        </Button>
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {ways
            .filter((way) => way !== method)
            .map((way) => (
              <button key={way} type="button" className="link" onClick={() => choose(way)}>
                {secondFactorWords[way].offer}
              </button>
            ))}
          <button type="button" className="link" onClick={() => onBack(null)}>
            Quay lại đăng nhập
          </button>
        </div>
      </form>
    </>
  );
}
