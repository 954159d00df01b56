import type { MinutesLine } from '@hopgon/contract/minutes/schemas';
import { type KeyboardEvent, useState } from 'react';
import { useCompositionGuard } from '../../../../lib/keyboard/use-composition-guard.ts';
import { Field } from '../../../../ui/inputs/field.tsx';
import { Textarea } from '../../../../ui/inputs/input.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { kindWords } from '../minutes-words.ts';
import { chordOf, type KeyActs, kindOfKey } from './chords.ts';
import { kindTyped, type LineDraft } from './drafts.rules.ts';

interface LineTextFieldProps {
  readonly draft: LineDraft;
  readonly line: MinutesLine | null;
}

const longestLine = 2000;

/** Whether the caret cannot go further in the text itself. */
function isAtEdge({ selectionStart, selectionEnd, value }: HTMLTextAreaElement, by: 1 | -1): boolean {
  return selectionStart === selectionEnd && selectionStart === (by === 1 ? value.length : 0);
}

/**
 * The text of a line: Enter saves it and opens the next, Shift and Enter begin a line in it, Ctrl and Enter one below it,
 * Escape leaves it, arrows at its ends go on to the lines beside it.
 */
export function LineTextField({ draft, line }: LineTextFieldProps) {
  const { editor } = useMinutesPage();
  const { isWriting, onCompositionEnd } = useCompositionGuard();
  const { key, kind } = draft;
  const [text, setText] = useState(draft.text);
  const seen = line?.version;
  const keysAt = (area: HTMLTextAreaElement): KeyActs => ({
    enter: () => editor.saveAndGo(key, 1, { seen }),
    'mod+enter': () => editor.saveAndAdd(key, seen),
    escape: () => editor.close(key),
    'alt+arrowup': () => editor.move(key, -1),
    'alt+arrowdown': () => editor.move(key, 1),
    // Elsewhere it deletes a word.
    'mod+backspace': isAtEdge(area, -1) ? () => editor.removeLine(key) : undefined,
    arrowup: isAtEdge(area, -1) ? () => editor.saveAndGo(key, -1, { seen, adds: false }) : undefined,
    arrowdown: isAtEdge(area, 1) ? () => editor.saveAndGo(key, 1, { seen, adds: false }) : undefined,
  });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isWriting(event)) return;
    const chosen = event.altKey ? kindOfKey(event) : undefined;
    const act = chosen
      ? () => editor.write(key, { kind: chosen })
      : keysAt(event.currentTarget)[chordOf(event)];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const onChange = (next: string) => {
    const chosen = kindTyped(text, next);
    if (chosen) return editor.write(key, { kind: chosen });
    setText(next);
    editor.type(key, next);
  };
  return (
    <Field
      label={`Nội dung dòng, ${kindWords[kind].label.toLowerCase()}`}
      hideLabel
      error={draft.failure ?? ''}
    >
      <Textarea
        rows={1}
        autoFocus
        maxLength={longestLine}
        placeholder={line ? undefined : '! kết luận, + việc cần làm, ? câu hỏi, > ý kiến'}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.setSelectionRange(text.length, text.length)}
        onChange={(event) => onChange(event.target.value)}
        onCompositionEnd={onCompositionEnd}
        onKeyDown={onKeyDown}
        className="field-sizing-content resize-none font-doc text-[1.0625rem] leading-7"
      />
    </Field>
  );
}
