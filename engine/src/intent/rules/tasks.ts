import type { IntentRules } from './rule.ts';
import { aMeeting, before, deed, kin, polite, self, task, time } from './words.ts';

const give = `(nhac nho|nhac|nhan|phien|dan|noi voi|noi(?= ${kin} (?!nghe|biet|xem|di)_ _)|giao viec|giao|phan cong|phan|nho|bao|keu|yeu cau|de nghi|assign|tao task|tao viec|tao dau viec|tao cong viec|them viec|them task|them cong viec|note viec|ghi viec|chi dinh|cat cu|cu)`;
const open =
  '(chua (xong|lam|lam xong|nop|hoan thanh|hoan tat|gui|ai nhan|tra)|ton dong|con treo|treo|qua han|tre han|tre|cham|overdue|qua deadline|no)';

const noting = '(ghi|note|ghi chu|ghi nho~?|ghi nhan|luu|luu y)';
const noteFor = '(lai|vao|giup|toi|em|anh|chi|minh|cho|viec|nay|la|rang|,)';
const who = `((ben )?(${kin} )+_[ _]|moi nguoi|anh em|(ca |cac )*(phong|to|nhom|team|bo phan|khoi|to truong) _[ _]|ca nhom)`;
const carry = '(lo(?! lang)|phu trach|dam nhan|chiu trach nhiem)';
const due = '(truoc|han|deadline|cham nhat|xong|trong|phai co) [_ ](@|ngay|tuan)';

/** Work to be done: handed out, looked up. */
export const taskRules: readonly IntentRules[] = [
  [
    'task',
    [
      [
        0.9,
        `^ ${polite}[nho ]${give}[ viec| cong viec| task][ cho] (?!(lai|den|toi noi|ban ma|co ban|nhau|thong|dien|quat|cao so|cho toi biet|hiem|het|gia|nhieu|cao|la|gio|cua|ai|tien|toi biet)\\b)_ _`,
        ` (chua|duoc giao|bao nhieu|nao|ai|tai sao|${task} gi|tan noi|khi nao|bao gio) | (gi|khong)[ vay| roi| the| nhi| ta][ \\?] $|^ [_ ]nho co |^ (_ )*phan (tich|anh|nan)|^ [_ ]bao (nhieu|gio|cao|lau)`,
      ],
      [
        0.86,
        `^ ${polite}(tao|them|ghi|note|add|luu)( _){0,4}? (viec|task|cong viec|dau viec)#`,
        ' (gi|nao|bao nhieu|khong|buoi lam viec|lam viec voi) ',
      ],
      // Noted for later, whoever does it.
      [
        0.87,
        `(^|,) ${polite}${noting}( ${noteFor})* (:|@(t|h)) _|, ${noting}( ${noteFor})* (nhe |nha |di )*$`,
        ` (${aMeeting} @p|am|hinh) `,
      ],
      [0.85, `^ ${polite}[viec .* ]de (${kin} _[ _]|_) ${deed}#`, ' (gi|nao|chua|sao|the nao) '],
      [
        0.84,
        `^ [${time} ][chac ](${who} ((phai|can|nho~?|hay|se|dang) )*(om|nhan (?!duoc|xet)|(no|${carry}|${deed}) .*(${due}|(nhe|nha|giup)#))|_ ${carry} .*${due})`,
        ` (ngoi|tap trung|gi|nao|chua|ai|sao|may|bao nhieu|da|\\?|tien|trieu) |khong $|${before}`,
      ],
    ],
  ],
  [
    'person-tasks',
    [
      [0.84, `^ (?<who>(?!ai |con |nhung |co |viec |${self} )_[ _]) [da |dang ]lam [duoc ](toi|den) dau#`],
      [
        0.86,
        `^ (cho |xem |coi |may |cac |nhung |danh sach |tinh hinh |tien do )*${task} (cua|(da |duoc )*giao cho) (?!(toi|minh|em|ai|nhom|phong minh|ca nhom|chung toi) )(?<who>_( _){0,3}?)(?= (den dau|toi dau|the nao|ra sao|xong|con|@|\\?)| $)`,
      ],
      [
        0.86,
        `^ (?<who>_( _){0,2}?) (dang |con |co |hien |nay )+[_ ][no |lam |phu trach |giu |om ](${task} (gi|nao)|bao nhieu ${task}|may ${task})#`,
        `^ ((${time}|${self}|ai|con ai|con|co|nhung ai|sep|kiem|xem|kiem tra|hom nay) )+`,
      ],
      [
        0.85,
        `^ (?<who>(?!ai |con |nhung |co |viec |${self} )_( _){0,2}?) [da ][lam ]xong (_ ){0,4}?chua#`,
        ` ${aMeeting} `,
      ],
    ],
  ],
  [
    'own-tasks',
    [
      [
        0.9,
        ` ${task}[ .*] (cua|giao cho|cho) (toi|minh|em|tao)#|^ (nhung |cac |danh sach |xem )*${task} [cua ](toi|minh|em)#`,
        `^ ${polite}(tao|them|giao|ghi|note|nhac)(?! minh| toi)`,
      ],
      [
        0.9,
        `(^| )[${time} ]${self} (_ ){0,4}?(${task} (gi|nao)|may ${task}|bao nhieu ${task}|duoc (giao|phan cong) (gi|nhung gi|viec|nhung)|no ${task}|tre ${task})`,
      ],
      [
        0.86,
        ` (${self}|anh|chi) (can|phai|nen|se|dinh)[ _] (lam|xu ly|hoan thanh|giai quyet|chuan bi|nop) (gi|nhung gi|viec gi|viec nao)#`,
      ],
      [
        0.86,
        ' (co )[viec ](gi|viec nao|viec gi|task gi) (_ ){0,3}?(can lam|den han|sap toi han|toi han|phai lam|sap den han)#',
      ],
      [0.92, ` (giao|phan cong) [cho ]${self} [viec|nhung|lam|may] ?(gi|viec gi|nhung gi|viec nao)#`],
    ],
  ],
  [
    'late-tasks',
    [
      [
        0.93,
        ` (ai|nhung ai|dua nao|nguoi nao|co ai|con ai|may nguoi)( _){0,4}? (${open}|cha xong)#`,
        ' (chua nop tien|hop tre|den tre|di tre) ',
      ],
      [
        0.91,
        ` (${task}|deadline)( _){0,3}? (${open}|sap tre|ton)#`,
        ` ${self} (_ ){0,4}?(${open}|${task})|(cua|giao cho) (toi|minh|em) | [viec ]${self} chua xong| ${kin} (?!nao)_ (con|da|co) | _ (co|con) [no ]viec (gi|nao) `,
      ],
      [
        0.85,
        ` tien do (cong viec|chung|cac viec|cac dau viec)|${task} (chung|ca nhom|cua nhom|cua ca nhom)#`,
      ],
      [0.85, ` ${task} [nao ][con ](treo|ton dong|chua ai nhan|sap tre)#`],
    ],
  ],
];
