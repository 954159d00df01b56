import { fold } from '@hopgon/engine/text/fold';

const weekday = /(?:^|\s)(?:thu\s+(?:hai|ba|tu|nam|sau|bay|[2-7])|t[2-7]|chu\s+nhat|cn)(?=\s|$|,)/;
const whichOne = /\d\s*[/.-]\s*\d|(?:^|\s)(?:tuan|thang|nay|toi|sau|truoc|ngay|hom|mong|mung)(?=\s|$|,)/;

/** "Thứ Ba" and no more: neither this week's nor the next was said. */
export function isBareWeekday(phrase: string): boolean {
  const folded = fold(phrase);
  return weekday.test(folded) && !whichOne.test(folded.replace(weekday, ' '));
}
