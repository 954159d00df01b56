import type { ListedNotification } from '@hopgon/contract/notifications/schemas';

export type StepName = 'invite' | 'chat' | 'meeting' | 'transcript';

/** What is known of a company that begins, and of the person who begins with it. */
export interface Beginning {
  readonly members: number;
  /** Mails with an invitation have left. */
  readonly hasInvited: boolean;
  readonly mayChooseChat: boolean;
  readonly hasChosenChat: boolean;
  readonly hasOwnMeeting: boolean;
  readonly hasAnalysis: boolean;
}

export interface Step {
  readonly name: StepName;
  readonly isDone: boolean;
}

/** The way from an empty company to its first analysed meeting, in the order it is gone. */
export function firstSteps(beginning: Beginning): readonly Step[] {
  const chat: readonly Step[] = beginning.mayChooseChat
    ? [{ name: 'chat', isDone: beginning.hasChosenChat }]
    : [];
  return [
    { name: 'invite', isDone: beginning.members > 1 || beginning.hasInvited },
    ...chat,
    { name: 'meeting', isDone: beginning.hasOwnMeeting },
    { name: 'transcript', isDone: beginning.hasAnalysis },
  ];
}

/** Whether meetings of the company's own were analysed; that of the sample is no step of theirs. */
export const isOwnAnalysis = (row: Pick<ListedNotification, 'kind' | 'text' | 'bundle'>): boolean =>
  row.kind === 'analysis-ready' && (row.bundle?.lines ?? [row]).some(({ text }) => !text.includes('“Mẫu:'));
