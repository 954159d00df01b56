import { type Heard, writtenAt } from '../hear.ts';
import type { IntentSlots } from '../intent.ts';
import { pattern } from '../pattern.ts';
import { calledTo } from '../rules/words.ts';
import { withoutTail } from './without-tail.ts';

const deeds =
  'ban|thao luan|chot|trao doi|ra soat|review|tong ket|trinh|xem|coi|duyet|phong van|danh gia|kiem tra|len ke hoach|lam viec ve|nghe|bao cao|demo|ky(?! (thuat|su|nang))|xu ly|giai quyet|thong nhat';
/** Where a list of people ends. */
const end = `(?= (@(t|h|p)|ve|de|nham|${deeds}|tai|o|luc|vao|vo|hop|trong|khoang|nhe|nha|nhanh|online|mot buoi|mot luc|dau gio|cuoi gio|a|di|giup|truoc|tu|tren|gap|khan|rieng|thoi|lai|sau|ti|chut|nhau|\\d+ phut|,(?! _[ _] (va|cung|voi|hop)))( |$)| $)`;
const peopleAfter = pattern(
  ` (voi|cung|moi|trieu tap|gap|hen gap|hen|ngoi voi|cua khach|cho khach)[ gap| voi| rieng] (?<people>(?!(@|ve|luc|vao|tai|lich|nhanh|online) ?)_( _){0,8}?)${end}`,
);
const calledIn = pattern(` ${calledTo}(?= (hop|tap trung|ngoi lai|noi chuyen) )`);
const unitMeets = pattern(
  ` (hop |phong van |gap |(?=ca |(?<! thanh )toan ))(?<people>(phong|ban|to|nhom|team|bo phan|khoi|ca|toan|tat ca|moi nguoi|ban nganh|doi)(?! hop| \\S*\\d)( _){0,3}?)${end}`,
);
const everyone = pattern(
  ' (?<people>tat ca|moi nguoi|ca nha~?|ca team|toan cong ty|anh em( (?!@)_){0,3}?) hop ',
);
const placeAfter = pattern(
  ' (tai|o|dia diem|tren) (?<place>_( _){0,5}?)(?= (@(t|h|p)|ve|de|voi|cung|,|(?<!phong )hop|nhe|nha|a|luc|vao|ban|thao luan) | $)',
);
const room = pattern(
  ' (?<place>phong[ hop] (tang _|lon|nho|so _|\\S*\\d\\S*)[ \\d+])#| (dat|book|muon) (?<place>phong (?!hop )_( _){0,2}?)(?= @)',
);
const goalAfter = pattern(
  ' (ve viec|ve|de|noi dung|chu de|muc tieu|nham) (?<goal>(?!luc )_( _)*?)(?= ((?<!@(t|h|p) .*)@(t|h|p)|,|nhe|nha|a|tai|o|luc|vao|voi|cung) | $)',
);
const goalDeed = pattern(
  ` (?<!giao )(?<goal>(${deeds}) _( _)*?)(?= ((?<!@(t|h|p) .*)@(t|h|p)|,|nhe|nha|a|tai|o|luc|vao|voi|cung) | $)`,
);
const goalNoun = pattern(
  ' (hop|lich|buoi|cuoc hop|buoi hop) (?<goal>(?!@|nha|voi|cung|phong|luc|vao|nhanh|nhe|khan|gap|online|hop|rieng|mot|ca|toan|ban giam|tat ca|o|tai|ve|\\d)_( _){0,4}?)(?= ((?<!@(t|h|p) .*)@(t|h|p)|,|nhe|nha|a|tai|o|luc|vao|voi|cung|online|phong|de) | $)',
);

/** With whom, what for, when and where a meeting is wanted; what was not said is left out. */
export function readScheduleSlots(heard: Heard): IntentSlots {
  const find = (...patterns: readonly RegExp[]) => firstGroup(heard, patterns);
  const people = find(calledIn, peopleAfter, unitMeets, everyone);
  const time = readTimeSaid(heard);
  const place = find(placeAfter, room);
  const goal = find(goalAfter, goalDeed, goalNoun);
  return {
    ...(people && { people }),
    ...(time && { time }),
    ...(place && { place }),
    ...(goal && { goal }),
  };
}

/** The words of the first pattern's named group that holds. */
export function firstGroup(heard: Heard, patterns: readonly RegExp[]): string {
  for (const each of patterns) {
    const groups = each.exec(heard.plain)?.indices?.groups ?? {};
    const span = Object.values(groups).find((one) => one !== undefined);
    if (span) return writtenAt(heard, span[0], withoutTail(heard.plain, ...span));
  }
  return '';
}

/** Every time that was said, in one. */
export function readTimeSaid({ text, words }: Heard): string {
  return words
    .filter((word) => word.plain.startsWith('@'))
    .map((word) => text.slice(word.from, word.to))
    .join(' ');
}
