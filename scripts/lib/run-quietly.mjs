import { spawn } from 'node:child_process';

/**
 * Runs a program and collects its output, which is shown if it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{code: number, output: string}>}
 */
export function runQuietly(command, args, options) {
  return new Promise((resolve) => {
    /** @type {Buffer[]} */
    const said = [];
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const listen = (/** @type {Buffer} */ chunk) => said.push(chunk);
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    const end = (/** @type {number} */ code) => resolve({ code, output: Buffer.concat(said).toString() });
    child.on('error', (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
