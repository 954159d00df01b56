import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** The product as an operator starts it, on a fresh data folder; resolves once it says where it listens. */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hop-gon-e2e-'));
  // As root the database runs as another user, who must reach its folder.
  chmodSync(dataDir, 0o711);
  // An environment that names its port is told to others before the server starts.
  const port = environment.PORT ? Number(environment.PORT) : await freePort();
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = once(server, 'exit');
  const listening = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Họp Gọn đang chạy tại')) resolve();
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    ended.then(() => reject(new Error(`the server ended before it listened:\n${said}`)));
  });
  await listening;
  return {
    url: environment.PUBLIC_URL ?? `http://127.0.0.1:${port}`,
    dataDir,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
