import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { failureText } from '../../../lib/api/call-failure.ts';
import { formatNumber } from '../../../lib/format/number.ts';
import { asksForFind } from '../../../lib/keyboard/shortcuts.ts';
import { useCompositionGuard } from '../../../lib/keyboard/use-composition-guard.ts';
import { isCovered } from '../../../lib/keyboard/whose-keys.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { SearchInput } from '../../../ui/inputs/search-input.tsx';
import type { TurnFind } from './use-turn-find.ts';

/** Looks for words in the whole transcript: Enter goes to the next place, Shift and Enter to the one before. */
export function FindBar({ find }: { readonly find: TurnFind }) {
  const bar = useRef<HTMLFieldSetElement>(null);
  const { isWriting } = useCompositionGuard();
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const input = bar.current?.querySelector('input');
      // Pressed once more, the browser's own search opens.
      if (!input || !asksForFind(event) || document.activeElement === input || isCovered()) return;
      event.preventDefault();
      input.focus();
      input.select();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isWriting(event) || !(event.target instanceof HTMLInputElement)) return;
    if (event.key === 'Escape' && find.query !== '') find.setQuery('');
    if (event.key !== 'Enter') return;
    event.preventDefault();
    find.step(event.shiftKey ? -1 : 1);
  };
  const isOn = find.query.trim() !== '';
  return (
    <search className="sticky top-14 z-[2] rounded-t-panel border-b bg-surface px-5 py-3 max-md:px-4">
      <fieldset ref={bar} onKeyDown={onKeyDown} className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <legend className="sr-only">Tìm trong bản gỡ băng</legend>
        <SearchInput
          className="min-w-[min(14rem,100%)] flex-1"
          label="Tìm trong bản gỡ băng"
          placeholder="Tìm, không cần dấu"
          value={find.query}
          onChange={find.setQuery}
        />
        {isOn && (
          <>
            <span role="status" className="text-small text-muted tabular-nums">
              {statusText(find)}
            </span>
            {find.left > 0 && (
              <Button look="plain" size="small" onClick={find.showOther}>
                Cả {formatNumber(find.left)} câu khác dấu
              </Button>
            )}
            {find.failure && (
              <Button size="small" onClick={find.retry}>
                Thử lại
              </Button>
            )}
            <span className="ml-auto flex">
              <IconButton
                label="Chỗ trước"
                icon={<ChevronUp />}
                disabled={find.hits.length === 0}
                onClick={() => find.step(-1)}
              />
              <IconButton
                label="Chỗ sau"
                icon={<ChevronDown />}
                disabled={find.hits.length === 0}
                onClick={() => find.step(1)}
              />
            </span>
          </>
        )}
      </fieldset>
    </search>
  );
}

function statusText({ isPending, failure, hits, current }: TurnFind): string {
  if (failure) return failureText(failure, 'Không thể tìm trong bản gỡ băng.');
  if (isPending) return 'Đang tìm...';
  if (hits.length === 0) return 'Không có câu nào chứa những từ này.';
  const total = formatNumber(hits.length);
  return current === null ? `${total} câu` : `${formatNumber(hits.indexOf(current) + 1)} trong ${total} câu`;
}
