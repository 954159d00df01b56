import { type DialogueAnswer, finish, type OpenDialogueStep } from './dialogue-step.rules.ts';
import { say } from './render/reply.rules.ts';
import { saysItems } from './shared/says-card-words.rules.ts';

interface UntakenStep extends OpenDialogueStep {
  /** Whether the message only says a part. */
  readonly isPart: boolean;
}

/** Why the card stays as it is, where the message is of nothing else. */
export function sayWhatStays(
  step: UntakenStep,
  untaken: readonly string[],
  isWhole: boolean,
): DialogueAnswer | null {
  if (step.openChange?.kind === 'minutes' && step.isPart) return keepCard(step, ofMinutes);
  if (untaken.length > 0) return isWhole ? sayUntaken(step, untaken) : null;
  const { letter } = step.turn.words;
  const isMissing = letter.remove !== null || saysItems(step.turn.words);
  if (!isMissing) return null;
  const words =
    step.openChange?.kind === 'agenda'
      ? ofAgenda
      : 'Không thấy phần bạn nói trên thẻ đang mở, hoặc bỏ đi thì thẻ không còn gì; thẻ giữ nguyên. Bạn nói rõ câu hay mục nào, hoặc bấm Sửa trên thẻ.';
  return keepCard(step, words);
}

const ofAgenda =
  'Không thấy mục bạn nói trên thẻ hay trong chương trình của cuộc họp, hoặc mục đã có chỉ bỏ được ở trang chương trình; thẻ đang mở giữ nguyên. Bạn nói rõ tên hoặc số của mục nhé.';

const ofMinutes =
  'Bản nháp biên bản được soạn từ những gì đã ghi của cuộc họp. Sau khi xác nhận, bạn thêm hoặc sửa ý này ngay trên trang biên bản; thẻ đang mở giữ nguyên.';

const keepCard = (step: UntakenStep, words: string): DialogueAnswer => ({
  ...finish(step, say(words)),
  state: step.state,
});

const sayUntaken = (step: UntakenStep, untaken: readonly string[]): DialogueAnswer =>
  keepCard(
    step,
    `Thẻ đang mở không ghi được: ${untaken.join('; ')}. Thẻ giữ nguyên; bạn vẫn xác nhận, đổi hoặc bỏ thẻ được.`,
  );
