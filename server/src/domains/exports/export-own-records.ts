import { setImmediate as rest } from 'node:timers/promises';
import type { Db } from '../../platform/database/kysely.ts';
import type { ZipEntry } from '../../platform/files/zip-stream.ts';
import { readMessageSources } from '../chat/messages/read-message-sources.ts';
import { conversationText, csvPieces, jsonPieces, numbered } from './export-text.rules.ts';
import { liveRecordStore } from './live-records.store.ts';
import { ownPageStore, type PagedRow } from './own-pages.store.ts';
import { ownRecordStore } from './own-records.store.ts';
import { type RecordColumn, recordColumns } from './record-columns.rules.ts';

/** Reads while bound to the company, as long as the person still works there. */
export type Within = <T>(read: (db: Db) => Promise<T>) => Promise<T>;

const rowsOfPage = 1_000;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Lets the server answer others between two pieces: packing one takes it milliseconds. */
async function* withRests(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const piece of pieces) {
    yield piece;
    await rest();
  }
}

/** Rows of one list, read again for each of its files. */
type Pages<Row> = () => AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

function* both<Row extends object>(
  path: string,
  columns: Readonly<Record<keyof Row & string, string | RecordColumn>>,
  pages: Pages<Row>,
): Generator<ZipEntry> {
  yield { name: `${path}.json`, content: withRests(jsonPieces(pages())) };
  yield { name: `${path}.csv`, content: withRests(csvPieces(columns, pages())) };
}

/** A list that is short enough to be read at once. */
const atOnce = <Row>(rows: readonly Row[]): Pages<Row> => {
  return () => [rows];
};

/** A list without an end, of which no more than a page is in memory. */
function paged<Row>(
  within: Within,
  read: (db: Db, after: string | null, limit: number) => Promise<readonly PagedRow<Row>[]>,
): Pages<Row> {
  return async function* () {
    let after: string | null = null;
    do {
      const at: string | null = after;
      const page: readonly PagedRow<Row>[] = await within((db) => read(db, at, rowsOfPage));
      yield page.map(({ row }) => row);
      after = page.length < rowsOfPage ? null : (page.at(-1)?.key ?? null);
    } while (after !== null);
  };
}

/** What one company holds of the person, a list at a time. */
export async function* exportOwnRecords(
  within: Within,
  folder: string,
  userId: string,
): AsyncGenerator<ZipEntry> {
  const at = (name: string) => `${folder}/${name}`;
  const list = <Row>(read: (db: Db, userId: string) => Promise<readonly Row[]>): Promise<Pages<Row>> =>
    within(async (db) => atOnce(await read(db, userId)));
  const pages = <Row>(
    read: (db: Db, userId: string, after: string | null, limit: number) => Promise<readonly PagedRow<Row>[]>,
  ): Pages<Row> => paged(within, (db, after, limit) => read(db, userId, after, limit));
  yield* both(at('cuoc-hop'), recordColumns.meetings, await list(ownRecordStore.meetings));
  yield* both(at('viec'), recordColumns.items, await list(ownRecordStore.actionItems));
  yield* both(at('ban-go-bang'), recordColumns.transcripts, await list(ownRecordStore.transcripts));
  yield* both(at('loi-cua-toi'), recordColumns.turns, pages(ownPageStore.ownTurns));
  yield* both(at('thong-bao'), recordColumns.notifications, pages(ownPageStore.notifications));
  yield* both(at('nhat-ky'), recordColumns.recorded, pages(ownPageStore.recorded));
  yield* both(at('chuan-bi'), recordColumns.prepared, await list(ownRecordStore.prepared));
  yield* both(at('bien-ban'), recordColumns.minutes, await list(ownRecordStore.minutes));
  yield* both(at('trong-phong-hop'), recordColumns.live, await list(liveRecordStore.own));
  yield* both(at('hoi-gio-hop'), recordColumns.votes, await list(ownRecordStore.votes));
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
    // As the chat shows them: without what its reader may no longer see.
    const messages = await within(async (db) => {
      const shown = await readMessageSources({ db }, await ownRecordStore.chatMessages(db, id));
      return shown.map(({ id: _, reading: __, ...message }) => message);
    });
    const name = at(`tro-chuyen/${numbered(place, session.title)}`);
    yield { name: `${name}.json`, content: [json({ ...session, messages })] };
    yield { name: `${name}.txt`, content: [conversationText(session.title, messages)] };
  }
}
