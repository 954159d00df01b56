import type { IntentRule } from './rule.ts';
import { aMeeting, kin, polite, rule, self, task, time } from './words.ts';

const give =
  '(?:nhac nho|nhac|nhan|giao viec|giao|phan cong|phan|nho|bao|keu|yeu cau|de nghi|assign|tao task|tao viec|tao dau viec|tao cong viec|them viec|them task|them cong viec|note viec|ghi viec|chi dinh|cat cu|cu)';
const open =
  '(?:chua (?:xong|lam|lam xong|nop|hoan thanh|hoan tat|gui|ai nhan|tra)|ton dong|con treo|treo|qua han|tre han|tre|cham|overdue|qua deadline|no)';

/** Work to be done: handed out, looked up. */
export const taskRules: readonly IntentRule[] = [
  {
    kind: 'task',
    score: 0.9,
    says: rule(
      `^ ${polite}(?:nho )?${give}(?: viec| cong viec| task)?(?: cho)? (?!(?:lai|den|toi noi|ban ma|co ban|nhau|thong|dien|quat|cao so|cho toi biet|hiem|het|gia|nhieu|cao|la|gio|cua|ai|tien|toi biet)\\b)\\S+ \\S+`,
    ),
    unless: rule(
      ` (?:chua|duoc giao|bao nhieu|nao|ai|tai sao|${task} gi|tan noi|khi nao|bao gio) | (?:gi|khong)(?: vay| roi| the| nhi| ta)?(?: \\?)? $|^ (?:\\S+ )?nho co |^ (?:\\S+ )*phan (?:tich|anh|nan)|^ (?:\\S+ )?bao (?:nhieu|gio|cao|lau)`,
    ),
  },
  {
    kind: 'task',
    score: 0.86,
    says: rule(`^ ${polite}(?:tao|them|ghi|note|add)(?: \\S+){0,4}? (?:viec|task|cong viec|dau viec)(?= )`),
    unless: rule(' (?:gi|nao|bao nhieu|khong|buoi lam viec|lam viec voi) '),
  },
  {
    kind: 'task',
    score: 0.85,
    says: rule(
      `^ (?:${polite})?(?:viec .* )?de \\S+(?: \\S+)?(?: \\S+)? (?:lo|lam|phu trach|xu ly|dam nhan)(?= )`,
    ),
    unless: rule(' (?:gi|nao|chua|sao|the nao) '),
  },
  {
    kind: 'task',
    score: 0.84,
    says: rule(
      `^ (?:${kin} )?\\S+ (?:phu trach|lo|dam nhan|chiu trach nhiem) (?!gi|viec gi|nhung|task gi)\\S+ .*(?:@|han|truoc)`,
    ),
    unless: rule(' (?:gi|nao|chua|ai|\\?) '),
  },
  {
    kind: 'task',
    score: 0.82,
    says: rule(`^ ${kin} \\S+ \\S+(?: \\S+)*? giup (?:.* )?(?:@|nhe|nha|truoc|han)`),
    unless: rule(' (?:gi|nao|khong|chua) '),
  },
  {
    kind: 'task',
    score: 0.8,
    says: rule(`^ ${kin} \\S+ (?:\\S+ )+(?:giup|giup em|giup toi|giup minh)(?: nhe| nha| voi)?(?: ,.*)? $`),
    unless: rule(' (?:gi|nao|khong|chua) '),
  },
  {
    kind: 'task',
    score: 0.86,
    says: rule(`^ (?:${self}|anh|chi|co|sep) can ${kin} \\S+ \\S+`),
    unless: rule(' (?:gap|hop|gi|nao|khong) '),
  },
  {
    kind: 'person-tasks',
    score: 0.84,
    says: rule(
      `^ (?<who>(?!ai |con |nhung |co |viec |${self} )\\S+(?: \\S+)?) (?:da |dang )?lam (?:duoc )?(?:toi|den) dau(?= )`,
    ),
  },
  {
    kind: 'own-tasks',
    score: 0.92,
    says: rule(` ${self} (?:co |dang )?(?:sap |bi )?(?:tre|no|ket) ${task} (?:gi|nao)(?= )`),
  },
  {
    kind: 'own-tasks',
    score: 0.9,
    says: rule(
      ` ${task}(?: .*)? (?:cua|giao cho|cho) (?:toi|minh|em|tao)(?= )|^ (?:nhung |cac |danh sach |xem )*${task} (?:cua )?(?:toi|minh|em)(?= )`,
    ),
    unless: rule(`^ ${polite}(?:tao|them|giao|ghi|note|nhac)(?! minh| toi)`),
  },
  {
    kind: 'own-tasks',
    score: 0.9,
    says: rule(
      `(?:^| )(?:${time} )?${self} (?:\\S+ ){0,4}?(?:${task} (?:gi|nao)|may ${task}|bao nhieu ${task}|duoc (?:giao|phan cong) (?:gi|nhung gi|viec|nhung)|no ${task}|tre ${task})`,
    ),
  },
  {
    kind: 'own-tasks',
    score: 0.86,
    says: rule(
      ` (?:${self}|anh|chi) (?:can|phai|nen|se|dinh)(?: \\S+)? (?:lam|xu ly|hoan thanh|giai quyet|chuan bi|nop) (?:gi|nhung gi|viec gi|viec nao)(?= )`,
    ),
  },
  {
    kind: 'own-tasks',
    score: 0.86,
    says: rule(
      ' (?:co )(?:viec )?(?:gi|viec nao|viec gi|task gi) (?:\\S+ ){0,3}?(?:can lam|den han|sap toi han|toi han|phai lam|sap den han)(?= )',
    ),
  },
  {
    kind: 'own-tasks',
    score: 0.86,
    says: rule(
      ` (?:giao|phan cong) (?:cho )?${self} (?:viec|nhung|lam)? ?(?:gi|viec gi|nhung gi|viec nao)(?= )`,
    ),
  },
  {
    kind: 'late-tasks',
    score: 0.93,
    says: rule(
      ` (?:ai|nhung ai|dua nao|nguoi nao|co ai|con ai|may nguoi)(?: \\S+){0,4}? (?:${open}|cha xong)(?= )`,
    ),
    unless: rule(' (?:chua nop tien|hop tre|den tre|di tre) '),
  },
  {
    kind: 'late-tasks',
    score: 0.91,
    says: rule(` (?:${task}|deadline)(?: \\S+){0,3}? (?:${open}|sap tre|ton)(?= )`),
    unless: rule(
      ` ${self} (?:\\S+ ){0,4}?(?:${open}|${task})|(?:cua|giao cho) (?:toi|minh|em) | (?:viec )?${self} chua xong| ${kin} (?!nao)\\S+ (?:con|da|co) | \\S+ (?:co|con) (?:no )?viec (?:gi|nao) `,
    ),
  },
  {
    kind: 'late-tasks',
    score: 0.88,
    says: rule(
      ' ai (?:dang )?(?:tre|cham|no) (?:\\S+ ){0,2}?(?:tien do|han|deadline|viec|hen cong viec|cong viec|hen)(?= )',
    ),
  },
  {
    kind: 'late-tasks',
    score: 0.85,
    says: rule(
      ` tien do (?:cong viec|chung|cac viec|cac dau viec)|${task} (?:chung|ca nhom|cua nhom|cua ca nhom)(?= )`,
    ),
  },
  {
    kind: 'late-tasks',
    score: 0.85,
    says: rule(` ${task} (?:nao )?(?:con )?(?:treo|ton dong|chua ai nhan|sap tre)(?= )`),
  },
  {
    kind: 'person-tasks',
    score: 0.86,
    says: rule(
      `^ (?:xem |coi |cac |nhung |danh sach |tinh hinh |tien do )*${task} cua (?!(?:toi|minh|em|ai|nhom|phong minh|ca nhom|chung toi) )(?<who>\\S+(?: \\S+){0,3}?)(?= (?:den dau|toi dau|the nao|ra sao|xong|con|@|\\?)| $)`,
    ),
  },
  {
    kind: 'person-tasks',
    score: 0.86,
    says: rule(
      `^ (?<who>\\S+(?: \\S+){0,2}?) (?:dang |con |co |hien |nay )+(?:\\S+ )?(?:no |lam |phu trach |giu |om )?(?:${task} (?:gi|nao)|bao nhieu ${task}|may ${task})(?= )`,
    ),
    unless: rule(`^ (?:(?:${time}|${self}|ai|con ai|con|co|nhung ai|sep|kiem|xem|kiem tra|hom nay) )+`),
  },
  {
    kind: 'person-tasks',
    score: 0.85,
    says: rule(
      `^ (?<who>(?!ai |con |nhung |co |viec |${self} )\\S+(?: \\S+){0,2}?) (?:da )?(?:lam )?xong (?:\\S+ ){0,4}?chua(?= )`,
    ),
    unless: rule(` ${aMeeting} `),
  },
];
