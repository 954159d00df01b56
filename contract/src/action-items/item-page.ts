/** The page on which a person finds an item: its meeting, where they may view that, else the items they have and gave. */
export const itemPage = (meetingId: string | null, mayViewMeeting: boolean): string =>
  meetingId !== null && mayViewMeeting ? `/meetings/${meetingId}?tab=viec` : '/meetings/my-tasks';

/** The same page with what is said about the item open. */
export function itemCommentsPage(itemId: string, meetingId: string | null, mayViewMeeting: boolean): string {
  const page = itemPage(meetingId, mayViewMeeting);
  return `${page}${page.includes('?') ? '&' : '?'}traodoi=${itemId}`;
}
