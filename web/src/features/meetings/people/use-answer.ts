import { answerWords } from '@hopgon/contract/meetings/names';
import type { Answer, Meeting } from '@hopgon/contract/meetings/schemas';
import { leftOpenInWords } from '../../../data/meetings/answer-words.ts';
import { useAnswerInvitation } from '../../../data/meetings/meetings.ts';
import { useAnswerSeries } from '../../../data/meetings/series.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { toast } from '../../../ui/overlays/toast.ts';

export type Given = Exclude<Answer, 'waiting'>;

interface Answering {
  readonly answer: Given;
  readonly reason: string;
  /** Those of its series that follow are answered alike. */
  readonly withFollowing: boolean;
}

/** Answers a meeting, or with it those of its series that follow. */
export function useAnswer({ id, startsAt, endsAt }: Meeting, onAnswered: () => void) {
  const one = useAnswerInvitation(id);
  const series = useAnswerSeries(id);

  function send({ answer, reason, withFollowing }: Answering): void {
    const said = answer === 'accepted' ? '' : reason.normalize('NFC').trim();
    const body = { times: { startsAt, endsAt }, answer, reason: said };
    const after = {
      onSuccess: ({ leftOpen = 0 }: { readonly leftOpen?: number }) => {
        onAnswered();
        toast.say(`Đã trả lời: ${answerWords[answer].toLowerCase()}${leftOpenInWords(leftOpen)}`);
      },
      onError: (error: Error) =>
        toast.fail(failureText(error, 'Không thể gửi câu trả lời. Vui lòng thử lại.')),
    };
    if (withFollowing) series.mutate({ ...body, span: 'following' }, after);
    else one.mutate(body, after);
  }
  const under = [one, series].find(({ isPending }) => isPending);
  return { send, busyWith: under?.variables?.answer ?? null };
}
