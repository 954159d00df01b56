import type { SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { World } from '../../../../platform/world.ts';
import { offerImport } from '../../render/offer-import.rules.ts';
import { listLinks, say } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOutcome } from '../act-outcome.rules.ts';
import { respondWithAgenda } from './respond-with-agenda.ts';
import { respondWithDay } from './respond-with-day.ts';
import { respondWithDueTasks } from './respond-with-due-tasks.ts';
import { respondWithFigures } from './respond-with-figures.ts';
import { respondWithMeetingPeople } from './respond-with-meeting-people.ts';
import { respondWithOwnNotes } from './respond-with-own-notes.ts';
import { respondWithPerson } from './respond-with-person.ts';
import { respondWithRooms } from './respond-with-rooms.ts';
import { respondWithSuggestions } from './respond-with-suggestions.ts';
import { respondWithTaskState } from './respond-with-task-state.ts';

/** Answers a question about calendar, rooms, people and tasks, with what was counted. */
export function respondToQuestion(
  world: ActWorld & Pick<World, 'limiter'>,
  scope: CompanyScope,
  context: ActContext,
  asked: SpokenQuestion,
): Promise<ActOutcome> | ActOutcome {
  switch (asked.kind) {
    case 'rooms':
      return respondWithRooms(world, scope, context, asked);
    case 'figures':
      return respondWithFigures(world, scope, context, asked);
    case 'meeting-people':
      return respondWithMeetingPeople(world, scope, context, asked);
    case 'meeting-agenda':
      return respondWithAgenda(world, scope, context, asked);
    case 'task-state':
      return respondWithTaskState(world, scope, context, asked);
    case 'due-tasks':
      return respondWithDueTasks(world, scope, context, asked);
    case 'fewer-meetings':
      return respondWithSuggestions(world, scope, asked);
    case 'person':
      return respondWithPerson(world, scope, context, asked);
    case 'day':
      return respondWithDay(scope, context, asked);
    case 'own-notes':
      return respondWithOwnNotes(scope, context);
    case 'import':
      return { kind: 'say', mentions: {}, reply: offerImport() };
    case 'private':
      return {
        kind: 'say',
        isUnfound: true,
        mentions: {},
        reply: say(
          'Trợ lý không biết lương, thu nhập hay dữ liệu riêng của người khác, và không trả lời về những việc đó.',
        ),
      };
    case 'uncounted':
      return {
        kind: 'say',
        mentions: {},
        reply: listLinks(
          'Trợ lý đếm được số cuộc họp và giờ họp trong một khoảng, của bạn, của một đồng nghiệp hoặc của cả công ty (“tuần này cả công ty họp bao nhiêu giờ”), nhưng chưa xếp hạng người, phòng hay tính tỷ lệ. Trang Phân tích có tỷ lệ việc đúng hạn của bạn, và số liệu của phòng ban hay công ty nếu bạn được xem.',
          [{ label: 'Mở Phân tích', path: '/analytics' }],
        ),
      };
    case 'beyond':
      return {
        kind: 'say',
        isUnfound: true,
        mentions: {},
        reply: say(
          'Trợ lý không làm được việc này: trợ lý lo lịch họp, việc cần làm, nhắc việc và những gì đã họp. Bạn có thể giao việc đó cho một người (“giao Bình …, hạn thứ Sáu”) hoặc tự đặt lời nhắc (“nhắc tôi 9h mai …”).',
        ),
      };
  }
}
