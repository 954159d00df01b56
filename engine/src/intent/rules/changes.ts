import type { IntentRule } from './rule.ts';
import { aMeeting, polite, rule, time } from './words.ts';

const clause = '(?:^|,)';
const off = '(?:huy|huy bo|bo|dep|khoi|cancel|xoa|ngung|thoi)';
const over = '(?:doi|hoan|lui|day|chuyen|rut ngan|keo|thay doi|sua|reschedule)';

/** Changes of meetings that stand already. */
export const changes: readonly IntentRule[] = [
  {
    kind: 'change-meeting',
    score: 0.92,
    says: rule(`${clause} ${polite}(?:${off}) (?:\\S+ ){0,3}?${aMeeting} `),
    unless: rule(' (?:chua|sao|tai sao|vi sao|ai) '),
  },
  {
    kind: 'change-meeting',
    score: 0.92,
    says: rule(`${clause} ${polite}(?:${over}) (?:\\S+ ){0,3}?${aMeeting} `),
    unless: rule(' (?:ai|tai sao|vi sao|sao|ly do) '),
  },
  {
    kind: 'change-meeting',
    score: 0.9,
    says: rule(
      ` ${aMeeting} (?:\\S+ ){0,6}?(?:chuyen|doi|lui|day|keo|hoan) (?:sang|qua|xuong|len|lai|toi|den|thanh|@)`,
    ),
  },
  {
    kind: 'change-meeting',
    score: 0.9,
    says: rule(
      `${clause} ${polite}(?:them|moi them|moi|bo sung|add|cho) (?:\\S+ ){1,5}?(?:vao|vo|rut khoi|ra khoi|khoi|tham gia) (?:\\S+ )?${aMeeting} `,
    ),
  },
  {
    kind: 'change-meeting',
    score: 0.88,
    says: rule(
      ' (?:khong) (?:\\S+ )?hop nua .*(?:huy|bo|dep|cancel) | thoi (?:khong|khoi) (?:\\S+ )?(?:hop|gap) ',
    ),
  },
  { kind: 'change-meeting', score: 0.88, says: rule(`^ (?:${time} )?(?:khoi|nghi) hop `) },
  {
    kind: 'change-meeting',
    score: 0.85,
    says: rule(
      `${clause} ${polite}(?:doi|thay doi|thay|sua|chinh) (?:phong hop|phong|dia diem|cho hop|ten|gio|ngay)(?: \\S+){0,3}? (?:cho |cua )?${aMeeting} `,
    ),
  },
];
