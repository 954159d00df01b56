import { fold } from '@hopgon/engine/text/fold';

/** "Tuần này mình họp bao nhiêu giờ?"; "mấy giờ" asks for a clock. */
export const asksHowLong = (question: string): boolean =>
  /bao nhieu (gio|tieng|thoi gian)|may tieng|bao lau/u.test(fold(question));

/** Asks whether somebody is busy, not whether they are free. */
export const asksBusy = (question: string): boolean =>
  !/ (?:ranh|trong|free)(?: |$)/u.test(` ${fold(question)}`);

/** "Việc nào quá hạn?" asks for less than "ai chưa xong việc?". */
export const asksForLate = (question: string): boolean =>
  / (?:qua han|qua deadline|overdue|tre|cham|sap tre|tre han) /u.test(
    ` ${fold(question).replace(/[^\p{L}]+/gu, ' ')} `,
  );
