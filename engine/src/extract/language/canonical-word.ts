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
  const lower = word.toLowerCase().replace(/(?<=[^q]|^)(?:o[àáảãạ]|o[èéẻẽẹ]|u[ỳýỷỹỵ])$/u, moveTone);
  return VARIANTS.get(lower) ?? lower;
}

function moveTone(rime: string): string {
  const [first = '', second = '', tone = ''] = `${rime[0]}${(rime[1] ?? '').normalize('NFD')}`;
  return `${first}${tone}`.normalize('NFC') + second;
}
