import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Three people hold a meeting in their browsers over three processes; one of these, Redis and the replica are killed in the middle. */
export async function proveStory(processes = 3): Promise<boolean> {
  const args = ['meetings/live.e2e.ts', '-g', 'three people', '--retries=0', '--timeout=150000'];
  const { status } = spawnSync(process.execPath, ['scripts/test.mjs', 'browser', ...args], {
    cwd: root,
    env: { ...process.env, E2E_PROCESSES: String(processes) },
    stdio: 'inherit',
  });
  return status === 0;
}
