import { Clause } from '../clauses/act-clause.ts';
import { itemsIn } from './agenda-items.ts';
import type { MessagePiece } from './read-pieces.ts';
import type { SpokenItem } from './spoken-act.ts';

/** What words add to what is open, and name nothing of it: an item, a sentence, a reason. All empty where they add none. */
export type SpokenAddition = {
  readonly text: string;
  /** The same as items of an agenda. */
  readonly items: readonly SpokenItem[];
  /** Why: "lý do là kẹt khách". */
  readonly report: string;
};

const leads = '(?:(?:à|ủa|rồi|mà|ừ|ờ|thì|chỉ|với|và|a|roi|ma|chi|va)[\\s,]+){0,3}';
const adds = new RegExp(
  `^\\s*${leads}(?:thêm|bổ sung|ghi thêm|kèm|kèm theo|them|bo sung|ghi them|kem)\\s+(?:(?:mục|cả|luôn|câu|dòng|là|muc|cau)\\s+|(?:nữa|nựa|nua)\\s*[:,]?\\s*)*[:,]?\\s*(?=\\S)`,
  'iu',
);
const reports = new RegExp(
  `^\\s*${leads}(?:nói|báo(?!\\s+(?:cáo|giá))|nhắn|bảo(?!\\s+(?:trì|hiểm|vệ|hành|dưỡng))|lý do|vì|noi|bao(?!\\s+(?:cao|gia|bi|tri|hiem|ve|hanh|duong))|nhan|ly do)\\s+(?:lại\\s+)?(?:với\\s+|cho\\s+|voi\\s+)?(?:là\\s+|la\\s+)?`,
  'iu',
);
const politeEnd = /(?:\s+(?:nhé|nha|nhe|đi|ạ|luôn|nữa|giúp|hộ|giùm|thôi|di|luon|nua|thoi|a))+[\s.!]*$/iu;

export function readAddition(message: string, pieces: readonly MessagePiece[]): SpokenAddition {
  const clause = new Clause(message, pieces);
  if (clause.isQuestion) return { text: '', items: [], report: '' };
  const added = adds.exec(message);
  const report = reports.exec(message);
  // "Thêm chị Hà vào", "báo anh Sơn giúp tôi" are of somebody.
  const isNamed = (said: RegExpExecArray | null): boolean =>
    said !== null && pieces.some(({ kind, from }) => kind === 'name' && from === said[0].length);
  const text = added && !isNamed(added) ? message.slice(added[0].length).replace(politeEnd, '').trim() : '';
  return {
    text,
    items: text === '' ? [] : itemsIn(text),
    report:
      report && !isNamed(report)
        ? message
            .slice(report[0].length)
            .replace(/^[\s,:]*(?:là|rằng|la)?\s*/iu, '')
            .replace(politeEnd, '')
            .trim()
        : '',
  };
}
