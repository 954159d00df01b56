import { changeLetter } from './acts/words/change-letter.rules.ts';
import { swapWords } from './acts/words/swap-words.rules.ts';
import { type DialogueAnswer, finish, type OpenDialogueStep } from './dialogue-step.rules.ts';
import { renderDraft } from './render/letter-words.rules.ts';
import { say } from './render/reply.rules.ts';
import type { CardWords } from './shared/card-words.rules.ts';
import { isSurelyOther } from './shared/intent-groups.rules.ts';
import { saysLetter } from './shared/says-card-words.rules.ts';

const taken =
  'Bản nháp ở trên là của bạn: sao chép, điền địa chỉ và gửi từ ứng dụng email của mình. Trợ lý không gửi thư ra ngoài công ty.';

const dropped = 'Đã bỏ bản nháp thư, không có gì được gửi đi.';
const isShort = 'Bản nháp đã gọn, không còn câu khách sáo nào. Muốn bỏ câu nào, bạn nói rõ câu đó nhé.';

const whyUnchanged = ({ letter: { tone, remove } }: CardWords): string =>
  tone === 'short' || remove === 'courtesy'
    ? isShort
    : 'Không thấy phần đó trong bản nháp, nên bản nháp giữ nguyên. Bạn nói rõ câu nào nhé.';

/** The letter that was drafted just before, with what a message changes of it; it is text, and nothing is sent. */
export function changeDraft(step: OpenDialogueStep): DialogueAnswer | null {
  const { state, turn, openChange, pending } = step;
  const { draft } = state;
  if (draft === undefined || state.lastKind !== 'letter' || openChange !== null || pending !== null)
    return null;
  const { words, change } = turn;
  const keep = (answer: DialogueAnswer): DialogueAnswer => ({
    ...answer,
    state: { ...answer.state, draft, lastKind: 'letter' },
  });
  if (words.stance === 'agree') return keep(finish(step, say(taken)));
  if (words.stance === 'drop') return finish(step, say(dropped));
  if (words.asks || isSurelyOther(turn) || !(saysLetter(words) || words.swap !== null || change.title !== ''))
    return null;
  const body = changeLetter(draft.body, words.letter) ?? (words.swap && swapWords(draft.body, words.swap));
  const subject = change.title || draft.subject;
  if (body === null && subject === draft.subject) return keep(finish(step, say(whyUnchanged(words))));
  const changed = { subject, body: body ?? draft.body };
  const answer = finish(step, renderDraft(changed, 'Bản nháp đã sửa, chưa gửi đi đâu:'));
  return { ...answer, state: { ...answer.state, draft: changed, lastKind: 'letter' } };
}
