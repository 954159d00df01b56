import type { IntentRule } from './rule.ts';
import { before, meeting, polite, rule, self, time, whenAsked } from './words.ts';

const make =
  '(?:dat|len|lap|tao|xep|sap xep|sap|book|to chuc|set|add|thu xep|chot|trieu tap|bo tri|hen|len keo|dang ky|mo|schedule|them)';
const asks =
  ' (?:gi|nao|khong|may (?:cuoc|buoi|gio)|bao nhieu|ai|chua|sao|the nao|dau|\\?|nhi|khi mo|chi mo) ';

/** Meetings to come: made, looked up, fitted in. */
export const meetingRules: readonly IntentRule[] = [
  {
    kind: 'schedule',
    score: 0.92,
    says: rule(
      `^ (?:\\S+ ){0,6}?${make} (?:(?:giup|cho|toi|minh|em|anh|chi|mot|1|cai|nhanh|gap|them) )*(?:lich|cuoc|buoi|phong hop|hop|gap|hen|meeting|keo|phong van|giao ban|call|slot hop|lam viec)(?= )`,
    ),
    unless: rule(
      ' (?:tai sao|vi sao|lam sao|cach|huong dan|lenh|ai) | (?:gio|thoi gian|khung gio|slot) (?:hop|trong)| khi (?:nao|mo) | luc nao ',
    ),
  },
  {
    kind: 'schedule',
    score: 0.85,
    says: rule(`^ ${polite}(?:hen|gap|trieu tap|moi|goi video|goi|call|ngoi) (?:.* )?@[th] `),
    unless: rule(`${asks}|@p| (?:them|taxi|xe|do an|com|mon) `),
  },
  {
    kind: 'schedule',
    score: 0.85,
    says: rule(`^ ${polite}(?:${time} )?(?:.{0,30} )?(?:hop|gap|hen|ngoi|lam viec) (?:.* )?(?:voi|cung|ca) `),
    unless: rule(
      `${asks}|${before}| (?:tim|goi y|de xuat|thong ke|so lieu|phan tich|dieu|y chinh|noi dung|thong nhat) `,
    ),
  },
  {
    kind: 'schedule',
    score: 0.84,
    says: rule('^ (?=.*@[th])(?:.* )?(?:hop|hen gap|gap|meeting|giao ban|phong van) '),
    unless: rule(
      `${asks}|${before}| (?:lich|xem|coi|cac cuoc|liet ke|danh sach|nhac|giao (?!ban)|tom tat|ban ghi|bien ban|noi dung|phan tich|so lieu|thong ke|tim|goi y|de xuat|huy|khong|quyet dinh|ket luan|quyet nghi) `,
    ),
  },
  {
    kind: 'schedule',
    score: 0.86,
    says: rule(
      ' (?:xin|can|muon) (?:\\S+ )?(?:@[th]|\\d+ (?:phut|tieng)|nua tieng|mot tieng|it phut|mot chut|mot buoi|mot it thoi gian) (?:.* )?(?:voi|gap|cung) ',
    ),
    unless: rule(`${asks}|${before}`),
  },
  {
    kind: 'schedule',
    score: 0.85,
    says: rule(
      '^ (?=.*@h)(?:.* )?(?:toi minh|tui minh|chung minh|chung ta|minh|anh em|ca nhom|ca to|hai dua|ca hai) (?:se )?(?:ngoi|hop|gap|ban|chot)(?= )',
    ),
    unless: rule(`${asks}|${before}`),
  },
  {
    kind: 'find-time',
    score: 0.92,
    says: rule(
      '^ (?:anh|chi|co|chu|bac|thay|sep) (?!co |phai |khong |@|ban |ranh )\\S+ (?:@\\S+ )?(?:co|ban|vuong|ket) (?:lich|viec|hop)? ?(?:gi )?(?:khong|chua|chu)(?= )',
    ),
  },
  {
    kind: 'find-time',
    score: 0.93,
    says: rule(
      ' (?:tim|kiem|goi y|de xuat|xem|coi|chon)(?: \\S+){0,3}? (?:gio|slot|khung gio|thoi gian|lich trong|gio trong|luc nao|thoi diem|gio ranh)(?: \\S+){0,12}? ',
    ),
    unless: rule(' (?:thong ke|noi|phat bieu) |thoi gian (?:bieu|dien ra)| (?:hop|gap) luc nao '),
  },
  {
    kind: 'find-time',
    score: 0.9,
    says: rule(` ${whenAsked} (?:\\S+ ){1,8}?(?:ranh|trong lich|trong|free)(?= )`),
  },
  { kind: 'find-time', score: 0.9, says: rule(` (?:ranh|trong lich|trong|free|hop duoc) ${whenAsked}(?= )`) },
  {
    kind: 'find-time',
    score: 0.9,
    says: rule(
      '^ (?=.* \\S+ )(?:.* )?(?:ranh|trong|free|trong lich|ban gi|ban)(?: \\S+){0,3}? (?:khong|chu|chua)(?: (?:nhi|vay|a|em|anh|chi|ban|the|ta|ha|\\?))* $',
    ),
    unless: rule(
      `^ (?:(?:${time}|${self}|co|thi|cho hoi|hoi|sang|chieu|a|em) )*(?:ranh|trong|free|ban|kin)| ${self} (?:co )?(?:ranh|ban|trong|free) | may | lam gi | ban la | ban co nguoi `,
    ),
  },
  {
    kind: 'agenda',
    score: 0.9,
    says: rule(
      `^ (?=.*(?:${time}|sap toi|toi day|con lai|sap dien ra))(?:.* )?(?:${meeting}|lich|lich trinh|lich cong tac)(?: .*)?${asks}`,
    ),
    unless: rule(
      `${whenAsked}| (?:o dau|phong nao|nhung gi|noi ve|noi gi|chot|quyet|thong nhat|ban gi|ban ve|ve gi|ve cai gi|co gi moi|noi dung|bao lau|bao nhieu phut|keo dai|am lich|lich am|lich su|van de gi|dang chu y|phat bieu|noi it|noi nhieu|gi vay|den dau|nguoi du|dien ra|im lang) |(?:hop|gap) (?:ra sao|the nao|sao)| (?:vang|nghi|lo mat|bo lo|khong du) |(?:hop|gap) (?:.* )?(?:ban|nhung gi|gi vay)|tom tat`,
    ),
  },
  {
    kind: 'agenda',
    score: 0.86,
    says: rule(
      `^ ${polite}(?:xem |coi |liet ke |mo |check )?(?:cac cuoc hop|lich hop|lich cong tac|lich lam viec|lich trinh|lich|cuoc hop)(?: cua (?:toi|minh|em))? (?:trong )?(?:${time}|sap toi|toi day|cua (?:toi|minh))`,
    ),
    unless: rule(asks),
  },
  {
    kind: 'agenda',
    score: 0.86,
    says: rule('^ (?:xem |coi |cho (?:toi|minh|em) (?:xem|coi) )(?:.* )?(?:lich|cac cuoc hop)(?= )'),
    unless: rule(' (?:am|su) '),
  },
  {
    kind: 'agenda',
    score: 0.85,
    says: rule('^ (?:cac|nhung|danh sach) (?:cuoc hop|buoi hop|lich hop) '),
    unless: rule(' (?:quyet dinh|ket luan|tom tat) '),
  },
  {
    kind: 'agenda',
    score: 0.85,
    says: rule(` (?:${self} )?(?:co )?(?:ban|vuong|ket|kin)(?: lich| viec)? (?:gi|khong|chua)(?= )`),
    unless: rule(' (?:ban gi|ve gi) .*(?:hop|voi) | giao thong | duong '),
  },
  {
    kind: 'agenda',
    score: 0.84,
    says: rule(
      `^ (?=.*${time})(?:.* )?(?:${self} )?(?:co )?(?:ranh|trong|free|ban)(?: lich)? (?:khong|chu)(?= )`,
    ),
  },
  {
    kind: 'agenda',
    score: 0.8,
    says: rule(
      `^ (?:@t |@h )(?:${self} )?co (?:gi|lich gi|viec gi khong|su kien gi)(?: khong| dac biet| the| vay)*(?: \\?)? $`,
    ),
  },
  {
    kind: 'agenda',
    score: 0.82,
    says: rule(' (?:may|bao nhieu) (?:cuoc|buoi) (?:hop|hen|gap)(?= )'),
    unless: rule(' (?:nguoi|phut|lau) '),
  },
  {
    kind: 'agenda',
    score: 0.88,
    says: rule(' (?:thoi gian bieu|lich trinh|lich lam viec)(?= )'),
  },
  {
    kind: 'agenda',
    score: 0.86,
    says: rule(`^ (?=.*${time})(?:.* )?(?:${self} )?ban (?:nhung |cac )?(?:ngay|hom|luc|buoi|gio) nao(?= )`),
  },
  {
    kind: 'next-meeting',
    score: 0.92,
    says: rule(
      ` (?:${whenAsked}|o dau|phong nao|cho nao) (?:thi |se |la |co |bat dau |moi |minh |dien ra |vao )*${meeting}(?= )`,
    ),
    unless: rule(`${before}| ranh `),
  },
  {
    kind: 'next-meeting',
    score: 0.91,
    says: rule(
      ` (?:${meeting})(?: .*)? (?:${whenAsked}|o dau|o phong nao|phong nao|ngay nao|o cho nao)(?= )`,
    ),
    unless: rule(`${before}| (?:ranh|trong|noi|chot|hua|quyet|thong nhat|phat bieu) `),
  },
  {
    kind: 'next-meeting',
    score: 0.85,
    says: rule(
      ' (?:cuoc|buoi|lan|phien|ky)? ?(?:hop|hen|gap) (?:tiep theo|ke tiep|toi|sap toi|gan toi|ke)(?= )',
    ),
    unless: rule(' (?:cac|nhung|danh sach|lich|liet ke|may|bao nhieu) '),
  },
];
