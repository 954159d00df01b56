import { type KeyboardEvent, useId, useRef } from 'react';
import { useCompositionGuard } from '../../../lib/keyboard/use-composition-guard.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Textarea } from '../../../ui/inputs/input.tsx';
import { MentionList, optionId } from './mention-list.tsx';
import { type CommentText, useMention } from './use-mention.ts';

/** A comment: `@` and a part of a name find who may see the task; arrows and Enter take one of them, Escape none. */
export function MentionField(comment: CommentText) {
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const { isWriting, onCompositionEnd } = useCompositionGuard();
  const { people, active, type, setCaret, begin, move, close, choose } = useMention(field, comment);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isWriting(event) || !active) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter' || key === 'Tab') choose(active);
    else if (key === 'Escape') close();
    else return;
    event.preventDefault();
    // Nor is it for the dialog around.
    event.stopPropagation();
  };
  return (
    <div className="flex flex-col gap-2">
      <Field label="Bình luận">
        <Textarea
          ref={field}
          rows={3}
          maxLength={2000}
          value={comment.text}
          aria-autocomplete="list"
          aria-controls={active && listId}
          aria-activedescendant={active && optionId(listId, active)}
          onChange={({ target }) => type(target.value, target.selectionStart)}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onCompositionEnd={onCompositionEnd}
          onKeyDown={onKeyDown}
        />
      </Field>
      {active && <MentionList id={listId} people={people} active={active} onChoose={choose} />}
      <Button look="plain" size="small" className="self-start" onClick={begin}>
        @ Nhắc tên ai đó
      </Button>
    </div>
  );
}
