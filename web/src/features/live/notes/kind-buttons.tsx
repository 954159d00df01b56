import type { NoteKind } from '@hopgon/contract/live/notes/schemas';
import { Kbd } from '../../../ui/buttons/kbd.tsx';
import { cx } from '../../../ui/cx.ts';
import { noteKindIcons } from './kind-mark.tsx';
import { noteKindSigns, noteKinds, noteKindWords } from './note-kinds.ts';

interface KindButtonsProps {
  readonly kind: NoteKind;
  readonly onChoose: (kind: NoteKind) => void;
}

/** The kinds of a row with their signs; pressing one leaves the focus in the text. */
export const KindButtons = ({ kind, onChoose }: KindButtonsProps) => (
  <fieldset className="flex min-w-0 gap-0.5 overflow-x-auto @max-[26rem]:w-full @max-[26rem]:gap-0">
    <legend className="sr-only">Loại ghi chú</legend>
    {noteKinds.map((each) => {
      const Icon = noteKindIcons[each];
      return (
        <button
          key={each}
          type="button"
          aria-pressed={each === kind}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(each)}
          className={cx(
            'inline-flex h-8 shrink-0 items-center gap-1.5 rounded-control px-2 text-small font-medium whitespace-nowrap pointer-coarse:h-11 [&_.lucide]:size-4',
            // All five in sight on a phone: the word below its sign.
            '@max-[26rem]:h-12! @max-[26rem]:flex-1 @max-[26rem]:flex-col @max-[26rem]:justify-center @max-[26rem]:gap-0 @max-[26rem]:px-0.5 @max-[26rem]:text-key',
            each === kind ? 'bg-jade-soft text-jade-ink' : 'text-muted hover:bg-hover',
          )}
        >
          <Icon aria-hidden="true" />
          {noteKindWords[each]}
          {noteKindSigns[each] && (
            <span aria-hidden="true" className="@max-[43rem]:hidden">
              <Kbd>{noteKindSigns[each]}</Kbd>
            </span>
          )}
        </button>
      );
    })}
  </fieldset>
);
