import type { ProofMethod } from '@hopgon/contract/security/schemas';
import { type ReactNode, useState } from 'react';
import { prove, proveByPasskey } from '../../data/account/security.ts';
import { isRefusal } from '../../lib/api/call-failure.ts';
import { useClearingForm } from '../../lib/forms/use-clearing-form.ts';
import { passkeyFailureText, passkeyTrouble } from '../../lib/passkeys.ts';
import { proofWays } from '../../lib/proof-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx';
import { ProofField, type ProofValues } from './proof-field.tsx';

interface ProofFormProps {
  /** The usual way first. */
  readonly methods: readonly ProofMethod[];
  /** What the button does with the proof: 'Tiếp tục', 'Tắt'. */
  readonly verb: string;
  readonly danger?: boolean;
  /** Uses the proof; what it throws is shown here. */
  readonly onProved: (proof: string) => Promise<void>;
  /** Missing where the form is all there is to do. */
  readonly onCancel?: () => void;
  readonly children?: ReactNode;
}

function proofBy(method: ProofMethod, { password, code }: ProofValues): Promise<string> {
  switch (method) {
    case 'password':
      return prove({ by: 'password', password });
    case 'passkey':
      return proveByPasskey();
    case 'session':
      return prove({ by: 'session' });
    default:
      return prove({ by: method, code });
  }
}

/** Has the person prove to be themselves, and does with the proof what they came for. */
export function ProofForm({ methods, verb, danger = false, onProved, onCancel, children }: ProofFormProps) {
  const ways = methods.filter((way) => way !== 'passkey' || passkeyTrouble() === null);
  const [method, choose] = useState<ProofMethod>(ways[0] ?? 'session');
  const [failure, fail] = useState<string | null>(null);
  const form = useClearingForm<ProofValues>({ password: '', code: '' });

  const submit = form.onSubmit(async (values) => {
    fail(null);
    try {
      await onProved(await proofBy(method, values));
    } catch (problem) {
      const text = passkeyFailureText(problem);
      if (isRefusal(problem, 'password_wrong') && method === 'password') form.refuse('password', text);
      else if (isRefusal(problem, 'code_wrong')) form.refuse('code', text);
      else fail(text);
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {children}
      <ProofField key={method} method={method} form={form} />
      {ways.length > 1 && (
        <div className="flex flex-wrap gap-x-4 gap-y-1 text-small">
          {ways
            .filter((way) => way !== method)
            .map((way) => (
              <button key={way} type="button" className="link" onClick={() => choose(way)}>
                {proofWays[way]}
              </button>
            ))}
        </div>
      )}
      <DialogActions failure={failure}>
        {onCancel && <Button onClick={onCancel}>Hủy</Button>}
        <Button type="submit" look={danger ? 'danger' : 'primary'} busy={form.isSubmitting}>
          {verb}
        </Button>
      </DialogActions>
    </form>
  );
}
