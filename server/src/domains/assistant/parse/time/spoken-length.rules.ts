import { parseDuration } from '@hopgon/engine/time/parse-duration';

const length =
  /(?:(?:trong|khoảng|khoang|kéo dài|keo dai)\s+){0,3}(?:\d+(?:[.,]\d+)?\s*(?:tiếng rưỡi|tieng ruoi|tiếng|tieng|phút|phut|p)(?!\p{L})|(?:nửa|nua|một|mot|hai|ba)\s+(?:tiếng|tieng)(?!\p{L})(?:\s+(?:rưỡi|ruoi))?)/iu;
const inside = new RegExp(`(?:^|\\s)(${length.source})(?=\\s|,|$)`, 'iu');

/** How long something takes, as written; empty when nothing says so. */
export const findLength = (text: string): string => inside.exec(text)?.[1] ?? '';

/** How many minutes something takes; null when nothing says so. */
export const findMinutes = (text: string): number | null => parseDuration(findLength(text));
