import { fold } from '../../text/fold.ts';
import { Clause } from '../clauses/act-clause.ts';

/** What a message may ask of one meeting beside when it is. */
export type MeetingFact =
  | 'place'
  | 'online'
  /** How long it is, or when it ends. */
  | 'length'
  /** Whether it still is as planned. */
  | 'changed'
  | 'chair'
  | 'secretary'
  | 'attend'
  | 'unanswered'
  | 'declined'
  | 'accepted'
  | 'answered'
  /** What somebody who is named answered. */
  | 'answer'
  /** Whether the caller is invited, and what they answered. */
  | 'own-answer'
  /** How far its minutes are. */
  | 'minutes';

const wholeWord = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'u');

const minutes = '(?:bien ban|bb|minutes)(?: hop)?';
const whether = '(?:khong|ko|k|hong|hok|hem|chua)';
const self = '(?:toi|minh|em|tui|chi|anh|chau|to|t|e)';
const wroteBy = '(?:ghi|viet|soan|lam|lo|lap|giu)';
const answerFacts =
  '(?:tra loi|phan hoi|hoi am|xac nhan|accept|confirm|rep|reply|rsvp|bam|nhan loi|chap nhan|dong y)';

const states = [
  // "Biên bản giao ban thông qua chưa", "… còn nháp hay ký rồi", "… đâu rồi"
  `${minutes} .*?(?:chua|dau|the nao|ra sao|sao roi|buoc nao|tinh trang|hay (?:\\S+ ){0,3}?(?:nhap|draft|soan|thong qua|ky|duyet|chot|xong))`,
  `(?:chua|khong|ko) (?:thay|co|nhan duoc) ${minutes}`,
  `co ${minutes} ${whether}`,
].join('|');
/** Where the minutes of a meeting are, and no order to write them. */
const asksState = wholeWord(states);
/** "…, soạn giúp em", "viết biên bản họp giá đi": they are to be written. */
const ordersMinutes = wholeWord(
  `(?:soan|viet|lap|lam|tao|dung|nhap) (?:\\S+ ){0,2}?(?:giup|gium|dum|ho|di|luon|nhe|nha|lien)|(?:hay|giup|nho|phai|can) (?:\\S+ ){0,2}?(?:soan|viet|lap|lam|tao|dung) (?:\\S+ ){0,2}?${minutes}|${minutes} [^,;.?]*? di(?=\\s*(?:[,;.!]|$))`,
);
const beginsWriting = new RegExp(`^\\s*(?:soan|viet|lap|lam|tao|dung|nhap|draft|gen)\\s.*${minutes}`, 'u');

/** Facts whose words ask for nothing else, wherever they stand. */
const plainFacts: readonly (readonly [MeetingFact, RegExp])[] = [
  [
    'secretary',
    wholeWord(
      `(?:ai|do ai) (?:\\S+ ){0,2}?(?:thu ky|${wroteBy} ${minutes})|thu ky (?:la |do )?ai|${minutes} .*?(?:do )?ai (?:\\S+ )?${wroteBy}|thu ky (?:buoi|cuoc|hop) (?:\\S+ ){0,6}?la ai`,
    ),
  ],
  [
    'chair',
    wholeWord(
      '(?:ai|do ai) (?:\\S+ ){0,2}?(?:chu tri|chu toa|dieu hanh|cam trich)|chu tri (?:la |do )?ai|nguoi chu tri',
    ),
  ],
  [
    'unanswered',
    wholeWord(
      `(?:ai|nguoi nao|nhung ai) (?:\\S+ ){0,2}?chua (?:\\S+ )?${answerFacts}|${answerFacts} (?:du|het) chua`,
    ),
  ],
  [
    'online',
    wholeWord(
      `(?:co|duoc) (?:\\S+ ){0,2}?(?:online|truc tuyen|noi mang|qua mang|link|zoom|meet|teams|tu xa)(?: (?:online|hop|duoc|dc))* ${whether}|(?:online|truc tuyen|truc tiep|offline) hay|hay (?:\\S+ )?(?:online|truc tuyen|truc tiep|offline)`,
    ),
  ],
  [
    'length',
    wholeWord(
      '(?:keo dai|dai|trong|het|mat) (?:bao lau|may tieng|may phut|bao nhieu (?:phut|tieng|lau))|may gio (?:tan|xong|het|ket thuc)|(?:tan|xong|het|ket thuc) (?:hop )?(?:luc |la )?(?:may gio|khi nao|luc nao|may h)|bao lau (?:thi )?(?:xong|tan|het)',
    ),
  ],
  [
    'changed',
    wholeWord(
      `(?:co|bi) (?:bi |con |phai )?(?:doi|doi gio|doi lich|hoan|huy|lui|day)(?: (?:gio|lich|ngay|gi|lai))* ${whether}|con (?:hop|dien ra)(?: nhu cu)? ${whether}|(?:van|nhu) (?:nhu )?cu (?:khong|ko|k|hong|chu|ha)`,
    ),
  ],
  [
    'own-answer',
    wholeWord(
      `${self} (?:co )?(?:co ten|duoc moi|trong danh sach)(?: (?:trong|du|hop|do|nay))* ${whether}|(?:co )?(?:moi|ten) ${self} ${whether}`,
    ),
  ],
  ['attend', wholeWord('co (?:nhung )?ai (?:ngoi |du |trong |tham gia |o )*(?:do|day|no|nay|trong do)')],
];

/** Where the message stops and asks something else. */
const betweenParts = /[,;?.!]\s+|\s+(?:và|va)\s+/u;

/** The facts of a meeting that words ask for and nothing else is meant by, in their order. */
export function plainFactsIn(message: string): MeetingFact[] {
  const said = fold(message).replace(/\s+/gu, ' ');
  const found = plainFacts.flatMap(([fact, words]) => {
    const at = words.exec(said)?.index;
    return at === undefined ? [] : [{ fact, at }];
  });
  const state = asksMinutes(said) ? asksState.exec(said) : null;
  if (state !== null) found.push({ fact: 'minutes', at: state.index });
  return found.toSorted((one, other) => one.at - other.at).map(({ fact }) => fact);
}

function asksMinutes(said: string): boolean {
  return asksState.test(said) && !ordersMinutes.test(said) && !beginsWriting.test(said);
}

/** "Chị Hà có dự không", "Huy vô danh sách chưa" */
const endsWhether =
  /\s(?:không|chưa|ko|hông|hong|k|khong|chua)(?:\s+(?:vậy|ta|nhỉ|em|bạn|ạ|v|vay|nhi|hè|he|rứa|rua|dzậy))?[\s?.!]*$/iu;
const asksForAnswer = wholeWord(answerFacts);
/** "Mọi người trả lời đủ chưa": who is missing. */
const asksForAll = wholeWord(`${answerFacts} (?:du|het)`);

/** What is asked of a meeting, in the order of the parts that ask. */
export function meetingFactsOf(clause: Clause): MeetingFact[] {
  const facts = factPartsOf(clause.message).flatMap((part) => factsOfPart(clause, part));
  const plain = plainFactsIn(clause.message);
  const all = [...new Set([...facts, ...plain])];
  const shown =
    all.length > 1 && !listsPeople.test(fold(clause.message)) ? all.filter((one) => one !== 'attend') : all;
  return shown.length > 0 ? shown : ['attend'];
}

const listsPeople = wholeWord(
  '(?:nhung|co) ai|gom ai|may nguoi|bao nhieu nguoi|khach (?:\\S+ )?la ai|ai (?:\\S+ )?(?:du|tham gia)',
);

const asksPlace = wholeWord('(?:o|tai) (?:phong nao|phong mo|dau|mo|cho nao)');

interface FactPart {
  readonly text: string;
  readonly from: number;
}

function factPartsOf(message: string): FactPart[] {
  const parts: FactPart[] = [];
  let from = 0;
  for (const text of message.split(betweenParts)) {
    const at = message.indexOf(text, from);
    parts.push({ text, from: at });
    from = at + text.length;
  }
  return parts;
}

function factsOfPart(clause: Clause, { text, from }: FactPart): MeetingFact[] {
  const plain = plainFactsIn(text);
  if (plain.length > 0) return plain;
  const inside = clause.pieces.filter((piece) => piece.from >= from && piece.to <= from + text.length);
  const said = fold(text).replace(/\s+/gu, ' ');
  const fact = answersAsked(new Clause(clause.message, inside), said, text);
  if (fact !== null) return [fact];
  if (asksPlace.test(said)) return ['place'];
  return listsPeople.test(said) ? ['attend'] : [];
}

function answersAsked(part: Clause, said: string, text: string): MeetingFact | null {
  const asked = (['unanswered', 'chair', 'secretary'] as const).find((cue) => part.has(cue));
  if (asked !== undefined) return asked;
  if (asksForAll.test(said)) return 'unanswered';
  if (part.has('decline-invite')) return 'declined';
  const says = part.has('answered', 'accept-invite') || asksForAnswer.test(said);
  if (part.names().length > 0 && (says || endsWhether.test(text))) return 'answer';
  if (part.has('accept-invite') || (part.has('confirm') && says)) return 'accepted';
  return says ? 'answered' : null;
}
