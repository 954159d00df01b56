import { fold, hasMarks } from '@hopgon/engine/text/fold';
import type { SpokenText } from './wording.rules.ts';

const leads =
  '(?:phòng họp|phòng|ở|tại|qua|sang|lên|xuống|về|vào|vô|dô|dùng|lấy|đặt|giữ|book|mượn|đổi|chuyển|bên|phong hop|phong|o|tai|len|xuong|ve|vao|vo|dung|lay|dat|giu|muon|doi|chuyen|ben)';

const bare = (room: string): string => room.replace(/^phòng (?:họp )?/iu, '');

/** How a room is called: by its name, or after a word that leads to a place by its initials. */
function shapesOf(room: string, isPlain: boolean): readonly RegExp[] {
  const name = bare(room).replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const shown = (isPlain ? fold(name) : name).replace(/\s+/gu, '\\s+');
  const words = bare(room).split(/\s+/u);
  const initials = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : '';
  const polite = '(?:\\s+(?:nhé|nha|nhe|đi|di|thôi|luôn|luon|ạ|nghe|nghen|em))*[\\s.!?]*';
  return [
    new RegExp(`(?<!\\p{L})(?:${leads}\\s+|p(?:\\s+|\\.\\s*)(?:(?:họp|hop)\\s+)?)${shown}(?!\\p{L})`, 'iu'),
    new RegExp(`^\\s*${shown}(?:\\s+(?:được|dc|đc|ok|duoc)\\s+(?:không|ko|k|khong))?${polite}$`, 'iu'),
    ...(initials === ''
      ? []
      : [new RegExp(`(?<!\\p{L})(?:phòng|phong|p\\.?|ở|o|qua|sang)\\s*${fold(initials)}(?!\\p{L})`, 'iu')]),
  ];
}

/** The room of the company that a message names; empty where it names none, or more than one. `said` is what follows "phòng". */
export function findRoom(text: SpokenText, rooms: readonly string[], said: string): string {
  const isPlain = !hasMarks(text.text);
  const found = rooms.flatMap((room) => {
    const match = shapesOf(room, isPlain)
      .map((shape) => shape.exec(isPlain ? fold(text.text) : text.text))
      .find((one) => one !== null);
    return match ? [{ room, match }] : [];
  });
  const [one, ...others] = found;
  if (one === undefined || others.length > 0) return '';
  text.mark({ from: one.match.index, to: one.match.index + one.match[0].length });
  return said === '' || found.length === 1 ? one.room : '';
}
