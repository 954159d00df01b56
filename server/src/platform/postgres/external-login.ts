import { Client, type ClientConfig } from 'pg';
import { z } from 'zod';
import { errorCode } from '../lifecycle/error-code.ts';
import { StartFailure } from '../lifecycle/start-failure.ts';

const OLDEST_MAJOR = 16;
const PATIENCE_MS = 10_000;

const Login = z.object({
  version: z.coerce.number(),
  role: z.string(),
  database: z.string(),
  superuser: z.boolean(),
  bypassesPolicies: z.boolean(),
  /** All roles it is a member of, through others too. */
  roles: z.array(z.string()),
});
export type Login = z.infer<typeof Login>;

const LOGIN = `
  select current_setting('server_version_num') as version, current_user as role, current_database() as database,
    r.rolsuper as superuser, r.rolbypassrls as "bypassesPolicies",
    array(select m.rolname::text from pg_roles m where m.oid <> r.oid and pg_has_role(r.oid, m.oid, 'MEMBER')) as roles
  from pg_roles r where r.rolname = current_user`;

/** The properties and privileges of a login as its server reports; `variable` is the one to blame when that fails. */
export async function inspectLogin(url: string, variable: string): Promise<Login> {
  try {
    const [row] = await runAs(url, LOGIN);
    const login = Login.parse(row);
    refuseOld(login.version);
    return login;
  } catch (error) {
    throw error instanceof StartFailure ? error : unreachable(error, variable);
  }
}

/** Returns false when the server refuses the password; throws on any other failure. */
export async function canLogIn(url: string): Promise<boolean> {
  try {
    await runAs(url, 'select 1');
    return true;
  } catch (error) {
    if (errorCode(error) === '28P01') return false;
    throw error;
  }
}

/** Runs one statement over a connection of its own, or several without looking at their rows. */
export async function runAs(login: string | ClientConfig, sql: string): Promise<Record<string, unknown>[]> {
  const limits = { connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS };
  const config = typeof login === 'string' ? { connectionString: login } : login;
  const client = new Client({ ...config, ...limits });
  client.on('error', () => undefined); // a connection lost while idle; the query in flight reports it
  try {
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Runs statements together; if they are refused, start stops with `shown`, the SQL to run instead. */
export async function attempt(
  url: string,
  statements: readonly string[],
  shown: readonly string[],
  complaint: string,
): Promise<void> {
  if (statements.length === 0) return;
  try {
    await runAs(url, statements.join(' '));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`${complaint} (${reason}); hãy chạy bằng quản trị viên: ${shown.join(' ')}`);
  }
}

function refuseOld(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major >= OLDEST_MAJOR) return;
  throw new StartFailure(
    `PostgreSQL ${major} quá cũ: cần phiên bản ${OLDEST_MAJOR} trở lên, hoặc bỏ DATABASE_URL để dùng bản đi kèm.`,
  );
}

const complaints: Readonly<Record<string, string>> = {
  '28P01': 'sai tên đăng nhập hoặc mật khẩu',
  '28000': 'máy chủ không cho vai trò này đăng nhập (xem pg_hba.conf)',
  '3D000': 'cơ sở dữ liệu chưa có, hãy tạo nó trước',
  '53300': 'máy chủ hết số kết nối',
  '57P03': 'máy chủ đang khởi động hoặc đang dừng, hãy thử lại',
  ECONNREFUSED: 'không có máy chủ nào nghe ở địa chỉ đó',
  ENOTFOUND: 'không phân giải được tên máy chủ',
};

// Never the address itself: it carries the password.
function unreachable(error: unknown, variable: string): StartFailure {
  const reason = error instanceof Error ? error.message : String(error);
  const complaint = complaints[errorCode(error) ?? ''] ?? reason;
  return new StartFailure(`Không dùng được PostgreSQL của ${variable}: ${complaint}.`, { cause: error });
}
