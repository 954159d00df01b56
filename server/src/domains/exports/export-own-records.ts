import { setImmediate as rest } from 'node:timers/promises';
import type { Db } from '../../platform/database/kysely.ts';
import type { ZipEntry } from '../../platform/files/zip-stream.ts';
import { readMessageSources } from '../chat/messages/read-message-sources.ts';
import { conversationText, csvPieces, jsonPieces, numbered } from './export-text.rules.ts';
import { liveRecordStore } from './live-records.store.ts';
import { ownRecordStore } from './own-records.store.ts';
import { type RecordColumn, recordColumns } from './record-columns.rules.ts';

/** Reads while bound to the company, as long as the person still works there. */
export type Within = <T>(read: (db: Db) => Promise<T>) => Promise<T>;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Lets the server answer others between two pieces: packing one takes it milliseconds. */
async function* withRests(pieces: Iterable<string>): AsyncGenerator<string> {
  for (const piece of pieces) {
    yield piece;
    await rest();
  }
}

function* both<Row extends object>(
  path: string,
  columns: Readonly<Record<keyof Row & string, string | RecordColumn>>,
  rows: readonly Row[],
): Generator<ZipEntry> {
  yield { name: `${path}.json`, content: withRests(jsonPieces(rows)) };
  yield { name: `${path}.csv`, content: withRests(csvPieces(columns, rows)) };
}

/** What one company holds of the person, a list at a time. */
export async function* exportOwnRecords(
  within: Within,
  folder: string,
  userId: string,
): AsyncGenerator<ZipEntry> {
  const at = (name: string) => `${folder}/${name}`;
  yield* both(
    at('cuoc-hop'),
    recordColumns.meetings,
    await within((db) => ownRecordStore.meetings(db, userId)),
  );
  yield* both(at('viec'), recordColumns.items, await within((db) => ownRecordStore.actionItems(db, userId)));
  yield* both(
    at('ban-go-bang'),
    recordColumns.transcripts,
    await within((db) => ownRecordStore.transcripts(db, userId)),
  );
  yield* both(
    at('loi-cua-toi'),
    recordColumns.turns,
    await within((db) => ownRecordStore.ownTurns(db, userId)),
  );
  yield* both(
    at('thong-bao'),
    recordColumns.notifications,
    await within((db) => ownRecordStore.notifications(db, userId)),
  );
  yield* both(
    at('nhat-ky'),
    recordColumns.recorded,
    await within((db) => ownRecordStore.recorded(db, userId)),
  );
  yield* both(
    at('chuan-bi'),
    recordColumns.prepared,
    await within((db) => ownRecordStore.prepared(db, userId)),
  );
  yield* both(
    at('bien-ban'),
    recordColumns.minutes,
    await within((db) => ownRecordStore.minutes(db, userId)),
  );
  yield* both(
    at('trong-phong-hop'),
    recordColumns.live,
    await within((db) => liveRecordStore.own(db, userId)),
  );
  yield* both(at('hoi-gio-hop'), recordColumns.votes, await within((db) => ownRecordStore.votes(db, userId)));
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
