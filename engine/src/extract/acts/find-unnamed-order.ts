import { hasCapital } from '../../text/letters.ts';
import type { Clause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { readDeadline } from '../days/read-deadline.ts';
import { verbAt } from '../language/action-verbs.ts';
import { FLOOR_VERBS } from '../language/frame-words.ts';
import { RULES } from '../language/opening-cues.ts';
import { anyOf, opensWith, setOf } from '../language/phrase.ts';
import { PRONOUNS } from '../language/pronouns.ts';
import { SETTLES } from '../language/settling-cues.ts';
import { ACCEPTS, HYPOTHETICAL, PAST, TOO_SOON, UNKNOWN, URGES } from '../language/stance-cues.ts';
import { type MeetingContext, plainTurn, speakerOf } from '../meeting-context.ts';
import { NUMBERED_VOICE } from '../people/numbered-voice.ts';
import type { TaskAct } from './task-act.ts';

const FOR_ME = anyOf('(?:cho|giúp|nộp|gửi|báo) (?:anh|chị|tôi|cô|chú|bác|thầy|mình)');
const STRENGTH = 2.25;
/** "Vào việc luôn", "mình điểm qua từng việc nhé". */
const OPENS_TALK = opensWith(
  '(?:(?:ok|ừ|thế|à|vâng|rồi|dạ|thôi|nào|giờ|bây giờ|ta|mình|chúng ta|anh em|cả nhà) )*(?:chào(?! (?:hàng|giá|bán))|alo (?:alo|mọi người|cả nhà|anh em)|bắt đầu họp|vào việc|vào họp|điểm qua|khai mạc (?:cuộc )?họp)',
);

/**
 * Where voices have no names, a name in an order is only an unknown word. The order itself still shows by
 * "cho anh", "nhé" or a day, and whoever answers yes next is the one it was meant for.
 */
export function findUnnamedOrder(clause: Clause, context: MeetingContext): TaskAct | null {
  const called = calledLast(clause, context);
  const who = called ?? answerer(clause, context);
  if (who === null || clause.asks || !(called === null ? isOrder(clause) : isOrderOf(clause))) return null;
  const at = clause.words.findIndex((_, index) => index > 0 && isFullVerb(clause, index));
  const verb = at < 0 ? null : verbAt(clause.words, at);
  if (!verb) return null;
  const deadline = readDeadline(clause, 0, clause.words.length, context);
  if (called === null && deadline === null && !FOR_ME.test(clause.plain)) return null;
  const content = contentWords(clause.words.slice(at));
  return {
    kind: 'assign',
    turn: clause.turn,
    clause,
    who,
    from: 0,
    verb: verb.text,
    subjectless: false,
    pointsBack: false,
    matter: { clause, from: at, to: clause.words.length, prefix: '' },
    deadline,
    content,
    object: new Set([...content].filter((word) => !verb.text.split(' ').includes(word))),
    strength: STRENGTH,
  };
}

function isOrder(clause: Clause): boolean {
  if (SETTLES.test(clause.plain) || RULES.test(clause.plain)) return false;
  if (PAST.test(clause.plain) || HYPOTHETICAL.test(clause.plain) || UNKNOWN.test(clause.plain)) return false;
  return FOR_ME.test(clause.plain) || (URGES.test(clause.plain) && !OPENS_TALK.test(clause.plain));
}

/** "Giới trẻ lo hết nghen Bình": whoever is called answers for those who are named by no name of the room. */
function calledLast(clause: Clause, context: MeetingContext): string | null {
  const called = (context.mentions.get(clause) ?? []).find(
    ({ from }) => ASKS_FOR.has(clause.words[from - 1] ?? '') && clause.words[from - 2] !== 'rồi',
  );
  const next = clause.turn + 1;
  if (!called || speakerOf(context, next) !== called.person.label || !ACCEPTS.test(plainTurn(context, next)))
    return null;
  const at = clause.words.findIndex((_, index) => isFullVerb(clause, index));
  const named = clause.words.slice(0, at);
  const isGroup =
    OF_THE_ROOM.test(clause.plain) &&
    !hasCapital(clause.raw[1] ?? '') &&
    at > 1 &&
    at <= LONGEST_GROUP &&
    !named.some((word) => PRONOUNS.has(word) || NO_GROUP.has(word));
  return isGroup && at < called.from && !clause.breaks.has(at - 1) ? called.person.label : null;
}
const ASKS_FOR = setOf('nhé|nghe');
/** "Bên A gửi thứ năm nhé Hòa", "máy tính cài Windows nhé Hòa" only tell. */
const OF_THE_ROOM = opensWith(
  '(?:giới|nhóm|tổ|đội|ban|khối|hội|phòng|ca đoàn|chi đoàn|team|kho|bên)(?! (?:ngoài|trong|trên|dưới|cạnh|đầu|đêm|ngày|tối|sáng|trái|phải|chợ|họp|khách|hàng|ngân|thuế|ấy|đó|kia|này|công|nhà|đối|điện|nước|xe|thợ|thi|cung|họ|sở|xã|phường|\\S) )',
);
const NO_GROUP = setOf('đang|sẽ|vừa|mới|thì|là|mà|để|đừng|không|chưa|phải|cho|ai|họ|nó|rồi|vậy|thế|thôi|còn');
const LONGEST_GROUP = 4;

const isOrderOf = ({ plain }: Clause): boolean =>
  !(PAST.test(plain) || HYPOTHETICAL.test(plain) || UNKNOWN.test(plain));

/** The chair's words only, and only if the next voice takes them up. */
function answerer(clause: Clause, context: MeetingContext): string | null {
  const speaker = speakerOf(context, clause.turn);
  const next = speakerOf(context, clause.turn + 1);
  if (next === null || speaker === null || next === speaker || speaker !== context.chair) return null;
  const said = plainTurn(context, clause.turn + 1);
  return NUMBERED_VOICE.test(next) && (ACCEPTS.test(said) || TOO_SOON.test(said)) ? next : null;
}

function isFullVerb(clause: Clause, index: number): boolean {
  const verb = verbAt(clause.words, index);
  if (verb === null || FLOOR_VERBS.has(verb.text) || verb.text === 'chốt' || verb.text === 'dời')
    return false;
  return !(
    WAYS.has(verb.text) && clause.words.slice(Math.max(0, index - 3), index).some((word) => MOVES.has(word))
  );
}

/** "Lùi hẳn sang thứ tư": where it is moved to. */
const MOVES = setOf('dời|lùi|lui|chuyển|đổi|đẩy|hoãn|kéo');
const WAYS = setOf('sang|qua|tới|đến|vào|về|xuống|lên');
