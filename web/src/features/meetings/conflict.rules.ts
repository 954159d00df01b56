import type { MeetingChange } from '@hopgon/contract/meetings/schemas';
import { fieldWords, kindWords } from './history-words.rules.ts';

function touched({ kind, fields }: MeetingChange): string {
  const words = fields.map(({ field }) =>
    field === 'participant' || field === 'guest' ? 'người dự' : fieldWords[field].toLocaleLowerCase('vi'),
  );
  return words.length > 0 ? `sửa ${[...new Set(words)].join(', ')}` : kindWords[kind];
}

/** Who did what since the form opened, for whoever must choose between their words and another's. */
export function conflictWords(changes: readonly MeetingChange[]): string {
  const who = changes.map((change) => `${change.by?.displayName || 'Hệ thống'} vừa ${touched(change)}`);
  const said = who.length > 0 ? who.toReversed().join('; ') : 'Người khác vừa sửa cuộc họp này';
  return `${said}. Những gì bạn ghi vẫn còn đây; lưu lần nữa sẽ thay bản của họ.`;
}
