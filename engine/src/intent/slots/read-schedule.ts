import { type Heard, writtenAt } from '../hear.ts';
import type { IntentSlots } from '../intent.ts';
import { rule } from '../rules/words.ts';

const deeds =
  'ban|thao luan|chot|trao doi|ra soat|review|tong ket|trinh|xem|coi|duyet|phong van|danh gia|kiem tra|len ke hoach|lam viec ve|nghe|bao cao|demo|ky|xu ly|giai quyet|thong nhat';
/** Where a list of people ends. */
const end = `(?= (?:@[thp]|ve|de|nham|${deeds}|tai|o|luc|vao|vo|hop|trong|khoang|nhe|nha|nhanh|online|mot buoi|mot luc|dau gio|cuoi gio|a|di|giup|truoc|tu|tren|nhe ca nha|\\d+ phut|,(?! \\S+(?: \\S+)? (?:va|cung|voi|hop)))(?: |$)| $)`;
const peopleAfter = rule(
  ` (?:voi|cung|moi|trieu tap|gap|hen gap|hen|ngoi voi|cua khach|cho khach)(?: gap| voi)? (?<people>(?!(?:@|ve|luc|vao|tai|lich|nhanh|online) ?)\\S+(?: \\S+){0,8}?)${end}`,
);
const unitMeets = rule(
  ` (?:hop|phong van|gap) (?<people>(?:phong|ban|to|nhom|team|bo phan|khoi|ca|toan|tat ca|moi nguoi|ban nganh|doi)(?! hop| \\S*\\d)(?: \\S+){0,3}?)${end}`,
);
const everyone = rule(' (?<people>tat ca|moi nguoi|ca nha|ca team|toan cong ty) hop ');
const placeAfter = rule(
  ' (?:tai|o|dia diem|tren) (?<place>\\S+(?: \\S+){0,5}?)(?= (?:@[thp]|ve|de|voi|cung|,|nhe|nha|a|luc|vao|ban|thao luan) | $)',
);
const room = rule(' (?<place>phong(?: hop)? (?:tang \\S+|lon|nho|so \\S+|\\S*\\d\\S*)(?: \\d+)?)(?= )');
const goalAfter = rule(
  ' (?:ve viec|ve|de|noi dung|chu de|muc tieu|nham) (?<goal>(?!luc )\\S+(?: \\S+)*?)(?= (?:(?<!@[thp] .*)@[thp]|,|nhe|nha|a|tai|o|luc|vao|voi|cung) | $)',
);
const goalDeed = rule(
  ` (?<!giao )(?<goal>(?:${deeds}) \\S+(?: \\S+)*?)(?= (?:(?<!@[thp] .*)@[thp]|,|nhe|nha|a|tai|o|luc|vao|voi|cung) | $)`,
);
const goalNoun = rule(
  ' (?:hop|lich|buoi|cuoc hop|buoi hop) (?<goal>(?!@|voi|cung|phong|luc|vao|nhanh|nhe|khan|gap|online|hop|rieng|mot|ca|toan|ban giam|tat ca|o|tai|ve|\\d)\\S+(?: \\S+){0,4}?)(?= (?:(?<!@[thp] .*)@[thp]|,|nhe|nha|a|tai|o|luc|vao|voi|cung|online|phong|de) | $)',
);

/** With whom, what for, when and where a meeting is wanted; what was not said is left out. */
export function readScheduleSlots(heard: Heard): IntentSlots {
  const find = (...patterns: readonly RegExp[]) => firstGroup(heard, patterns);
  const people = find(peopleAfter, unitMeets, everyone);
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
  for (const pattern of patterns) {
    const groups = pattern.exec(heard.plain)?.indices?.groups ?? {};
    const span = Object.values(groups).find((one) => one !== undefined);
    if (span) return writtenAt(heard, ...span);
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
