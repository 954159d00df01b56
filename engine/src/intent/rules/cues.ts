import type { IntentKind } from '../intent.ts';
import { aMeeting, asked, before, deed, kin, meets, self, task, whenAsked } from './words.ts';

/** Signs that speak for a kind, or against it. */
type Cues = readonly (readonly [weight: number, says: string])[];

const asks = ` ${asked}#`;
const held = ` (${before}|da|vua)#`;
const meet = ` (${meets}|buoi|phong van|giao ban)#`;
const noun = ` ${aMeeting}#`;
const withWhom = ' (voi|cung|moi)#';
const ahead = ' @(t|h)#';
const clock = ' @h#';
const due = ' (truoc|han|deadline|han chot|cham nhat|den het|xong)( _){0,2}? @| trong @';
const wants = ` (${self}|anh|chi) (muon|can|xin|dinh)#`;
const nice = ' (nhe|nha|giup|voi nhe)( (moi nguoi|em|toi|minh|anh|chi|ca nha~?))* $';
const someone = `^ [${kin} ]_ (nho~?|phai|can|lo|di|hay) `;
const given = ' (giao|giao cho|cho|phan|nho|phien|yc|yeu cau|de|noi voi|noi) [anh |chi |em |co |chu ]_';
const work = ` (${task}|deadline)#`;
const own = ` [cua |cho ]${self}#`;

/**
 * What no rule tells plainly is weighed by its signs: each kind's add up, and the best wins where it reaches the mark.
 * Weights are judgements: a sign that alone names the kind has 1, one that only goes with it less.
 */
export const cues: readonly (readonly [IntentKind, Cues])[] = [
  [
    'schedule',
    [
      [0.8, meet],
      [0.5, withWhom],
      [0.5, ahead],
      [0.3, clock],
      [0.4, wants],
      [0.2, nice],
      [-1, asks],
      [-2, held],
      [-0.6, due],
    ],
  ],
  [
    'task',
    [
      [0.8, given],
      [0.7, due],
      [0.6, ` ${deed}#`],
      [0.5, someone],
      [0.3, nice],
      [-1, asks],
      [-1, held],
      [-0.5, meet],
    ],
  ],
  [
    'summary',
    [
      [0.7, noun],
      [0.5, held],
      [0.8, ' (rut gon|dien bien|noi dung|tom|tong ket|y chinh|ke|recap|diem chinh)#'],
      [0.6, ' (noi|ban|trao doi|co) [nhung ](gi|chuyen gi|van de gi|the nao)#'],
      [-0.8, ahead],
      [-0.5, ` ai#|${whenAsked}`],
    ],
  ],
  [
    'decisions',
    [
      [0.9, ' (quyet dinh|ket luan|quyet nghi|nghi quyet)#'],
      [0.5, ' (chot|thong nhat|quyet)#'],
      [0.4, noun],
      [0.4, held],
      [0.3, ' (cac|nhung|la sao|la gi|tong ket|cuoi cung)#'],
      [-0.8, ' (ai|tai sao|vi sao)#'],
    ],
  ],
  [
    'figures',
    [
      [0.6, noun],
      [1, ' (bao nhieu nguoi|bao lau|may tieng|bao nhieu phut|may phut|bao nhieu lau)#'],
      [0.8, ' (phat bieu|noi nhieu|noi it|vang|tham du|co mat|thoi luong)#'],
      [-1, ' (nua|toi)#'],
    ],
  ],
  [
    'agenda',
    [
      [0.7, ' (lich|cac cuoc hop|cuoc hop|hop|hen|cuoc hen)#'],
      [0.6, ahead],
      [0.4, own],
      [0.4, asks],
      [0.5, ' (xem|check|biet|cho (toi|minh)|cac|nhung)#'],
      [-1, ' (am lich|lich (am|su|nghi))#'],
      [-1.2, withWhom],
      [-1, held],
      [-0.6, ' (nhe|nha|dat|tao|len|xep)#'],
    ],
  ],
  [
    'next-meeting',
    [
      [0.8, ` (${whenAsked}|bao lau nua|o dau|cho nao|phong nao)#`],
      [0.8, meet],
      [0.3, withWhom],
      [-1.5, held],
      [-1, ' (ranh|trong|noi|chot)#'],
    ],
  ],
  [
    'own-tasks',
    [
      [0.6, own],
      [0.7, work],
      [0.6, ' (chua lam|phai lam(?! (sao|the nao))|can lam|hoan thanh|xu ly|con gi|lam gi|nhung gi)#'],
      [0.4, asks],
      [-1, meet],
      [-1, ' (ai|nguoi)#'],
    ],
  ],
  [
    'change-meeting',
    [
      [0.9, ' (huy|doi|hoan|lui|day|chuyen|bo|dep|rut ngan|keo dai them)#'],
      [0.6, ' (lich|cuoc|buoi|hop|hen|phong van)#'],
      [0.4, ' (lai|sang|qua|som|muon|tre)(?= [_ ](@|\\d|tieng|ngay|hon))| @'],
      [-1, asks],
    ],
  ],
  [
    'find-time',
    [
      [0.9, ' (ranh|gio trong|trong gio|trong lich|gio hop|khung gio|slot|lich trong)#'],
      [0.6, ' (tim|kiem|sap|goi y|de xuat|phu hop|ngay nao|luc nao|gio nao)#'],
      [0.4, withWhom],
      [-0.5, held],
    ],
  ],
];

/** What signs must add up to before they count as said. */
export const mark = 1.5;
