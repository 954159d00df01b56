import type { IntentKind } from '../intent.ts';
import { namedPlace } from '../place-names.ts';
import { meetingFactsOf } from './meeting-facts.ts';
import { readOwner } from './read-owner.ts';
import type { SaidSlots } from './said-slots.ts';
import type { SpokenQuestion } from './spoken-act.ts';

type QuestionOf<Kind extends SpokenQuestion['kind']> = Extract<SpokenQuestion, { kind: Kind }>;

/** What is counted where no days are said; the answer names them. */
const presentWeek = 'tuần này';
/** Words that ask what is due and name no task. */
const dueWords =
  /(?<!\p{L})(?:gần|nhất|sắp|hạn|đến|tới|deadline|việc|nào|xong|phải|nộp|cần|những|các|còn|gan|nhat|sap|han|den|toi|viec|nao|phai|nop)(?!\p{L})/giu;

/** With a day, "đầu tháng cổng thanh toán sập vì cái gì" still asks for nothing that is due. */
const saysDue = /(?<!\p{L})(?:hạn|việc|deadline|task|nộp|xong|han|viec|nop)(?!\p{L})/iu;

/** What a message of a kind asks of calendar, rooms, people and tasks; null where the kind asks none of it. */
export function fillQuestion(kind: IntentKind, said: SaidSlots): SpokenQuestion | null {
  const { clause } = said;
  const time = clause.times().join(' ');
  switch (kind) {
    case 'rooms':
      return fillRooms(said);
    case 'meeting-people':
      return fillMeetingPeople(said);
    case 'meeting-agenda':
      return { kind: 'meeting-agenda', ...said.about };
    case 'figures':
      return fillFigures(said, sinceBeginning(said.message) || time || presentWeek);
    case 'task-state':
      return fillTaskState(said);
    case 'due-tasks':
      // "Thuế GTGT chừng nào tới hạn" asks of one task.
      if (
        (time === '' || !saysDue.test(said.message)) &&
        clause.content().replace(dueWords, '').trim().includes(' ')
      )
        return null;
      return {
        kind: 'due-tasks',
        time: time || presentWeek,
        person: readOwner(said.message, clause.names()),
      };
    case 'people': {
      const words = said.personOf('person');
      const saysWho = words !== '' || clause.content().includes(' ');
      return saysWho ? { kind: 'person', words, message: said.message } : null;
    }
    case 'own-notes':
    case 'import':
      return { kind };
    case 'fewer-meetings':
      return { kind, of: clause.has('company') ? 'company' : 'self' };
    default:
      return null;
  }
}

/** "Từ đầu tháng tới giờ" is this month; "đầu tháng tới" alone is the next. */
function sinceBeginning(message: string): string {
  const unit =
    /(?<!\p{L})(?:đầu|dau)\s+(tuần|tháng|quý|năm|tuan|thang|quy|nam)\s+(?:đến|tới|den|toi)\s+(?:giờ|nay|bây giờ|bây chừ|chừ|rày|ni|hiện|hôm|bữa|gio|bay gio|bay chu|chu|hien|hom|bua)(?!\p{L})/iu.exec(
      message,
    )?.[1];
  return unit === undefined ? '' : `${unit} ${/[àáảãạăâêôơưđầ-ỹ]/iu.test(unit) ? 'này' : 'nay'}`;
}

function fillTaskState(said: SaidSlots): QuestionOf<'task-state'> | null {
  const { words: named, people } = said.about;
  // "Việc của Lan" is no task, but all of hers.
  if (people.length > 0 && /^(?:việc|của|viec|cua|\s)*$/iu.test(named)) return null;
  const words = said.of('about') || said.clause.content();
  return words === '' ? null : { kind: 'task-state', words, people: [] };
}

function fillMeetingPeople(said: SaidSlots): QuestionOf<'meeting-people'> {
  const asks = meetingFactsOf(said.clause);
  const { people, ...about } = said.about;
  return {
    kind: 'meeting-people',
    ...about,
    people: asks.includes('answer') ? said.clause.names() : people,
    asks,
  };
}

const anyRoom = /^(?:thì|nào|đó|ấy|đấy|này|mô|nao|do|ay|nay)(?:\s|$)/iu;

function fillRooms(said: SaidSlots): QuestionOf<'rooms'> {
  const { clause, message } = said;
  const room = clause.at('room');
  const [name = ''] = room < 0 ? [] : clause.names(room, room + 2);
  const place = said
    .of('place')
    .replace(/^(?:phòng|phong)(?:\s+(?:họp|hop))?\s+/iu, '')
    .replace(anyRoom, '');
  const seats = /(\d{1,3})\s*(?:người|chỗ|ghế|nguoi|cho)(?!\p{L})/iu.exec(message)?.[1];
  return {
    kind: 'rooms',
    words: name,
    time: clause.times().join(' '),
    place:
      name !== '' && place === name
        ? ''
        : place ||
          (clause.names().find((other) => other !== name) ?? (name === '' ? namedPlace(message) : '')),
    seats: seats === undefined ? null : Number(seats),
    message,
  };
}

const asksSoFar =
  /(?<!\p{L})(?:rồi|(?:đến|tới|tính đến) (?:giờ|chừ|bây chừ|bây giờ|nay|ni|hôm nay|hôm ni)|đã họp|roi|(?:den|toi) (?:gio|chu|bay chu|bay gio|nay|ni|hom nay|hom ni))(?!\p{L})/iu;

/** "Đến chừ em" is the speaker as well. */
const selfAtEnd = /(?:^|\s)(?:tôi|mình|em|anh|chị|tui|tớ|chú|bác|cô|t|toi|minh|chi)$/iu;

function fillFigures(said: SaidSlots, time: string): QuestionOf<'figures'> {
  const { clause } = said;
  const soFar = asksSoFar.test(said.message);
  const person = said.of('person');
  const [name] = clause.names();
  if (clause.has('company') && name === undefined)
    return { kind: 'figures', time, soFar, of: 'company', person: '' };
  if (name !== undefined) return { kind: 'figures', time, soFar, of: 'person', person: person || name };
  const isSelf = person === '' || selfAtEnd.test(person);
  return { kind: 'figures', time, soFar, of: isSelf ? 'self' : 'group', person: isSelf ? '' : person };
}
