import type { Heard } from '../hear.ts';
import type { IntentKind, IntentSlots } from '../intent.ts';
import { pattern } from '../pattern.ts';
import { over } from '../rules/changes.ts';
import { atHour, whenAsked } from '../rules/words.ts';
import { firstGroup, readScheduleSlots, readTimeSaid } from './read-schedule.ts';
import { readTaskSlots } from './read-task.ts';
import { readTopic } from './read-topic.ts';
import { readWhoseAgenda } from './read-whose-agenda.ts';

const short = pattern(' (ngan|ngan gon|gon) ');
const long = pattern(' (chi tiet|day du) ');
const asked = '(ranh|trong lich|trong|free|ban gi|ban|cung)';
const noPerson =
  '(?!@|tim |kiem |slot |gio |khung |lich |thoi |luc |(minh|toi|em) (?!(,|va|voi|cung) )|khi |ai |giup |mot )';
/** Named before the others, who ask for themselves come anyway. */
const besideMe = '((toi|minh|em) (,|va|voi|cung) )?';
const stillOr = `( (co|cung|dang|deu|con|hop|@(t|h|p)|${whenAsked}))*`;
const fitting = [
  pattern(' (?<people>ai cung|moi nguoi|tat ca) (deu |dang |cung )*(ranh|trong|free) '),
  pattern(
    ` (${whenAsked}|khung gio) [thi ](?<people>${noPerson}_( (?!@)_){0,5}?)(?=${stillOr} ${asked}| hop duoc)`,
  ),
  pattern(
    `^ ((@(t|h|p)|coi|xem|tim|hoi|${whenAsked}|kiem) )*(?<people>${noPerson}_( (?!@)_){0,6}?)(?=${stillOr} ${asked} )`,
  ),
  pattern(
    ` (chung cho|hop chung cho|duoc cho|phu hop cho|cua|hop voi|gap|cho minh voi|voi|cho) ${besideMe}(?<people>${noPerson}_( _){0,6}?)(?= (hop|cung|@|trong @|trong tuan|trong|duoc|\\?)| $)`,
  ),
];
const looksFor = pattern(' (tim|kiem|goi y|de xuat|chon|sap|sap xep|hop|gap|hen|slot) ');
const freeWhen = pattern(` ${whenAsked} .*(ranh|trong|free)#| (ranh|trong|free) .*${whenAsked}#`);
const freeOrNot = pattern(
  ' (ranh|trong|free|ban)( _){0,3}? (khong|chu|chua)#| (ban|vuong|ket) .*(khong|chua|chu)#',
);
/** Of one's own time, which is asked without a name. */
const ownFreeOrNot = pattern(` (ranh|trong|free|ban)[ lich| viec]${atHour} (khong|chu|chua)#`);
const changes = [
  [
    'people',
    pattern('(^|,) (_ ){0,2}(them|moi|bo sung|add|cho|bo|xoa|loai|go|rut) (_ ){1,5}?(vao|vo|khoi|tham gia) '),
  ],
  ['other', pattern(' (doi|thay doi|thay|sua) (phong|dia diem|cho hop|ten) ')],
  ['move', pattern(` (${over}|cho qua) `)],
  ['cancel', pattern(' (huy|bo|dep|khoi|cancel|xoa|thoi|khong|nghi) ')],
] as const;
const movedTo = pattern(' (sang|qua|xuong|len|thanh|toi|den|tu) [_ ]@');
const intoMeeting = pattern(' (vao|vo|khoi|tham gia|cho) (?=(cuoc|buoi|hop|phien|lich))');

/** What a message says of what it asks. */
export function readSlots(kind: IntentKind, heard: Heard, who = ''): IntentSlots {
  const when = readTimeSaid(heard);
  switch (kind) {
    case 'schedule':
      return readScheduleSlots(heard);
    case 'task':
      return readTaskSlots(heard);
    case 'summary':
      return { source: readTopic(heard), ...readDetail(heard) };
    case 'decisions':
    case 'figures':
      return { source: readTopic(heard) };
    case 'next-meeting':
      return { about: readTopic(heard) };
    case 'change-meeting':
      return readChange(heard);
    case 'find-time': {
      const people = firstGroup(heard, fitting);
      return { ...(people && { people }), ...(when && { when }), ...readFreeAsked(heard) };
    }
    case 'agenda': {
      const person = readWhoseAgenda(heard);
      const asks = !person && ownFreeOrNot.test(heard.plain) ? ({ asks: 'whether' } as const) : {};
      return { ...(when && { when }), ...(person && { person }), ...asks };
    }
    case 'person-tasks':
      return { person: who };
    default:
      return when ? { when } : {};
  }
}

function readFreeAsked({ plain }: Heard): IntentSlots {
  if (looksFor.test(plain)) return {};
  if (freeWhen.test(plain)) return { asks: 'when' };
  return freeOrNot.test(plain) ? { asks: 'whether' } : {};
}

function readDetail({ plain }: Heard): IntentSlots {
  if (long.test(plain)) return { detail: 'long' };
  return short.test(plain) ? { detail: 'short' } : {};
}

function readChange(heard: Heard): IntentSlots {
  const { plain } = heard;
  const change = changes.find(([, says]) => says.test(plain))?.[0] ?? 'other';
  const until = change === 'move' ? (movedTo.exec(plain)?.index ?? plain.length - 1) + 1 : plain.length;
  const into = change === 'people' || change === 'other' ? intoMeeting.exec(plain) : null;
  const rest = into ? shifted(heard, into.index + into[0].length - 1) : heard;
  // "Dời họp retro tuần sau": a time behind the meeting's name is the new one.
  const lastTime = plain.lastIndexOf(' @') + 1;
  const named = change === 'move' && lastTime > 0 ? readTopic(heard, Math.min(until, lastTime)) : '';
  return { change, about: named || readTopic(rest, into ? undefined : until) };
}

/** The message from a word on. */
function shifted({ text, plain, words }: Heard, from: number): Heard {
  return {
    text,
    plain: plain.slice(from),
    words: words.filter((word) => word.at > from).map((word) => ({ ...word, at: word.at - from })),
  };
}
