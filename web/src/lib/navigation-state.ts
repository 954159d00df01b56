/** Router history state; never read from the URL, so a link cannot inject a question. */
export interface NavigationState {
  /** For the assistant, who is asked it on arrival. */
  readonly question?: string;
  /** For the form of a new meeting. */
  readonly meetingTitle?: string;
  /** Names this navigation, so that who began it knows whether it was made. */
  readonly visit?: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState extends NavigationState {}
}
