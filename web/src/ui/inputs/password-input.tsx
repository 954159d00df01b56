import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { Input } from './input.tsx';

/** A password one can look at while typing it. */
export function PasswordInput(props: ComponentProps<typeof Input>) {
  const [shown, show] = useState(false);
  return (
    <div className="relative">
      <Input
        spellCheck={false}
        autoCapitalize="none"
        {...props}
        type={shown ? 'text' : 'password'}
        className="pr-12"
      />
      <IconButton
        label={shown ? 'Ẩn mật khẩu' : 'Hiện mật khẩu'}
        aria-pressed={shown}
        icon={shown ? <EyeOff /> : <Eye />}
        className="absolute inset-y-0 right-1 my-auto size-9 text-muted pointer-coarse:size-9"
        onClick={() => show(!shown)}
      />
    </div>
  );
}
