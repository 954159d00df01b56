import { type AssistantReply, askBack } from '../reply.rules.ts';

const offers = [
  { label: 'Xem lịch họp tuần này', command: 'Tuần này mình có họp gì?' },
  { label: 'Xem việc của bạn', command: 'Việc của tôi' },
  { label: 'Xem các lệnh', command: '/help' },
];

export const greet = (): AssistantReply => askBack('Chào bạn. Bạn muốn bắt đầu từ đâu?', offers);

/** Says plainly that there is no answer, and what there is. */
export const cannotAnswer = (): AssistantReply =>
  askBack(
    'Chưa trả lời được câu này. Trợ lý hiện làm được các việc về lịch họp, bản ghi cuộc họp và việc cần làm. Bạn có thể thử:',
    offers,
  );
