/** What one brings along to a page. No link carries it: only who works here asks in their own name. */
export interface Brought {
  /** For the assistant, who is asked it on arrival. */
  readonly question?: string;
  /** For the form of a new meeting. */
  readonly meetingTitle?: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState extends Brought {}
}
