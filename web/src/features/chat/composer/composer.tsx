import type { CommandDefinition } from '@hopgon/contract/commands/catalogue';
import { isCommand } from '@hopgon/contract/commands/parse-command';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Square from 'lucide-react/icons/square';
import { type RefObject, useId, useLayoutEffect, useState } from 'react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { cx } from '../../../ui/cx.ts';
import { useChatActions } from '../chat-actions.ts';
import { CommandPopup, optionId } from './command-popup.tsx';
import { ComposerNote } from './composer-note.tsx';
import { useDraft } from './drafts.ts';
import { isTooLong } from './message-length.rules.ts';
import { ModelNotice } from './model-notice.tsx';
import { ParameterHint } from './parameter-hint.tsx';
import { writePicked } from './placeholders.rules.ts';
import { ScopeChips } from './scope-chips.tsx';
import { useCommandPopup } from './use-command-popup.ts';
import { useComposerKeys } from './use-composer-keys.ts';

const field = cx(
  'max-h-[200px] min-h-11 min-w-0 flex-1 resize-none bg-transparent py-2.5 pl-4 outline-none',
  'placeholder:text-muted max-md:text-[1rem]',
);
const box = cx(
  'flex items-end gap-1 rounded-panel border border-line-strong bg-surface p-1',
  'focus-within:border-jade focus-within:outline-2 focus-within:outline-jade focus-within:-outline-offset-1',
);

interface ComposerProps {
  readonly draftKey: string;
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly onWrite: (text: string) => void;
  /** The meeting the conversation is about. */
  readonly meetingId: string | undefined;
}

export function Composer({ draftKey, input, onWrite, meetingId }: ComposerProps) {
  const { send, fill, stop, block } = useChatActions();
  const text = useDraft(draftKey);
  const [caret, setCaret] = useState(0);
  const popup = useCommandPopup(text);
  const popupId = useId();
  useGrowing(input, text);

  const said = text.normalize('NFC').trim();
  const mayBeSaid = said !== '' && !isTooLong(said);
  const maySend = mayBeSaid && block === null;
  const [refused, setRefused] = useState(false);
  if (refused && block === null) setRefused(false);
  const submit = () => {
    if (maySend) send(said);
    else setRefused(mayBeSaid);
  };
  const pick = (command: CommandDefinition) => fill(writePicked(command));

  const keys = useComposerKeys(popup, { submit, pick });

  return (
    <form
      data-composer
      className="mx-auto w-full max-w-[752px] shrink-0 px-4 pb-3 md:px-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ModelNotice />
      {meetingId !== undefined && <ScopeChips draftKey={draftKey} meetingId={meetingId} />}
      <div className="relative">
        {popup.active && (
          <CommandPopup id={popupId} commands={popup.offered} active={popup.active} onPick={pick} />
        )}
        <div className={box}>
          <textarea
            ref={input}
            rows={1}
            aria-label="Tin nhắn cho trợ lý"
            placeholder="Hỏi, hoặc gõ / để ra lệnh"
            // Of several lines, so a text box to browsers and readers alike: role combobox is for a single one.
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={popup.active ? popupId : undefined}
            aria-activedescendant={popup.active ? optionId(popupId, popup.active) : undefined}
            className={cx(field, isCommand(text) && 'caret-jade')}
            value={text}
            onChange={(event) => onWrite(event.target.value)}
            onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
            {...keys}
          />
          {stop && (
            <IconButton
              label="Dừng trả lời"
              look="outline"
              icon={<Square />}
              className="size-10"
              onClick={stop}
            />
          )}
          <IconButton
            type="submit"
            label="Gửi"
            look="tonal"
            icon={<ArrowUp />}
            aria-disabled={!maySend || undefined}
            className={cx('size-10', !maySend && 'cursor-not-allowed')}
          />
        </div>
      </div>
      <ComposerNote block={refused ? block : null} />
      {!refused && <ParameterHint text={text} caret={caret} />}
    </form>
  );
}

/** The input is as high as what is written, up to its largest height. */
function useGrowing(input: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const area = input.current;
    if (!area) return;
    const grow = () => {
      area.style.height = 'auto';
      // An empty one is as high as its style says.
      if (text !== '') area.style.height = `${area.scrollHeight}px`;
    };
    grow();
    // Narrower, a text has more lines.
    addEventListener('resize', grow);
    return () => removeEventListener('resize', grow);
  }, [input, text]);
}
