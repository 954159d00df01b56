import { Clause } from './act-clause.ts';
import { itemsIn } from './read-agenda-items.ts';
import type { MessagePiece } from './read-pieces.ts';
import type { SpokenItem } from './spoken-act.ts';

/** What words add to what is open, and name nothing of it: an item, a sentence, a reason. All empty where they add none. */
export type SpokenAddition = {
  readonly text: string;
  /** The same as items of an agenda. */
  readonly items: readonly SpokenItem[];
  /** What somebody is to learn: "nói chị Mai tôi vào trễ". */
  readonly report: string;
};

const leads = '(?:(?:à|ủa|rồi|mà|ừ|ờ|thì|chỉ|với|và|a|roi|ma|chi|va)[\\s,]+){0,3}';
const adds = new RegExp(
  `^\\s*${leads}(?:thêm|bổ sung|ghi thêm|kèm|kèm theo|them|bo sung|ghi them|kem)\\s+(?:(?:mục|cả|luôn|câu|dòng|là|muc|cau)\\s+|(?:nữa|nựa|nua)\\s*[:,]?\\s*)*[:,]?\\s*(?=\\S)`,
  'iu',
);
const reports = new RegExp(
  `^\\s*${leads}(?:nói|báo|nhắn|bảo|lý do|vì|noi|bao|nhan|ly do)\\s+(?:lại\\s+)?(?:với\\s+|cho\\s+|voi\\s+)?(?:là\\s+|la\\s+)?`,
  'iu',
);
const politeEnd = /(?:\s+(?:nhé|nha|nhe|đi|ạ|luôn|nữa|giúp|hộ|giùm|thôi|di|luon|nua|thoi|a))+[\s.!]*$/iu;

export function readAddition(message: string, pieces: readonly MessagePiece[]): SpokenAddition {
  const clause = new Clause(message, pieces);
  if (clause.isQuestion) return { text: '', items: [], report: '' };
  const added = adds.exec(message);
  const text = added ? message.slice(added[0].length).replace(politeEnd, '').trim() : '';
  const report = reports.exec(message);
  const [name] = clause.pieces.filter(
    ({ kind, from }) => kind === 'name' && report && from === report[0].length,
  );
  const from = name ? name.to : (report?.[0].length ?? 0);
  return {
    text,
    items: text === '' ? [] : itemsIn(text),
    report: report
      ? message
          .slice(from)
          .replace(/^[\s,:]*(?:là|rằng|la)?\s*/iu, '')
          .replace(politeEnd, '')
          .trim()
      : '',
  };
}
