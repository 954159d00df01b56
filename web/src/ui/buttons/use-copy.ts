import { useEffect, useState } from 'react';
import { copyText } from '../../lib/copy-text.ts';
import { toast } from '../overlays/toast.ts';

/** Milliseconds for which it is said that it worked. */
const saying = 2_000;

/** Copies a text, and knows for a moment that it did. */
export function useCopy(text: string) {
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
  return { copied, copy: () => void copy() };
}
