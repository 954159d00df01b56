import { parseDuration } from '../../time/parse-duration.ts';
import { aboutOf, noMeeting } from './about-meeting.ts';
import type { Clause } from './act-clause.ts';
import type { SpokenAct, SpokenItem } from './spoken-act.ts';

export function readAgendaItems(clause: Clause): SpokenAct | null {
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
  if (into > item) return { kind: 'agenda', ...aboutOf(clause, into + 1), items };
  const at = clause.at('meeting', 'gathering');
  const about = at >= 0 && at < item ? aboutOf(clause, at, item) : noMeeting;
  const behind = at > item ? aboutOf(clause, at) : about;
  return { kind: 'agenda', ...behind, items };
}

const lengthIn =
  /\s*[,(]?\s*(?:trong\s+|khoảng\s+|khoang\s+)?((?:\d{1,3}\s*(?:phút|phut|p|')|nửa tiếng|nua tieng|\d{1,2}\s*(?:tiếng|tieng)))(?![\p{L}])\s*\)?/iu;

/** "quà tặng khách 15 phút, giá in 10 phút" */
function itemsIn(text: string): SpokenItem[] {
  return text
    .replace(
      /\s+(?:vào|vô|cho|vao|vo)\s+(?:buổi|cuộc|chương trình|họp|buoi|cuoc|chuong trinh|hop)(?=\s).*$/iu,
      '',
    )
    .split(/\s*[,;]\s*|\s+(?:và|với|va|voi)\s+(?:mục\s+|muc\s+)?/iu)
    .map((part) => {
      const length = lengthIn.exec(part);
      const title = part
        .replace(lengthIn, '')
        .replace(/^[\s:–-]+|\s+(?:nhé|nha|nhe|đi|ạ|luôn|nữa|giúp|hộ|di|luon|nua)+$/giu, '')
        .trim();
      return { title, minutes: length?.[1] === undefined ? null : parseDuration(length[1]) };
    })
    .filter(({ title }) => title.length > 1);
}
