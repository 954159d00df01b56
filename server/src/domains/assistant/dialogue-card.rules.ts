import { type DialogueAnswer, finish, type OpenDialogueStep } from './dialogue-step.rules.ts';
import { say } from './render/reply.rules.ts';

/** "Có ai vướng lịch không" of a card with a time: its warnings say so. */
export function answerAboutCard(step: OpenDialogueStep): DialogueAnswer | null {
  const { turn, openChange } = step;
  if (!turn.asksBusy || openChange === null || !('warnings' in openChange)) return null;
  const hasTime =
    openChange.kind === 'meeting' || (openChange.kind === 'meeting-change' && openChange.time !== null);
  if (!hasTime) return null;
  const words =
    openChange.warnings.length === 0
      ? 'Theo lịch bạn xem được, không ai trong thẻ đang mở bận giờ đó.'
      : `Thẻ đang mở có lưu ý: ${openChange.warnings.join(' ')}`;
  // What comes next goes on from the card, and not from this question.
  return { ...finish(step, say(words)), state: step.state };
}

/** The open card cancels or answers the meeting that is moved: the move takes its place. */
export function isInstead({ openChange, turn }: OpenDialogueStep, { reply }: DialogueAnswer): boolean {
  const made = reply.card?.change;
  return (
    turn.kind === 'move' &&
    made?.kind === 'meeting-change' &&
    (openChange?.kind === 'meeting-cancel' || openChange?.kind === 'answer') &&
    openChange.meetingId === made.meetingId
  );
}
