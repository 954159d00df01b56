import type { IntentRules } from './rule.ts';
import {
  asked,
  atHour,
  before,
  calendar,
  calledTo,
  kin,
  meeting,
  meets,
  polite,
  self,
  show,
  time,
  whenAsked,
  whereAsked,
} from './words.ts';

const make =
  '(dat|len|lap|tao|xep|sap(?! (toi|hop))[ xep]|book|to chuc|set|add|thu xep|chot|trieu tap|bo tri|hen|len keo|dang ky|mo|schedule|them)';
const asks = ` ${asked} `;

/** Meetings to come: made, looked up, fitted in. */
export const meetingRules: readonly IntentRules[] = [
  [
    'schedule',
    [
      [
        0.92,
        `^ (_ ){0,6}?${make} ${polite}[(1|ho|nhanh|gap|them) ]${polite}(lich|cuoc|buoi|phong hop|phong( (?!khach|don|ve|nghi|tro)_){0,3}?(?= @)|hop|gap|hen|meeting|keo|phong van|giao ban|call|slot hop|lam viec)#`,
        ` (tai sao|vi sao|lam sao|cach|(?<!(thay|co) )huong dan|lenh|ai(?! cung)) | (gio|thoi gian|khung gio|slot) (hop|trong)| ${whenAsked} `,
      ],
      // Called to a meeting at some time or about something; to go there for somebody is an errand.
      [
        0.93,
        `^ (?=.*(@(t|h)|(goi|keu|ru) .* hop (ve|ban) ))${polite}${calledTo} (tap trung |ngoi lai |noi chuyen |hop (?!thay |xong ))`,
        ` xong |@p| ${whenAsked} `,
      ],
      [
        0.85,
        `^ ${polite}[lich ](hen|gap|trieu tap|moi|goi video|goi|call|ngoi) [.* ]@(t|h) `,
        `${asks}|@p| (taxi|xe|mon) `,
      ],
      [
        0.8,
        `^ ${polite}[${time} ][.{0,30} ]${meets} [.* ](voi|cung|ca) `,
        `${asks}|${before}| voi (${self}|a) (di )*$`,
      ],
      [
        0.79,
        '^ (?=.*@(t|h))[.* ](hop|hen gap|gap|meeting|giao ban|phong van|(sap|thu) xep giup) ',
        `${asks}|${before}| (xem|coi|liet ke|danh sach|cac|nhac|tim) `,
      ],
      [
        0.6,
        `^ ${polite}hop (gap|nhanh|khan) | (can|muon|xin) (gap|hen) (?!qua|nhau|lai)_|^ ${polite}(gap|hen) [${kin} ](?!qua|nhau|lai|lam)_ $`,
        `${asks}|${before}`,
      ],
      [
        0.86,
        ' (xin|can|muon) [_ ](@(t|h)|\\d+(p| phut| tieng)|(nua|mot|it) (tieng|phut|chut|buoi|it)) [.* ](voi|gap|cung) ',
        `${asks}|${before}`,
      ],
    ],
  ],
  [
    'find-time',
    [
      [
        0.92,
        '^ [@_ ](anh|a|chi|co|chu|bac|thay|sep) (?!co |phai |khong |@|ban |ranh |ket |vuong )_ [@_ ][co |dang ](co|ban|vuong|ket) [lich|viec|hop] ?[gi ](khong|chua|chu)#',
      ],
      [
        0.93,
        ' (tim|kiem|goi y|de xuat|xem|coi|chon|sap(?! toi))( _){0,3}? (gio|(ngay|hom|bua|luc) nao|slot|khung|ngay hop|thoi (gian|diem)|lich trong) ',
        ' (thoi gian bieu|noi|(hop|gap) luc nao) ',
      ],
      [
        0.9,
        ` ${whenAsked} (_ ){0,8}?(ranh|trong lich|trong(?! (hop|cuoc|buoi|call))|free)#| ai [dang |con |cung ](ranh|trong lich|free)#| con (slot|khung gio|gio|cho) (nao|trong)#| deu (ranh|trong|free)#| ranh( _){0,3}? (hay|hon)#`,
      ],
      [
        0.94,
        ` (ranh|trong lich|trong|free|hop duoc) [luc |vao |chung ]${whenAsked}#| ${whenAsked} (.*(hop|gap) (duoc|ok|thi)#|(_ ){0,3}?(tien|de hop)#|duoc[ _] $)`,
      ],
      [
        0.9,
        '^ (?=.* _ )[.* ](ranh|trong(?! (hop|cuoc|buoi))|free|trong lich|ban gi|ban(?! ve))( _){0,3}? (khong|chu|chua)( (nhi|vay|a|da|em|anh|chi|ban|the|ta|ha|\\?))*( (de|,) .*)? $',
        `^ ((${time}|${self}|co|thi|cho hoi|hoi|sang|chieu|a|em) )*(ranh|trong|free|ban|kin)| ${self} [co ](ranh|ban|trong|free) | may | lam gi | ban la | ban co nguoi `,
      ],
    ],
  ],
  [
    'agenda',
    [
      [0.93, `, (xem|coi|check) ${calendar} `],
      [
        0.83,
        `^ (?=.*(${time}|sap toi|toi day|con lai|sap dien ra))[.* ]((${meeting}|lich|cuoc)[ .*]${asks}|(may|bao nhieu) cuoc#)`,
        `${whenAsked}| (o dau|phong nao|am lich|lich am|lich su|noi|nhac|chot|phan nan) `,
      ],
      [
        0.87,
        `^ ${polite}[${show} ][cac |nhung ]${calendar}( (?!gan)_){0,3}?( ${time}| cua _| sap toi| toi day| [cua ]${self}| cai| di| coi| giup| $)`,
        `${asks}| (am|su|nghi|quyet dinh|ket luan|tom tat|(voi|gap)(?! a $) _) `,
      ],
      [
        0.85,
        ` [${self} ][co ](ban|vuong|ket|kin)[ lich| viec]${atHour} (gi|khong|chua|[nhung |cac ](ngay|hom|luc|buoi|gio) nao)#`,
        ' (ban gi|ve gi) .*(hop|voi) | giao thong | duong ',
      ],
      [0.84, `^ (?=.*${time})[.* ][${self} ][co ](ranh|trong|free|ban)[ lich]${atHour} (khong|chu)#`],
      [
        0.8,
        `^ (@t |@h )[${self} ]co (gi|lich gi|viec gi khong|su kien gi)( khong| dac biet| quan trong| the| vay)*[ \\?] $`,
      ],
    ],
  ],
  [
    'next-meeting',
    [
      [
        0.92,
        ` (${whenAsked}|${whereAsked}) (thi |se |la |co |cho |bat dau |moi |minh |dien ra |vao )*${meeting}#`,
        `${before}| ranh `,
      ],
      [0.91, ` (${meeting})[ .*] (${whenAsked}|${whereAsked})#`, `${before}| (ranh|trong|noi|chot) `],
      [
        0.85,
        ' (cuoc|phien|hop|hen|gap(?! toi)) (tiep theo|ke tiep|toi|sap toi|gan toi|ke(?! (hoach|toan)))#| next meeting#',
        ' (cac|nhung|lich|may) ',
      ],
      [
        0.91,
        ` (lat|chut|ti|tiep theo|sap toi) [nua ][${self} ]${meeting} (gi|[voi ]ai|o dau)#| (may phut|bao lau) nua( _){0,3}? (hop|gap)#| (toi gio|sap|gan) hop chua#`,
      ],
    ],
  ],
];
