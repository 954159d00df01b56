/** The page on which a person finds an item: its meeting, where they may view that, else the items they have and gave. */
export const itemPage = (meetingId: string | null, mayViewMeeting: boolean): string =>
  meetingId !== null && mayViewMeeting ? `/meetings/${meetingId}?tab=viec` : '/meetings/my-tasks';
