import { parseDuration } from '../../time/parse-duration.ts';
import { aboutOf, noMeeting } from './about-meeting.ts';
import type { Clause } from './act-clause.ts';
import type { SpokenAct, SpokenItem } from './spoken-act.ts';

export function readAgendaItems(clause: Clause): SpokenAct | null {
  const inWords = itemInWords(clause);
  if (inWords) return inWords;
  const add = clause.at('add', 'into');
  const item = clause.lastAt('item') >= 0 ? clause.at('item') : clause.at('agenda');
  if (add < 0 || item < 0 || clause.isQuestion) return null;
  const quoted = [
    ...clause.message.matchAll(
      /(?:["“]([^"”]{2,120})["”]|(?<=^|\s)['‘]([^'’]{2,120})['’])\s*(?:\(?\s*(\d{1,3})\s*(?:phút|phut|p|'))?/giu,
    ),
  ];
  const items: SpokenItem[] =
    quoted.length > 0
      ? quoted.map(([, double, single = '', minutes]) => ({
          title: double ?? single,
          minutes: minutes === undefined ? null : Number(minutes),
        }))
      : itemsIn(clause.text(item + 1));
  if (items.length === 0) return null;
  // What is said of the meeting stands before the items.
  const into = clause.lastAt('into');
  const names = aboutOf(clause, into + 1);
  const isNamedBehind =
    names.words.replace(/\d+|(?<!\p{L})p(?!\p{L})/gu, '').trim() !== '' || names.times.length > 0;
  if (into > item && isNamedBehind) return { kind: 'agenda', ...aboutOf(clause, into + 1), items };
  const at = clause.at('meeting', 'gathering');
  const about = at >= 0 && at < item ? aboutOf(clause, at, item) : noMeeting;
  const behind = at > item ? aboutOf(clause, at) : about;
  return { kind: 'agenda', ...behind, items };
}

const intoAgenda =
  /^(?:(?:\S+\s+){0,3}?)(?:đưa|cho|thêm|bổ sung|ghi|bo sung|them|dua)\s+(?:thêm\s+|luôn\s+|giúp\s+)*(?:(?:phần|vấn đề|chuyện|vụ|ý|chủ đề|mục|nội dung|phan|van de|chuyen|muc|noi dung)\s+)?(.{2,120}?)\s+(?:vào|vô|vao|vo)\s+(?:(?:cuối|đầu|cuoi|dau)\s+)?(?:chương trình|agenda|nội dung|chuong trinh|noi dung)(?=\s|$)/iu;
const meetingThenItem =
  /(?<!\p{L})(?:thêm|bổ sung|cho|them|bo sung)\s+(?:thêm\s+)?(?:(?:vào|vô|vao|vo)\s+)?(?=(?:chương trình|cuộc|buổi|họp|giao ban|chuong trinh|cuoc|buoi|hop))(.{3,80}?)\s+(?:phần|vấn đề|chuyện|chủ đề|mục|nội dung|phan|van de|muc)\s+(.{2,160})$/iu;

/** "Đưa chuyện máy in vào chương trình giao ban", "thêm vào cuộc giao ban phần tồn kho 10 phút" */
function itemInWords(clause: Clause): SpokenAct | null {
  if (clause.isQuestion || /["“]/u.test(clause.message)) return null;
  const into = intoAgenda.exec(clause.message);
  if (into?.[1] !== undefined) {
    const end = into[0].length;
    const from = clause.pieces.findIndex((piece) => piece.from >= end);
    return {
      kind: 'agenda',
      ...(from < 0 ? noMeeting : aboutOf(clause, from)),
      items: itemsIn(`${into[1]}${trailingLength.exec(clause.message.slice(end))?.[0] ?? ''}`),
    };
  }
  const first = meetingThenItem.exec(clause.message);
  if (first?.[1] === undefined || first[2] === undefined) return null;
  const start = first.index + first[0].indexOf(first[1]);
  const end = start + first[1].length;
  const of = (at: number) => clause.pieces.findIndex((piece) => piece.from >= at);
  return { kind: 'agenda', ...aboutOf(clause, of(start), of(end)), items: itemsIn(first[2]) };
}

const trailingLength = /\s+\d{1,3}\s*(?:phút|phut|p)(?!\p{L})/iu;

const lengthIn =
  /\s*[,(]?\s*(?:trong\s+|khoảng\s+|khoang\s+)?((?:\d{1,3}\s*(?:phút|phut|p|')|nửa tiếng|nua tieng|\d{1,2}\s*(?:tiếng|tieng)))(?![\p{L}])\s*\)?/iu;

/** "quà tặng khách 15 phút, giá in 10 phút" */
export function itemsIn(text: string): SpokenItem[] {
  return (
    text
      .replace(
        /\s+(?:vào|vô|cho|vao|vo)\s+(?:(?:cuối|đầu|cuoi|dau)\s+)?(?:buổi|cuộc|chương trình|họp|buoi|cuoc|chuong trinh|hop)(?=\s|$).*$/iu,
        '',
      )
      // "ca đêm vô, 10 phút": what leads into the meeting names nothing, and a length alone is of what stands before.
      .replace(/\s+(?:vào|vô|vao|vo)(?=\s*(?:,|$))/iu, '')
      .replace(/\s*,\s*(?=\d{1,3}\s*(?:phút|phut|p|')(?!\p{L}))/giu, ' ')
      .split(/\s*[,;]\s*|\s+(?:và|với|va|voi)\s+(?:mục\s+|muc\s+)?/iu)
      .map((part) => {
        const length = lengthIn.exec(part);
        const title = part
          .replace(lengthIn, '')
          .replace(/^[\s:–-]+|\s+(?:nhé|nha|nhe|đi|ạ|luôn|nữa|giúp|hộ|di|luon|nua)+$/giu, '')
          .trim();
        return { title, minutes: length?.[1] === undefined ? null : parseDuration(length[1]) };
      })
      .filter(({ title }) => title.length > 1)
  );
}
