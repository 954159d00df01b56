import { type Ground, readText } from '../decide/read-text.rules.ts';

const anybodyBusy =
  /(?<!\p{L})(?:có ai|co ai|mọi người|ai)\s+(?:\S+\s+)?(?:bận|vướng|kẹt|trùng|rảnh|ban|vuong|ket|trung|ranh)(?!\p{L})/iu;

/** "Giờ đó có ai vướng không": a time that is only pointed to is that of what is open. */
export const asksAnybody = (message: string, ground: Ground): boolean =>
  anybodyBusy.test(message) &&
  !readText(message, ground).pieces.some(({ kind }) => kind === 'name' || kind === 'time');
