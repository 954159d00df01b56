import { fold } from '../text/fold.ts';
import type { IntentKind } from './intent.ts';

const anyOf = (words: string): RegExp => new RegExp(`(?<![a-z\\d])(?:${words})(?![a-z\\d])`, 'u');

/** Words without one of which a message is not of a kind, without diacritics: few messages are of it, and its model guesses. */
const needed: Readonly<Partial<Record<IntentKind, RegExp>>> = {
  'delete-note': anyOf(
    'xoa|bo|huy|thoi|quen|khoi|dep|gach|delete|remove|cancel|het can|khong can|ko can|dung|tat|ngung|go|vut|don|del',
  ),
  uninvite: anyOf(
    'bo|bot|rut|go|khoi|thoi|khong|ko|k|hong|hok|loai|tru|ra|gach|dung|xoa|huy|remove|nghi|mien|cat|rot',
  ),
  cancel: anyOf(
    'huy|bo|thoi|khoi|khong|ko|k|hong|hok|hem|hoan|dep|nghi|cancel|skip|ngung|dung|xoa|het|tam|go|rut|stop',
  ),
  undo: anyOf(
    'hoan tac|tra|quay|bo|sai|nham|lon|undo|huy|lai|rut|khoi|thoi|hoan|dung|xoa|go|thu hoi|phuc hoi',
  ),
};

/** Whether a message has a word that its kind cannot do without. */
export const hasNeededWord = (message: string, kind: IntentKind): boolean =>
  needed[kind]?.test(fold(message)) ?? true;
