import type { GrammarToken } from '../grammar/tokens.ts';
import { fold } from '../text/fold.ts';

/** Cities, provinces and regions, which begin with capitals as people do. */
const places: ReadonlySet<string> = new Set(
  'hà nội|hồ chí minh|sài gòn|đà nẵng|hải phòng|cần thơ|huế|nghệ an|hà tĩnh|thanh hóa|quảng bình|quảng trị|quảng nam|quảng ngãi|quảng ninh|bình định|bình thuận|bình dương|bình phước|phú yên|phú thọ|khánh hòa|nha trang|ninh thuận|ninh bình|lâm đồng|đà lạt|đắk lắk|gia lai|kon tum|đồng nai|biên hòa|vũng tàu|tây ninh|long an|tiền giang|mỹ tho|bến tre|trà vinh|vĩnh long|vĩnh phúc|đồng tháp|an giang|kiên giang|phú quốc|hậu giang|sóc trăng|bạc liêu|cà mau|hải dương|hưng yên|hà nam|nam định|thái bình|thái nguyên|bắc ninh|bắc giang|bắc kạn|lạng sơn|cao bằng|hà giang|tuyên quang|lào cai|yên bái|sơn la|hòa bình|lai châu|điện biên|miền bắc|miền trung|miền nam|miền tây|tây nguyên|tây bắc|đông bắc|đông nam bộ|nam bộ|bắc bộ|trung bộ'.split(
    '|',
  ),
);
const folded: ReadonlySet<string> = new Set([...places].map(fold));
const longest = 3;

/** Where the name of a place that begins at a token ends, if marks or capitals show one; the token itself where none does. */
export function endOfPlace(tokens: readonly GrammarToken[], at: number): number {
  for (let end = Math.min(tokens.length, at + longest); end > at; end -= 1) {
    const words = tokens.slice(at, end);
    const isWritten = words.some(({ capital }) => capital);
    if (isWritten && places.has(words.map(({ text }) => text).join(' '))) return end;
    // Typed without marks, only capitals of all its words show one.
    const isAll = words.length > 1 && words.every(({ capital }) => capital);
    if (isAll && folded.has(words.map(({ text }) => text).join(' '))) return end;
  }
  return at;
}

const writtenPlaces = [...places].map((place) =>
  place.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()),
);

/** The first place of the list that a text names with its capitals; empty where it names none. */
export const namedPlace = (text: string): string => {
  const said = text.normalize('NFC');
  return writtenPlaces.find((place) => said.includes(place)) ?? '';
};
