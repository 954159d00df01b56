import type { PersonalPart } from '@hopgon/contract/minutes/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { localClock, localDay } from '@hopgon/contract/time/zoned';

/** Where each part is signed: a place of the PDF. */
export const signaturePlaces: Readonly<Record<PersonalPart, string>> = {
  secretary: 'chu-ky-thu-ky',
  chair: 'chu-ky-chu-toa',
};

/** What fits between the title of a signer and the name, in points. */
export const signatureSize = { width: 168, height: 58 } as const;

interface Signed {
  readonly name: string;
  readonly at: Date;
  readonly timeZone: string;
  readonly notice: string;
}

/** The notice in two lines, broken after a comma where it has one. */
function noticeLines(notice: string): string[] {
  const comma = notice.indexOf(', ');
  return comma < 0 ? [notice] : [notice.slice(0, comma + 1), notice.slice(comma + 2)];
}

export const signatureLines = ({ name, at, timeZone, notice }: Signed) => [
  { text: 'Đã ký điện tử', size: 10 },
  { text: name, size: 10 },
  { text: `${dayInDigits(localDay(at, timeZone))} lúc ${localClock(at, timeZone)}`, size: 9 },
  ...noticeLines(notice).map((text) => ({ text, size: 7 })),
];
