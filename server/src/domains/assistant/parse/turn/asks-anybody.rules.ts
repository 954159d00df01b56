import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';

const anybodyBusy =
  /(?<!\p{L})(?:có ai|co ai|mọi người|ai)\s+(?:\S+\s+)?(?:bận|vướng|kẹt|trùng|rảnh|ban|vuong|ket|trung|ranh)(?!\p{L})/iu;

/** "Có ai vướng gì không?" names nobody and no time. */
export const asksAnybody = (message: string, { isQuestion: asks, names, times }: SpokenChange): boolean =>
  asks && names.length + times.length === 0 && anybodyBusy.test(message);
