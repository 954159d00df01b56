/** Router history state; never read from the URL, so a link cannot inject a question. */
export interface NavigationState {
  /** For the assistant, who is asked it on arrival. */
  readonly question?: string;
  /** For the form of a new meeting. */
  readonly meetingTitle?: string;
  /** For the page of a live meeting: the form of a new motion is open on arrival. */
  readonly opensMotion?: boolean;
  /** Names this navigation, so that who began it knows whether it was made. */
  readonly visit?: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState extends NavigationState {}
}
