import { saidOfMeeting } from '../arguments/read-meant.rules.ts';
import { type AssistantReply, say } from '../reply.rules.ts';

/** Says that words mean no meeting; `besides` is what else could be typed. Who means the last one held has none yet. */
export function sayNoMeeting(said: string, besides: string): AssistantReply {
  if (saidOfMeeting(said) !== '')
    return say(
      `Không thấy cuộc họp nào khớp với “${said}”. Hãy gõ tên, mã cuộc họp${besides === '' ? ' hoặc “gần nhất”' : `, “gần nhất”, hoặc ${besides}`}.`,
    );
  const links = [{ label: 'Xem lịch họp', path: '/meetings' }];
  return say(
    [
      'Chưa có cuộc họp nào đã diễn ra mà bạn được xem, nên chưa có bản gỡ băng để đọc. Sau khi họp, hãy tải bản gỡ băng lên ở trang của cuộc họp; có sẵn văn bản thì dán vào sau /tomtat.',
      ...links.map(({ label }) => `- ${label}`),
    ].join('\n'),
    { kind: 'links', links },
  );
}
