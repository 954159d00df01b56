import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

/** A code of digits that a phone may fill in by itself. */
export const CodeInput = (props: ComponentProps<typeof Input>) => (
  <Input
    inputMode="numeric"
    autoComplete="one-time-code"
    spellCheck={false}
    maxLength={12}
    {...props}
    className="tabular-nums tracking-[0.2em]"
  />
);
