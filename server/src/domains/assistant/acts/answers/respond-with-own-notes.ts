import { localTime } from '@hopgon/contract/time/zoned';
import { addMinutes } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { listOwnNotes } from '../../../own-notes/list-own-notes.ts';
import { say } from '../../render/reply.rules.ts';
import { slotInWords } from '../../render/slot-in-words.rules.ts';
import type { ActContext, ActOutcome } from '../act-outcome.rules.ts';

/** An answer holds no more letters of notes. */
const mostLetters = 20_000;

/** The caller's own notes and reminders: reminders to come by their time, then the newest. */
export async function respondWithOwnNotes(scope: CompanyScope, { place }: ActContext): Promise<ActOutcome> {
  const notes = await listOwnNotes(scope);
  const lines = remindersFirst(notes).map(({ text, remind_at: remindAt }) => {
    if (remindAt === null) return `- ${text}`;
    const at = localTime(remindAt, place.zone);
    return `- ${text} (nhắc ${slotInWords({ start: at, end: addMinutes(at, 0) }).replace(/[–-]\d\d:\d\d$/u, '')})`;
  });
  const shown = takeWithin(lines, mostLetters);
  const head =
    notes.length === 0
      ? 'Bạn chưa có ghi chú hay lời nhắc riêng nào.'
      : `Bạn có ${notes.length} ghi chú và lời nhắc riêng:`;
  const left = lines.length - shown.length;
  const more =
    left > 0 ? [`Còn ${left} mục cũ hơn chưa hiện ở đây. Bạn xóa bớt mục không cần thì thấy tiếp.`] : [];
  return { kind: 'say', mentions: {}, reply: say([head, ...shown, ...more].join('\n')) };
}

type Note = Awaited<ReturnType<typeof listOwnNotes>>[number];

function remindersFirst(notes: readonly Note[]): Note[] {
  const isToCome = (note: Note): boolean => note.remind_at !== null && note.reminded_at === null;
  const dueAt = ({ remind_at: at }: Note): number => at?.getTime() ?? 0;
  const toCome = notes.filter(isToCome).toSorted((one, other) => dueAt(one) - dueAt(other));
  return [...toCome, ...notes.filter((note) => !isToCome(note))];
}

/** As many lines from the first as hold so many letters. */
function takeWithin(lines: readonly string[], most: number): string[] {
  let letters = 0;
  const end = lines.findIndex((line) => {
    letters += line.length;
    return letters > most;
  });
  return end < 0 ? [...lines] : lines.slice(0, end);
}
