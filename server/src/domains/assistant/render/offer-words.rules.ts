import type { Choice } from '@hopgon/contract/chat/schemas';
import { writeCommand } from '@hopgon/contract/commands/write-command';
import type { Offer } from '../plan/plan-search.rules.ts';
import { type AssistantReply, aboutMeetings, askBack } from './reply.rules.ts';

/** Asks what to do instead; the meetings that offers name are the reply's. */
export const askWithOffers = (question: string, offers: readonly Offer[]): AssistantReply =>
  aboutMeetings(
    askBack(question, offers.map(writeOffer)),
    offers.flatMap((offer) =>
      'meetingId' in offer ? [offer.meetingId] : 'meetingIds' in offer ? offer.meetingIds : [],
    ),
  );

/** An offer as a choice: what it is called, and the message that asks for it. */
function writeOffer(offer: Offer): Choice {
  switch (offer.kind) {
    case 'tasks-of':
      return { label: `Xem việc của ${offer.name}`, command: `Việc của ${offer.name}` };
    case 'meet': {
      const question = `Khi nào họp với ${offer.name}?`;
      return { label: question, command: question };
    }
    case 'move-it':
      return { label: `Dời “${offer.title}”`, command: `Dời cuộc ${offer.title}` };
    case 'answer-it':
      return { label: `Nhận lời dự “${offer.title}”`, command: `Nhận lời cuộc ${offer.title}` };
    case 'cancel-it':
      return { label: `Hủy “${offer.title}”`, command: `Hủy cuộc ${offer.title}` };
    case 'done-it':
      return { label: `Đánh dấu xong “${offer.title}”`, command: `Việc ${offer.title} xong rồi` };
    case 'defer-it':
      return { label: `Đổi hạn “${offer.title}”`, command: `Đổi hạn việc ${offer.title}` };
    case 'ask-it':
      return { label: `Xem “${offer.title}”`, command: `Việc ${offer.title} tới đâu rồi?` };
    case 'summary':
      return { label: `Tóm tắt “${offer.title}”`, command: writeCommand('tomtat', [offer.meetingId]) };
    case 'agenda':
      return { label: `Xem lịch họp ${offer.when}`, command: `Lịch họp ${offer.when}` };
    case 'next-meeting':
      return {
        label: `Xem cuộc họp tới: ${offer.title}`,
        command: 'Cuộc họp tiếp theo của tôi là khi nào?',
      };
    case 'own-tasks': {
      const count = offer.open > 0 ? `${offer.open} ` : '';
      const late = offer.late > 0 ? `, trong đó ${offer.late} quá hạn` : '';
      return { label: `Xem ${count}việc của bạn${late}`, command: 'Việc của tôi' };
    }
    case 'help':
      return {
        label: offer.command === 'lenlich' ? 'Xem cách đặt lịch họp' : 'Xem cách giao việc',
        command: `/help ${offer.command}`,
      };
    default:
      return fixed[offer.kind];
  }
}

const fixed = {
  'late-tasks': { label: 'Xem việc quá hạn', command: 'Việc nào quá hạn?' },
  'this-week': { label: 'Xem lịch họp tuần này', command: 'Tuần này mình có họp gì?' },
  'find-time': { label: 'Tìm giờ họp cho bạn', command: 'Tìm giờ họp' },
  commands: { label: 'Xem các lệnh', command: '/help' },
} as const;
