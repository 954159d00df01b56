import type { IntentRules } from './rule.ts';
import { aMeeting, asked, before, carry, deed, kin, polite, self, show, task, time } from './words.ts';

export const give = `(nhac|nhan|phien|dan|noi voi|noi(?= ${kin} (?!nghe|biet|xem|di)_ _| (?!gi )_ ${deed})|giao|phan cong|phan|nho|bao(?! (cao|gi[ao]|lai|tri|ve|hiem|hanh|nhieu|lau|so))|keu|yeu cau|yc|de nghi|assign|chi dinh|cat cu|cu)`;
const open =
  '(chua (xong|lam|lam xong|nop|hoan thanh|hoan tat|gui|ai|tra)|ton dong|con treo|treo|qua han|tre|cham|overdue|qua deadline|no)';

export const noting = '(ghi|note|[dau ](viec|task) moi|ghi (chu|nho~?|nhan|so)|luu[ y])';
export const noteFor = '(lai|vao|vo|giup|moi nguoi|toi|em|anh|chi|minh|cho|viec|cai|nay|la|rang|,)';
const unit = '(phong|to|nhom|team|bo phan|khoi|khoa|doi|ben|to truong|may dua)';
const who = `((ben )?(${kin} )+_[ _]|moi nguoi|anh em|(ca |cac )*${unit} _[ _]|ca nhom)`;
const address = `(chac|_ oi[ ,][ ${kin}]|(anh|chi|sep) can)`;
const due =
  '((truoc|han|deadline|cham nhat|xong|trong|phai co) [_ ](@|ngay|tuan|\\d+h)|@(t|h) ([la ](xong|nop|dua|gui|tra)|phai)#)';

const noOrder = ` (ngoi|tap trung|${asked}|da) | no .*(tien|trieu) |${before}`;

/** Whose work is asked about: a name, and no word that only opens the question. */
const state = '(dang|con|co|hien|nay|dao nay|phai|da|@t)';
const other = `(?<who>(?!(ai|cho|con ai|nhung|viec|${task}|toi|minh|tao|chung|em (${state}|xong|lam|no|om)|${time}|sep|kiem|xem|coi|${kin} (${state}|lam)|(con|co) (viec|gi|ai)) )_( _){0,3}?)`;
const what = '((cai|nhung|may|bao nhieu) )*(gi|nao)';
const someTasks = `((cai |nhung )*${task} (gi|nao)|(may|bao nhieu) ${task})`;

/** Work to be done: handed out, looked up. */
export const taskRules: readonly IntentRules[] = [
  [
    'task',
    [
      [
        0.9,
        `^ [${time} (?!giao ban)]${polite}[nho ]${give}[ viec| cong viec| task][ cho] (?!(lai|den|toi noi|ban ma|co ban|nhau|thong|dien|cho toi biet|het|la|cua|ai|tien|toi biet|hop|trieu tap)\\b)_ _`,
        ` (chua|duoc giao|bao nhieu|nao|ai(?! do)|tai sao|${task} gi|tan noi|khi nao|bao gio) | (gi|khong)[ vay| roi| the| nhi| ta][ \\?] $|^ [_ ]nho co |^ (_ )*phan (tich|anh|nan)`,
      ],
      [
        0.86,
        `^ ${polite}(tao|them|ghi|note|add|set|luu|len|giao)( _){0,4}? ${task}#`,
        ' (gi|nao|bao nhieu|khong|buoi lam viec|lam viec voi) ',
      ],
      // Noted for later, whoever does it.
      [
        0.87,
        `(^|,) ${polite}${noting}( ${noteFor})* (:|@(t|h)) _|^ ${polite}${noting}( ${noteFor})+ (_ ){0,3}?${deed}#|, (${noting}|nhac)( ${noteFor})* (nhe |nha |di )*$`,
        ` (${aMeeting} @p|am|hinh|lich|noi dung) `,
      ],
      [
        0.85,
        `^ ${polite}[viec .* ]de (${kin} (?!${deed} )_[ _]|(?!(${self}|${kin}) )_) ${deed}#|^ ${polite}cho ${kin} _ di ${deed}#| de (${kin} _[ _]|_) (${carry}|om|ganh|xu ly)#`,
        ' (gi|nao|chua|sao|the nao) ',
      ],
      [
        0.84,
        `^ [${time} ][${address} ](${who} ((phai|can|nho~?|hay|se|dang) )*(om|nhan (?!duoc|xet)|(no|${carry}|${deed}) .*(${due}|(nhe|nha|giup)#))|${deed} .*${due}|_ (${carry}|nhan ${deed}|no (?!viec)_) .*${due})`,
        noOrder,
      ],
      [
        0.6,
        `^ ${time} nho~? ${deed}#|^ [${time} ][${address} ](?!(khach|hang|di|de) )_( _){0,3}? [phai |nho~? |nhan ](?!ve )${deed} .*(${due}|(nhe|nha) $)| (giao|cho|phan|nho|yc|de|noi)[ cho| voi] _ .*${due}`,
        noOrder,
      ],
    ],
  ],
  [
    'person-tasks',
    [
      [
        0.86,
        `^ ${polite}((${show}|may|cac|nhung|tinh hinh|giup|toi|minh|em) )*(${task}|tien do)[ viec] ((cua|ben|(da |duoc )*giao cho) |(?=${kin} (?!giao)_ ))(?!(toi|minh|em|ai|nhom|phong minh|ca nhom|chung toi) )(?<who>_( _){0,3}?)(?= ((den|toi) dau|the nao|ra sao|sao|lam|xong|con|duoc|@|\\?)| $)`,
      ],
      [
        0.86,
        `^ ([cho |giup ][${self} ](xin|biet|hoi) |ben |thu |${show} )*${other} (${state} )*((${state}|no|om|giu|phu trach) ${someTasks}|(${state} (lam|xu ly|no|om|giu|lo|ket|tre|ton)|om|no|giu|phu trach|duoc (giao|phan[ cong])) (${what}|${someTasks}))#`,
        ' (noi|sao) ',
      ],
      [
        0.85,
        `^ [em (?=${show})](thu |${show} )*${other} (da |dang )*[${deed} (_ ){0,4}?]((xong|het) (_ ){0,4}?chua|(toi|den) dau)#|^ (?<one>(?!co )${kin} (?!${state})_[ _]) (da |co )*${deed} .* chua#`,
        ` (${aMeeting}|@p) `,
      ],
    ],
  ],
  [
    'own-tasks',
    [
      [
        0.9,
        ` ${task}[ .*] (cua|giao cho|cho) (toi|minh|em|tao)#|^ ${polite}[${show} ]${polite}((nhung|cac|${show}) )*${task} ([cua ](toi|minh|em)#|[@t ]$)`,
        `^ ${polite}(tao|them|giao|ghi|note|nhac)(?! minh| toi)`,
      ],
      [
        0.9,
        `(?<! (${unit}|cho|giup)) [${time} ]${self} (?!.*(vuong|ket) )(_ ){0,4}?(${someTasks}|(duoc|bi) (giao|phan cong) (cai|gi|viec|nhung)|gi (tre|qua|toi) han|(no|tre|om|thieu) [_ ](${task}|cai|gi|nhung)|con gi)| gi ${self} chua`,
      ],
      [
        0.86,
        ` (${self}|anh|chi) [dang ](can|phai|nen|se|dinh)[ _] (lam|xu ly|hoan thanh|giai quyet|chuan bi|nop) [nhung |viec ](gi|may|nao)#|^ @t [phai |can ]lam gi( (day|vay|a|nhi|ta|the))* $`,
      ],
      [0.86, ' co [viec |task ](gi|nao) (_ ){0,3}?(can lam|den han|toi han|phai (lam|nop))#'],
      [
        0.92,
        ` (giao|phan cong|keu|bao|dan) ([cho ]${self} [viec |nhung |lam |may ](gi|nao)|[viec |nhung ]gi cho ${self})#`,
      ],
    ],
  ],
  [
    'late-tasks',
    [
      [
        0.93,
        ` (ai|nhung (ai|nguoi)|(dua|nguoi|thang|con|ban) nao|may nguoi)( _){0,4}? (${open}|cha xong)#`,
        ' (chua nop tien|hop tre|den tre|di tre) ',
      ],
      [
        0.91,
        ` (${task}( _){0,3}?|(gi|nao|may cai|nhung)[ _]) (${open}|sap tre|ton|bi ket)#| (ton|treo|tre) (may|bao nhieu) ${task}#`,
        ` (?<!${unit} )${self} (_ ){0,4}?(${open}|${task})|(cua|giao cho) (toi|minh|em) | [viec ]${self} chua xong| ${kin} (?!nao)_[ _] (con|da|co) | (?!xem )_ (co|con) [no ]viec (gi|nao) `,
      ],
      [0.85, ` tien do (cong viec|chung|ca|cac) |${task} (chung|[cua ][ca ]nhom)#`],
    ],
  ],
];
