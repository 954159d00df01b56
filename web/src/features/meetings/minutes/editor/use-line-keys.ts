import type { KeyboardEvent } from 'react';
import { singleKeys } from '../../../../lib/keyboard/single-keys.ts';
import { useMinutesPage } from '../minutes-context.ts';
import { chordOf, type KeyActs, kindOfKey } from './chords.ts';
import { neighbourOf, type Row } from './drafts.rules.ts';

const isBareDigit = (event: KeyboardEvent): boolean =>
  chordOf(event) === event.key.toLowerCase() && singleKeys.areOn();

/** The keys of a line that has the focus and is not open. */
export function useLineKeys(row: Row) {
  const { editor } = useMinutesPage();
  const { key, line } = row;
  const goTo = (by: 1 | -1) => () => editor.focus(neighbourOf(editor.rows(), key, by)?.key ?? key);
  const open = () => editor.openRow(row);
  const acts: KeyActs = {
    enter: open,
    ' ': open,
    arrowup: goTo(-1),
    arrowdown: goTo(1),
    'alt+arrowup': () => editor.move(key, -1),
    'alt+arrowdown': () => editor.move(key, 1),
    'mod+backspace': () => editor.removeLine(key),
  };
  return (event: KeyboardEvent) => {
    const kind = isBareDigit(event) ? kindOfKey(event) : undefined;
    const act = kind && line ? () => editor.setKind(line, kind) : acts[chordOf(event)];
    if (!act) return;
    event.preventDefault();
    // One press deletes one line, however long it is held.
    if (!event.repeat || event.key.startsWith('Arrow')) act();
  };
}
