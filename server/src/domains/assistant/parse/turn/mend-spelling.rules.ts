import { fold } from '@hopgon/engine/text/fold';

const leadsToRoom = '(?:phong(?:\\s+hop)?|p|o|tai|book|dat|giu|lay|dung|sang|qua)';
/** What follows a room's name where it is another word: "họp ở trực tuyến". */
const otherWord = '(?!\\s+(?:tiep|tuyen|tet|ca|dem|ban dem)(?![a-z]))';

/** Words that what stands behind them spells, as they are typed and as they are spelled. */
const byNext: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![a-z])moi(?= (?:sang |trua |chieu |toi )?(?:thu (?:hai|ba|tu|nam|sau|bay|[2-7])|t[2-7]|chu nhat|cn|tuan|thang|ngay)(?![a-z\d]))/g,
    'mỗi',
  ],
  [/(?<![a-z])tam(?= (?:\d|(?:nua|mot|hai|ba) (?:tieng|gio)|tieng ruoi))/g, 'tầm'],
];

/** A text that was spelled out, where a room of the company or the words behind show how a word is spelled; each letter stays at its place. */
export function mendSpelling(typed: string, spelled: string, rooms: readonly string[]): string {
  const bare = fold(typed);
  if (spelled === typed || spelled.length !== bare.length) return spelled;
  const named = rooms.map((room): readonly [RegExp, string] => {
    const name = room.replace(/^phòng (?:họp )?/iu, '').normalize('NFC');
    const words = fold(name).replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
    return [new RegExp(`(?<=(?<![a-z])${leadsToRoom}\\s)${words}(?![a-z\\d])${otherWord}`, 'g'), name];
  });
  return [...byNext, ...named].reduce(
    (text, [words, written]) =>
      [...bare.matchAll(words)].reduce(
        (left, { index, 0: found }) =>
          found.length === written.length
            ? `${left.slice(0, index)}${written}${left.slice(index + found.length)}`
            : left,
        text,
      ),
    spelled,
  );
}
