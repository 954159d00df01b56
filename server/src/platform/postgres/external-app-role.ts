import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeIdentifier, escapeLiteral } from 'pg';
import { ensureDataFolder, secretsFolder } from '../config/data-folder.ts';
import { writePrivateFileOnce } from '../config/private-file.ts';
import { StartFailure } from '../lifecycle/start-failure.ts';
import { ROLES } from './cluster.ts';
import { attempt, canLogIn, type Login, runAs } from './external-login.ts';

/** Creates the app's role on the operator's server if need be; returns its login, password kept in the data folder. */
export async function ensureAppRole(ownerUrl: string, owner: Login, dataDir: string): Promise<string> {
  const { password, file } = keepPassword(dataDir);
  const shown = escapeLiteral(`nội dung tệp ${file}`);
  const exists = await runAs(
    ownerUrl,
    `select 1 as one from pg_roles where rolname = ${escapeLiteral(ROLES.app)}`,
  );
  if (exists.length === 0) {
    const create = (secret: string) => [
      `CREATE ROLE ${ROLES.app} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS PASSWORD ${secret};`,
      `GRANT CONNECT ON DATABASE ${escapeIdentifier(owner.database)} TO ${ROLES.app};`,
    ];
    await attempt(ownerUrl, create(escapeLiteral(password)), create(shown), `Chưa có vai trò ${ROLES.app}`);
  }
  const appUrl = withLogin(ownerUrl, ROLES.app, password);
  if (await canLogIn(appUrl)) return appUrl;
  // It may serve another installation on the same server: its password is not ours to change.
  throw new StartFailure(
    `Vai trò ${ROLES.app} đã có với mật khẩu khác: đặt cả DATABASE_URL và DATABASE_OWNER_URL, hoặc chạy: ALTER ROLE ${ROLES.app} PASSWORD ${shown};`,
  );
}

function withLogin(url: string, user: string, password: string): string {
  const changed = new URL(url);
  changed.username = user;
  changed.password = password;
  for (const name of ['user', 'password']) changed.searchParams.delete(name);
  return changed.href;
}

function keepPassword(dataDir: string): { password: string; file: string } {
  ensureDataFolder(dataDir);
  const file = join(secretsFolder(dataDir), 'app-role-password');
  if (!existsSync(file)) writePrivateFileOnce(file, randomBytes(24).toString('hex'));
  return { password: readFileSync(file, 'utf8').trim(), file };
}
