import { createAccount, knownMethods, signIn } from '../../../data/account/auth.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { cleanEmail } from '../../../lib/is-email.ts';
import { concernsPassword } from '../../../lib/password/concerns-password.ts';
import { knownAccountMessage } from '../known-account.ts';

export interface RegisterValues {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
  acceptTerms: boolean;
}

interface Outcomes {
  readonly say: (message: string | null) => void;
  readonly onMailbox: (email: string) => void;
  readonly onPasswordRefused: (text: string) => void;
}

const failed = 'Đăng ký không thành công. Vui lòng thử lại.';

/** Asks whether the address is known, registers, signs in. The guard moves on when it sees the session. */
export function useRegister({ say, onMailbox, onPasswordRefused }: Outcomes) {
  async function attempt({ name, email: typed, password }: RegisterValues): Promise<void> {
    const email = cleanEmail(typed);
    const known = knownAccountMessage(await knownMethods(email));
    if (known) return say(known);
    const { checkMailbox } = await createAccount({
      email,
      password,
      displayName: name.normalize('NFC').trim(),
    });
    if (checkMailbox) return onMailbox(email);
    await signIn({ email, password }, true);
  }

  return async (values: RegisterValues): Promise<void> => {
    say(null);
    try {
      await attempt(values);
    } catch (problem) {
      const text = failureText(problem, failed);
      if (concernsPassword(problem)) onPasswordRefused(text);
      else say(text);
    }
  };
}
