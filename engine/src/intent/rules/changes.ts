import type { IntentRules } from './rule.ts';
import { aMeeting, before, polite, time } from './words.ts';

const clause = '(^|,| keu| bao)';
const standing = `(${aMeeting}|lich|hen|phong van)`;
const off = '(huy|bo|dep|khoi|cancel|xoa|ngung|thoi(?! (luong|gian)))';
export const over =
  '(doi|hoan|lui|day|chuyen|rut ngan|keo|thay(?= (doi|gio|phong|lich|nguoi|dia))|sua|chinh(?= (gio|lich|lai))|reschedule|(xep|hen|dat) lai)';

/** "sao" asks at the head of a question or at its end; else it may be a name. */
const whyAsked = '(ai|tai sao|vi sao|ly do|sao (lai|phai|khong|the|vay|\\?)#|sao $)';

/** Changes of meetings that stand already. */
export const changes: readonly IntentRules[] = [
  [
    'change-meeting',
    [
      [0.92, `${clause} ${polite}(${off}) (_ ){0,3}?${standing} `, ` chua | ${whyAsked}`],
      [
        0.92,
        `${clause} ${polite}(${over}) ((_ ){0,3}?${standing}|${polite}(lai |qua |sang |xuong |con )*(@|\\d+(p| phut)|(hom|bua|ngay|buoi|luc|gio|tuan) khac))[ ]`,
        ` ${whyAsked}`,
      ],
      [
        0.9,
        ` ${aMeeting} (_ ){0,6}?((chuyen|doi|lui|day|keo|hoan|cho) [gio |phong ](sang|qua|xuong|len|lai|toi|den|thanh|@)|(huy|hoan|dep|bo) (di|nhe|nha|roi|,)|(som|tre) (hon|lai)#)| ${aMeeting} .*, ${polite}(${over}|them) (lai|qua|som|di|con|\\d+(p| phut))#`,
        ` (${before}|${whyAsked})`,
      ],
      [
        0.9,
        `${clause} ${polite}(them|moi|bo sung|add|cho|bo|xoa|loai|go|rut) (_ ){1,5}?(vao|vo|khoi|tham gia) [_ ]${aMeeting} `,
      ],
      [0.88, ' (khong|dung) [_ ]hop [@_ ]nua (,.*|(huy|bo|dep) |((nhe|nha|di|dau|roi|moi nguoi|anh em) )*$)'],
      [0.88, `^ [${time} ]${polite}(khoi|nghi|vang) (${aMeeting}|gap) `, before],
    ],
  ],
];
