import { isCivilDate } from '@hopgon/engine/time/civil';

const leapYear = 2028;
const writtenDate =
  /(?<![\d/.:-])(?<named>(?:ngày|ngay)\s+)?(?<day>\d{1,2})(?:[/-]|\s+(?:tháng|thang)\s+)(?<month>\d{1,2})(?:[/-](?<year>\d{4}))?(?![\d/-])/giu;

/** The first date as written that no calendar has, such as "30/2"; null when all exist. */
export function findImpossibleDate(text: string): string | null {
  const found = [...text.matchAll(writtenDate)].find(({ groups = {} }) => {
    const [day, month] = [Number(groups.day), Number(groups.month)];
    // A fraction or a house number is no date unless it is called one.
    const isDate = groups.named !== undefined || (day >= 29 && day <= 31 && month >= 1 && month <= 12);
    return isDate && !isCivilDate(Number(groups.year ?? leapYear), month, day);
  });
  return found ? found[0].replace(/^(?:ngày|ngay)\s+/iu, '') : null;
}
