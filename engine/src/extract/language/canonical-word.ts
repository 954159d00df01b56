/**
 * One form for words that regions, chat habits and recognisers write in several. Only words that mean nothing
 * else: "chi" (gì) is also a name, "mô" (đâu) also a model, so those stay in the patterns that want them.
 */
const FORMS: Readonly<Record<string, string>> = {
  không: 'hông hổng hong hok hem ko khum',
  nhé: 'nha nghen nhá nhe hen hén',
  nhỉ: 'hỉ hí nhể hầy',
  giúp: 'giùm dùm',
  vậy: 'vầy rứa ri',
  này: 'ni nì nầy nè',
  ấy: 'nớ',
  đó: 'đấy',
  tôi: 'tui tớ tao tau',
  vào: 'vô dô',
  xem: 'coi',
  giờ: 'chừ',
  làm: 'mần',
  thuê: 'mướn',
  dùng: 'xài',
  cố: 'ráng rán',
  nhanh: 'lẹ',
  hoài: 'quài',
  ok: 'oke okie okê okay oki okela',
  ừ: 'uh ừa ừm uhm ờm ờ um',
  hôm: 'hổm hủm',
  để: 'đặng',
  luôn: 'lun',
  ngay: 'liền',
  thật: 'thiệt',
  nhất: 'nhứt',
  bệnh: 'bịnh',
  gửi: 'gởi',
  về: 'dìa',
};

const VARIANTS = new Map(
  Object.entries(FORMS).flatMap(([form, variants]) => variants.split(' ').map((variant) => [variant, form])),
);

/** Lower case, NFC, tone marks on the older place (hoà → hòa), one form for regional variants. */
export function canonicalWord(word: string): string {
  const lower = withOldTone(word.toLowerCase());
  return VARIANTS.get(lower) ?? lower;
}

function withOldTone(word: string): string {
  const moved = OLD_RIMES.get(word.slice(-2));
  return moved === undefined || word.at(-3) === 'q' ? word : word.slice(0, -2) + moved;
}

/** "oà" → "òa", for every tone of oa, oe and uy. */
const OLD_RIMES: ReadonlyMap<string, string> = new Map(
  ['oàáảãạ', 'oèéẻẽẹ', 'uỳýỷỹỵ'].flatMap(([first = '', ...toned]) =>
    toned.map((vowel): [string, string] => [first + vowel, moveTone(first, vowel)]),
  ),
);

function moveTone(first: string, vowel: string): string {
  const [second = '', tone = ''] = vowel.normalize('NFD');
  return `${first}${tone}`.normalize('NFC') + second;
}
