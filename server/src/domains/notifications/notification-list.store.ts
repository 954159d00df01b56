import type { NotificationKind, NotificationTime } from '@hopgon/contract/notifications/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

interface WantedLines {
  readonly userId: string;
  readonly onlyUnread: boolean;
  /** The last of the page before. */
  readonly before: string | undefined;
  readonly limit: number;
}

/** One line, its times as JSON has them. */
export interface LineRow {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly text: string;
  readonly time: NotificationTime | null;
  readonly path: string;
  readonly outcome: string | null;
  readonly read_at: string | null;
  readonly created_at: string;
  readonly subject_id: string | null;
  readonly subject_version: number | null;
  readonly bundle: string | null;
  /** Of a closed meeting, as far as the line says which meeting it is of. */
  readonly is_closed: boolean;
}

/** The newest line of a row, and what stands behind it; of a line that stands alone, nothing does. */
export interface BundleRow extends LineRow {
  readonly size: number | null;
  readonly pages: number | null;
  /** How many of them still ask for something. */
  readonly asking: number | null;
  readonly unread: number | null;
  readonly has_closed: boolean | null;
  readonly lines: readonly LineRow[] | null;
}

interface ListedRows<Row> {
  /** Over all pages. */
  readonly unread: number;
  readonly rows: readonly Row[];
}

/** A row shows so many of its lines at once. */
const mostLinesShown = 20;

type LineAlias = 'n' | 'newer' | 'other';

const isOfClosed = (line: LineAlias): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${line}.${name}`);
  return sql<boolean>`exists (select from meetings m where m.company_id = ${column('company_id')} and m.visibility = 'closed'
    and m.id = coalesce(${column('meeting_id')}, substring(${column('path')} from '^/meetings/([0-9a-f-]{36})')::uuid))`;
};

const columns = [
  ...['id', 'kind', 'text', 'time', 'path', 'outcome'],
  ...['read_at', 'created_at', 'subject_id', 'subject_version', 'bundle'],
];
const columnsOf = (line: LineAlias): RawBuilder<unknown> =>
  sql`${sql.join(columns.map((column) => sql.ref(`${line}.${column}`)))}, ${isOfClosed(line)} as is_closed`;

const isListed = (line: LineAlias, { userId, onlyUnread }: Pick<WantedLines, 'userId' | 'onlyUnread'>) => {
  const column = (name: string) => sql.ref(`${line}.${name}`);
  const isUnread = onlyUnread ? sql`and ${column('read_at')} is null` : sql``;
  return sql`${column('user_id')} = ${userId} and ${column('in_bell')} ${isUnread}`;
};

const isBefore = (before: string | undefined) => (before === undefined ? sql`true` : sql`n.id < ${before}`);

/** Newest first by id, which is in order of time; the unread are counted over all, in the same statement. */
export const notificationListStore = {
  /** Every line by itself: all, or those of one bundle. */
  lines: async (
    db: Db,
    { bundle, before, limit, ...wanted }: WantedLines & { readonly bundle: string | undefined },
  ): Promise<ListedRows<LineRow>> => {
    const { rows } = await sql<ListedRows<LineRow>>`
      select
        (select count(*)::int from notifications n where ${isListed('n', { ...wanted, onlyUnread: true })}) as unread,
        coalesce((select json_agg(shown) from (
          select ${columnsOf('n')} from notifications n
          where ${isListed('n', wanted)} and ${isBefore(before)} and ${bundle === undefined ? sql`true` : sql`n.bundle = ${bundle}`}
          order by n.id desc limit ${limit}
        ) shown), '[]') as rows
    `.execute(db);
    return rows[0] ?? { unread: 0, rows: [] };
  },

  /** A bundle stands where its newest line does, so that no page splits or repeats one. */
  bundles: async (db: Db, { before, limit, ...wanted }: WantedLines): Promise<ListedRows<BundleRow>> => {
    const { rows } = await sql<ListedRows<BundleRow>>`
      select
        (select (count(*) filter (where n.bundle is null) + count(distinct n.bundle))::int from notifications n
          where ${isListed('n', { ...wanted, onlyUnread: true })}) as unread,
        coalesce((select json_agg(shown order by shown.id desc) from (
          select head.*, counted.*, listed.*
          from (
            select ${columnsOf('n')} from notifications n
            where ${isListed('n', wanted)} and ${isBefore(before)} and (n.bundle is null or not exists (
              select from notifications newer
              where ${isListed('newer', wanted)} and newer.bundle = n.bundle and newer.id > n.id))
            order by n.id desc limit ${limit}
          ) head
          left join lateral (
            select count(*) as size, count(distinct other.path) as pages, count(other.subject_id) as asking,
              count(*) filter (where other.read_at is null) as unread, bool_or(${isOfClosed('other')}) as has_closed
            from notifications other where ${isListed('other', wanted)} and other.bundle = head.bundle
          ) counted on head.bundle is not null
          left join lateral (
            select json_agg(line) as lines from (
              select ${columnsOf('other')} from notifications other
              where ${isListed('other', wanted)} and other.bundle = head.bundle
              order by other.id desc limit ${mostLinesShown}
            ) line
          ) listed on head.bundle is not null
        ) shown), '[]') as rows
    `.execute(db);
    return rows[0] ?? { unread: 0, rows: [] };
  },
};
