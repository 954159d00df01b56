import '../../server/src/domains/meetings/meetings.tables.ts';
import type { CompiledQuery } from 'kysely';
import { messagesStore } from '../../server/src/domains/chat/messages/messages.store.ts';
import { type ListWanted, listVisible } from '../../server/src/domains/meetings/list/meeting-list.store.ts';
import { type Db, overRun } from '../../server/src/platform/database/kysely.ts';
import type { Seeded } from './seed.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The very SQL a store of the product sends, taken down instead of being sent. */
async function takeDown(run: (db: Db) => Promise<unknown>): Promise<Statement> {
  let taken: Statement | null = null;
  const note = async (query: CompiledQuery) => {
    taken = { text: query.sql, values: query.parameters };
    return { rows: [] };
  };
  await run(overRun(note));
  if (!taken) throw new Error('the store sent nothing');
  return taken;
}

const askedId = '019f0000-0000-7000-8000-000000000001';
const answeredId = '019f0000-0000-7000-8000-000000000002';

/** Row-level security would have added the company's condition; without it the statement names the company itself. */
export const listStatement = async (companyId: string, wanted: ListWanted): Promise<Statement> => {
  const { text, values } = await takeDown((db) => listVisible(db, wanted));
  return {
    text: text.replace(' where (', ` where "m"."company_id" = '${companyId}' and (`),
    values,
  };
};

/** A statement, and where in its values the conversation and the two message ids stand. */
export interface WriteStatement {
  readonly statement: Statement;
  readonly chatPlace: number;
  readonly freshIds: readonly number[];
}

export const writeStatement = async (
  { userId, chats: [chat = ''] }: Seeded,
  answer: string,
): Promise<WriteStatement> => {
  const statement = await takeDown((db) =>
    messagesStore.addTurn(db, {
      sessionId: chat,
      userId,
      now: new Date(),
      asked: { id: askedId, content: '/help', scope: null },
      answered: { id: answeredId, content: answer, reading: null, source: null },
      dialogue: null,
    }),
  );
  return {
    statement,
    chatPlace: statement.values.indexOf(chat),
    freshIds: [statement.values.indexOf(askedId), statement.values.indexOf(answeredId)],
  };
};
