import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useState } from 'react';
import { passkeyFailureText, passkeyTrouble } from '../../lib/passkeys.ts';
import { Button } from '../../ui/buttons/button.tsx';

interface PasskeyButtonProps {
  readonly remember: () => boolean;
  /** Shows what went wrong, or that nothing has yet. */
  readonly say: (problem: string | null) => void;
}

/** Signs in by a passkey alone. Nothing where browsers have none: then nobody here has one either. */
export function PasskeyButton({ remember, say }: PasskeyButtonProps) {
  const [waiting, wait] = useState(false);
  if (passkeyTrouble() !== null) return null;
  const start = async () => {
    say(null);
    wait(true);
    try {
      const { signInByPasskey } = await import('../../data/account/second-factor.ts');
      await signInByPasskey(remember());
    } catch (problem) {
      say(passkeyFailureText(problem));
    } finally {
      wait(false);
    }
  };
  return (
    <Button
      data-needs-passkeys
      size="large"
      className="mt-3 w-full"
      busy={waiting}
      icon={<Fingerprint />}
      onClick={() => void start()}
    >
      {waiting ? 'Đang chờ thiết bị...' : 'Đăng nhập bằng passkey'}
    </Button>
  );
}
