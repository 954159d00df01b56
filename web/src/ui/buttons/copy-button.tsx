import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { Button } from './button.tsx';
import { useCopy } from './use-copy.ts';

interface CopyButtonProps {
  readonly text: string;
  /** Where several stand together: 'Sao chép mã'. */
  readonly label?: string;
  readonly size?: 'small' | 'medium';
}

/** Copies a text and says so. */
export function CopyButton({ text, label = 'Sao chép', size = 'small' }: CopyButtonProps) {
  const { copied, copy } = useCopy(text);
  return (
    <Button size={size} icon={copied ? <Check /> : <Copy />} onClick={copy}>
      <span aria-live="polite">{copied ? 'Đã sao chép' : label}</span>
    </Button>
  );
}
