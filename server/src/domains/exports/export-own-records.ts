import type { Db } from '../../platform/database/kysely.ts';
import { csv } from '../../platform/files/csv.ts';
import type { ZipEntry } from '../../platform/files/zip-stream.ts';
import { cells, conversationText, numbered } from './export-text.rules.ts';
import { liveRecordStore } from './live-records.store.ts';
import { ownRecordStore } from './own-records.store.ts';

type RecordRow = Readonly<Record<string, unknown>>;

/** Reads while bound to the company, as long as the person still works there. */
export type Within = <T>(read: (db: Db) => Promise<T>) => Promise<T>;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function* both(path: string, head: readonly string[], rows: readonly RecordRow[]): Generator<ZipEntry> {
  yield { name: `${path}.json`, content: [json(rows)] };
  yield { name: `${path}.csv`, content: [csv([head, ...rows.map(cells)])] };
}

const heads = {
  meetings: [
    'Mã',
    'Tên cuộc họp',
    'Mục tiêu',
    'Hình thức',
    'Bắt đầu',
    'Kết thúc',
    'Múi giờ',
    'Địa điểm',
    'Ai xem được',
    'Hủy lúc',
    'Tôi tạo',
    'Vai trò của tôi',
    'Trả lời của tôi',
    'Lý do',
  ],
  items: [
    'Mã',
    'Việc',
    'Hạn',
    'Ưu tiên',
    'Trạng thái',
    'Mã cuộc họp',
    'Tạo lúc',
    'Sửa lúc',
    'Giao cho tôi',
    'Tôi tạo',
  ],
  transcripts: ['Mã', 'Mã cuộc họp', 'Phiên bản', 'Tên', 'Dạng', 'Số lượt nói', 'Tải lên lúc'],
  turns: ['Cuộc họp', 'Mã cuộc họp', 'Lượt', 'Mili giây từ đầu', 'Lời'],
  notifications: ['Lúc', 'Loại', 'Nội dung', 'Trang', 'Đọc lúc'],
  recorded: ['Lúc', 'Việc', 'Mạng'],
  prepared: ['Việc', 'Nội dung', 'Cuộc họp', 'Mã cuộc họp', 'Lúc'],
  minutes: ['Việc', 'Biên bản', 'Mã cuộc họp', 'Nội dung', 'Lúc'],
  live: ['Việc', 'Cuộc họp', 'Mã cuộc họp', 'Nội dung', 'Lúc'],
  votes: ['Hỏi giờ họp', 'Tôi tạo', 'Bắt đầu', 'Kết thúc', 'Tôi chọn', 'Chọn lúc'],
} as const;

/** What one company holds of the person, a list at a time. */
export async function* exportOwnRecords(
  within: Within,
  folder: string,
  userId: string,
): AsyncGenerator<ZipEntry> {
  const at = (name: string) => `${folder}/${name}`;
  yield* both(at('cuoc-hop'), heads.meetings, await within((db) => ownRecordStore.meetings(db, userId)));
  yield* both(at('viec'), heads.items, await within((db) => ownRecordStore.actionItems(db, userId)));
  yield* both(at('ban-ghi'), heads.transcripts, await within((db) => ownRecordStore.transcripts(db, userId)));
  yield* both(at('loi-cua-toi'), heads.turns, await within((db) => ownRecordStore.ownTurns(db, userId)));
  yield* both(
    at('thong-bao'),
    heads.notifications,
    await within((db) => ownRecordStore.notifications(db, userId)),
  );
  yield* both(at('nhat-ky'), heads.recorded, await within((db) => ownRecordStore.recorded(db, userId)));
  yield* both(at('chuan-bi'), heads.prepared, await within((db) => ownRecordStore.prepared(db, userId)));
  yield* both(at('bien-ban'), heads.minutes, await within((db) => ownRecordStore.minutes(db, userId)));
  yield* both(at('trong-phong-hop'), heads.live, await within((db) => liveRecordStore.own(db, userId)));
  yield* both(at('binh-chon'), heads.votes, await within((db) => ownRecordStore.votes(db, userId)));
  yield {
    name: at('nhac-va-lich.json'),
    content: [json(await within((db) => ownRecordStore.calendar(db, userId)))],
  };
  yield {
    name: at('mo-hinh-ai.json'),
    content: [json(await within((db) => ownRecordStore.models(db, userId)))],
  };
  const sessions = await within((db) => ownRecordStore.chatSessions(db, userId));
  for (const [place, { id, ...session }] of sessions.entries()) {
    const messages = await within((db) => ownRecordStore.chatMessages(db, id));
    const name = at(`tro-chuyen/${numbered(place, session.title)}`);
    yield { name: `${name}.json`, content: [json({ ...session, messages })] };
    yield { name: `${name}.txt`, content: [conversationText(session.title, messages)] };
  }
}
