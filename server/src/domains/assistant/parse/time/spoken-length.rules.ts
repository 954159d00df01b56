import { lengthWords } from '@hopgon/engine/intent/acts/said-amounts';
import { parseDuration } from '@hopgon/engine/time/parse-duration';

const inside = new RegExp(
  `(?:^|\\s)((?:(?:trong|khoảng|khoang|kéo dài|keo dai)\\s+){0,3}${lengthWords})(?=[\\s,.;!]|$)`,
  'iu',
);

/** How long something takes, as written; empty when nothing says so. */
export const findLength = (text: string): string => inside.exec(text)?.[1] ?? '';

/** How many minutes something takes; null when nothing says so. */
export const findMinutes = (text: string): number | null => parseDuration(findLength(text));
