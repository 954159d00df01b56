import { spawn } from 'node:child_process';
import { chownSync, mkdirSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { escapeIdentifier } from 'pg';
import { type Cluster, ROLES, spawnOptions } from './cluster.ts';
import { explainServerOutput } from './explain-server-output.ts';

export interface RolePasswords {
  readonly owner: string;
  readonly app: string;
  readonly backup: string;
}

export const EXTENSIONS = ['pg_trgm', 'unaccent', 'btree_gist', 'btree_gin'] as const;

/** Runs initdb into an empty folder of the server's user. `sync: false` is for disposable clusters. */
export async function createCluster(cluster: Cluster, { sync = true } = {}): Promise<void> {
  rmSync(cluster.folder, { recursive: true, force: true });
  mkdirSync(cluster.folder, { mode: 0o700 });
  if (cluster.user) chownSync(cluster.folder, cluster.user.uid, cluster.user.gid);
  await runProgram(cluster, cluster.binaries.initdb, [
    ...['-D', cluster.folder, '-U', 'postgres', '-E', 'UTF8', '-A', 'reject', '-T', 'simple'],
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...(sync ? [] : ['--no-sync']),
  ]);
}

/**
 * Makes roles, database and extensions in single-user mode, so that no superuser ever logs in over a socket. Running
 * it again sets the passwords again and adds what is missing.
 */
export async function prepareRoles(cluster: Cluster, passwords: RolePasswords): Promise<void> {
  await runAlone(cluster, 'postgres', [
    createRole(ROLES.owner),
    createRole(ROLES.app),
    createRole(ROLES.backup),
    `alter role ${ROLES.backup} replication`,
    setPassword(ROLES.owner, passwords.owner),
    setPassword(ROLES.app, passwords.app),
    setPassword(ROLES.backup, passwords.backup),
  ]);
  if (!(await hasDatabase(cluster))) {
    await runAlone(cluster, 'postgres', [`create database ${ROLES.database} owner ${ROLES.owner}`]);
  }
  await runAlone(cluster, ROLES.database, [
    `revoke all on database ${ROLES.database} from public`,
    `grant connect on database ${ROLES.database} to ${ROLES.app}`,
    ...EXTENSIONS.map((name) => `create extension if not exists ${name}`),
  ]);
}

/** Sets the password of a role of any name, while no server runs. */
export async function setRolePassword(
  cluster: Cluster,
  {
    database,
    role,
    password,
  }: { readonly database: string; readonly role: string; readonly password: string },
): Promise<void> {
  await runAlone(cluster, database, [setPassword(escapeIdentifier(role), password)]);
}

// Checked first: in single-user mode with exit_on_error, an error that a block would catch ends the program.
const createRole = (name: string): string =>
  `do $$ begin if not exists (select from pg_roles where rolname = '${name}') then
    create role ${name} login nosuperuser nocreatedb nocreaterole nobypassrls;
  end if; end $$`;

// Passwords are hexadecimal and ours, so quoting them is safe.
const setPassword = (name: string, password: string): string => `alter role ${name} password '${password}'`;

/** The owner may copy rows in without triggers until `forbidCopies`. */
export const permitCopies = async (cluster: Cluster): Promise<void> =>
  void (await runAlone(cluster, ROLES.database, [
    `grant set on parameter session_replication_role to ${ROLES.owner}`,
  ]));

export const forbidCopies = async (cluster: Cluster): Promise<void> =>
  void (await runAlone(cluster, ROLES.database, [
    `revoke set on parameter session_replication_role from ${ROLES.owner}`,
  ]));

async function hasDatabase(cluster: Cluster): Promise<boolean> {
  const found = await runAlone(cluster, 'postgres', [
    `select 'found' as answer from pg_database where datname = '${ROLES.database}'`,
  ]);
  return found.includes('answer = "found"');
}

function runAlone(cluster: Cluster, database: string, statements: readonly string[]): Promise<string> {
  const settings = [
    '-c',
    'exit_on_error=on',
    '-c',
    'log_checkpoints=off',
    '-c',
    'log_min_error_statement=panic',
  ];
  return runProgram(
    cluster,
    cluster.binaries.postgres,
    ['--single', '-j', '-D', cluster.folder, ...settings, database],
    statements.map((statement) => `${statement};\n\n`).join(''),
  );
}

async function runProgram(
  cluster: Cluster,
  program: string,
  args: readonly string[],
  input = '',
): Promise<string> {
  const child = spawn(program, args, { ...spawnOptions(cluster), stdio: 'pipe' });
  child.stdin.on('error', () => undefined); // it may end before it has read everything; its exit code shows that
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  const [code, output, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code !== 0) throw explainServerOutput(errors || output);
  return output;
}
