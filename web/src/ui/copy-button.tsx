import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { copyText } from '../lib/copy-text.ts';
import { Button } from './button.tsx';
import { toast } from './toast.ts';

/** Milliseconds the button says that it worked. */
const saying = 2_000;

interface CopyButtonProps {
  readonly text: string;
  /** Where several stand together: 'Sao chép mã'. */
  readonly label?: string;
}

/** Copies a text and says so. */
export function CopyButton({ text, label = 'Sao chép' }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), saying);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    if (await copyText(text)) setCopied(true);
    else toast.fail('Không thể sao chép. Hãy chọn và sao chép bằng tay.');
  };
  return (
    <Button size="small" icon={copied ? <Check /> : <Copy />} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? 'Đã sao chép' : label}</span>
    </Button>
  );
}
