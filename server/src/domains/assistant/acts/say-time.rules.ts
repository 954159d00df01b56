import { aboutMeetings, say } from '../render/reply.rules.ts';
import type { ActOutcome } from './act-outcome.rules.ts';

/** Asks for a time that words did not give, for a meeting. */
export const sayUnclearTime = (
  said: string,
  meeting: { readonly id: string; readonly title: string } | null,
): ActOutcome => ({
  kind: 'ask',
  options: [],
  reply:
    said === ''
      ? aboutMeetings(
          say(
            `Chuyển${meeting === null ? '' : ` “${meeting.title}”`} sang lúc nào? Ví dụ: “10h thứ Ba tuần sau”.`,
          ),
          meeting === null ? [] : [meeting.id],
        )
      : say(`Chưa hiểu “${said}” là lúc nào. Bạn nói lại ngày giờ nhé, ví dụ “10h thứ Ba tuần sau”.`),
});

/** Asks for another time than one that is over. */
export const sayPast = (said: string): ActOutcome => ({
  kind: 'ask',
  options: [],
  reply: say(`“${said}” đã qua. Bạn muốn chuyển sang lúc nào?`),
});
