export const meetingTabs = ['tong-quan', 'chuan-bi', 'ban-ghi', 'bien-ban', 'viec', 'phan-tich'] as const;
export type MeetingTab = (typeof meetingTabs)[number];

/** Where on a meeting's page one is, as the address says it. */
export interface MeetingPlace {
  readonly tab?: MeetingTab;
  /** A version of the transcript, or an edition of the minutes; the newest when none is named. */
  readonly v?: number;
  /** Index of a line of that transcript. */
  readonly turn?: number;
}

function wholeNumber(value: unknown, least: number): number | undefined {
  const number = Number(value);
  const given = typeof value === 'string' || typeof value === 'number';
  return given && value !== '' && Number.isInteger(number) && number >= least ? number : undefined;
}

/** What an address says that makes sense; the rest is left out. */
export function readMeetingPlace(search: Readonly<Record<string, unknown>>): MeetingPlace {
  const tab = meetingTabs.find((known) => known === search.tab);
  const v = wholeNumber(search.v, 1);
  const turn = wholeNumber(search.turn, 0);
  return {
    ...(tab ? { tab } : {}),
    ...(v === undefined ? {} : { v }),
    ...(turn === undefined ? {} : { turn }),
  };
}
