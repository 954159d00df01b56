import { clocksAgree } from '@hopgon/engine/time/zoned';

interface Zones {
  readonly meeting: string;
  readonly company: string;
  /** The viewer's. */
  readonly own: string;
}

/** Whose clocks show another time than the meeting's own: the viewer's, then the company's where it differs from both. */
export function otherClocks(
  when: string | Date,
  { meeting, company, own }: Zones,
): { whose: string; zone: string }[] {
  const ownDiffers = !clocksAgree(when, meeting, own);
  const companyDiffers = !(clocksAgree(when, meeting, company) || clocksAgree(when, own, company));
  return [
    ...(ownDiffers ? [{ whose: 'giờ của bạn', zone: own }] : []),
    ...(companyDiffers ? [{ whose: 'giờ công ty', zone: company }] : []),
  ];
}
