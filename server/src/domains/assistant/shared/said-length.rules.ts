const length =
  /(?<![\d:/\p{L}])(?:(?<count>\d{1,3}|nửa|nua|một|mot|hai|ba)\s*(?<unit>phút|phut|p|tiếng|tieng)(?:\s+(?<half>rưỡi|ruoi))?|(?:tiếng|tieng)\s+(?:rưỡi|ruoi))(?![\p{L}\d])/iu;
const counts: Readonly<Record<string, number>> = {
  ...{ nửa: 0.5, nua: 0.5, một: 1, mot: 1, hai: 2, ba: 3 },
};
const anHourAndAHalf = 90;

/** How long something is to be within a time as said: "45 phút", "một tiếng rưỡi"; empty where that is not said. */
export const saidLength = (time: string): string => length.exec(time)?.[0] ?? '';

/** The same in minutes; null where it is not said. */
export function saidMinutes(time: string): number | null {
  const found = length.exec(time);
  if (found === null) return null;
  const { count, unit = '', half } = found.groups ?? {};
  if (count === undefined) return anHourAndAHalf;
  const number = counts[count.toLowerCase()] ?? Number(count);
  return /^p/iu.test(unit) ? number : number * 60 + (half === undefined ? 0 : 30);
}
