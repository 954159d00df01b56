import { passwordStrength, type Strength, strengthWords } from '../../lib/password/password-strength.ts';
import { cx } from '../cx.ts';

const looks: Readonly<Record<Strength, { bars: number; bar: string; word: string }>> = {
  weak: { bars: 1, bar: 'bg-brick', word: 'text-brick-ink' },
  medium: { bars: 2, bar: 'bg-turmeric-mark', word: 'text-turmeric-ink' },
  strong: { bars: 3, bar: 'bg-jade', word: 'text-jade-ink' },
};

export function StrengthMeter({ password }: { readonly password: string }) {
  if (password === '') return null;
  const strength = passwordStrength(password);
  const { bars, bar, word } = looks[strength];
  return (
    <div className="mt-2 flex items-center gap-1.5">
      {[1, 2, 3].map((part) => (
        <span key={part} className={cx('h-1 flex-1 rounded-full', part <= bars ? bar : 'bg-line')} />
      ))}
      <output className={cx('ml-1.5 min-w-[72px] text-right text-small font-medium', word)}>
        <span className="sr-only">Độ mạnh mật khẩu: </span>
        {strengthWords[strength]}
      </output>
    </div>
  );
}
