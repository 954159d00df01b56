import type { CommandName } from '@hopgon/contract/commands/catalogue';
import { fold } from '@hopgon/engine/text/fold';
import { findMinutes } from './time/spoken-length.rules.ts';

/** What single words of a message say, whatever it asks for. */
export interface AskedFacts {
  /** "Tuần này mình họp bao nhiêu giờ?"; "mấy giờ" asks for a clock. */
  readonly asksHowLong: boolean;
  /** Asks whether somebody is busy, not whether they are free. */
  readonly asksBusy: boolean;
  /** "Việc nào quá hạn?" asks for less than "ai chưa xong việc?". */
  readonly asksForLate: boolean;
  /** "Việc nào em chưa nhận": those that nobody has accepted yet. */
  readonly asksForNew: boolean;
  /** "Mấy việc tôi giao cho người khác" are not one's own. */
  readonly asksOfGiven: boolean;
  /** The command that a request for help is about; null where it is about none. */
  readonly helpTopic: CommandName | null;
  readonly isUrgent: boolean;
  /** How long something takes; null when nothing says so. */
  readonly minutes: number | null;
}

/** What each command is called in free words. */
const topics: readonly (readonly [says: RegExp, CommandName])[] = [
  [/\b(?:dat|len|tao|xep) (?:lich|cuoc|buoi|hop)|\bhen\b|^(?=.*\bhop\b).*\blenh\b/, 'lenlich'],
  [/\btom tat\b/, 'tomtat'],
  [/\bgiao viec\b|\bnhac\b|\bviec\b/, 'actionitem'],
  [/\bphan tich\b|\bso lieu\b/, 'phantichhop'],
];

/** Words at the end that say urgency; without marks "gap" is also "gặp". */
export const urgentEnd =
  /(?<![\s,])[\s,]+(?:gấp|khẩn|khẩn cấp|ưu tiên cao|uu tien cao)(?:\s(?:nhé|nha|nhá|nghen|ạ))?[.!]?$/iu;

const asksForNew =
  /(?<!\p{L})(?:(?:chưa|chờ|đợi|chua)\s+(?:bấm\s+|bam\s+)?(?:nhận|nhan)|(?:mới|moi)\s+(?:được\s+|duoc\s+)?giao(?!\s+ban))(?!\p{L})/iu;
const asksOfGiven =
  /(?<!\p{L})(?:tôi|mình|tui|tớ|em|anh|chị|chú|bác|toi|minh)\s+(?:đã\s+|vừa\s+|mới\s+|da\s+|moi\s+)?giao(?!\p{L})(?!\s+(?:ban|(?:cho\s+)?(?:em|tôi|mình|tui|toi))(?!\p{L}))/iu;

const saysLate = (folded: string): boolean =>
  / (?:qua han|qua deadline|overdue|tre|cham|sap tre|tre han) /u.test(
    ` ${folded.replace(/[^\p{L}]+/gu, ' ')} `,
  );

/** "Em còn nợ việc gì, cái nào trễ rồi" asks for all of them, and which are late. */
const asksForAll = (folded: string): boolean =>
  folded.split(/[,;?]/u).some((part) => ofTasks.test(part) && !saysLate(part));
const ofTasks = /\bviec (?:gi|nao|chi|j)\b|\b(?:may|bao nhieu) viec\b/u;

export function findAskedFacts(message: string): AskedFacts {
  const folded = fold(message);
  const denies = /\b(?:khong|chua|chang|hong|ko) (?:can )?gap\b/u.test(folded);
  return {
    asksHowLong: /bao nhieu (gio|tieng|thoi gian)|may tieng|bao lau/u.test(folded),
    asksBusy: !/ (?:ranh|trong|free)(?: |$)/u.test(` ${folded}`),
    asksForLate: saysLate(folded) && !asksForAll(folded),
    asksForNew: asksForNew.test(message.normalize('NFC')),
    asksOfGiven: asksOfGiven.test(message.normalize('NFC')),
    helpTopic: topics.find(([says]) => says.test(folded))?.[1] ?? null,
    isUrgent: !denies && (urgentEnd.test(message.trim()) || /[.,;]\s*gap(?:\s+lam)?[.!\s]*$/u.test(folded)),
    minutes: findMinutes(message),
  };
}
