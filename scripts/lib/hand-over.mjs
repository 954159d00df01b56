import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Goes on as another program: in place of this process where Node.js can (then signals and exit code are its own),
 * else as a child with our streams, to which SIGTERM and SIGINT are passed on and whose exit code becomes ours.
 * @param {string} program
 * @param {readonly string[]} args
 */
export function handOver(program, args) {
  if (process.execve && process.platform !== 'win32') {
    process.execve(program, [program, ...args], process.env);
  }
  const child = spawn(program, args, { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
    let passedOn = false;
    process.on(signal, () => {
      if (!passedOn) child.kill(signal);
      passedOn = true;
    });
  }
  child.on('error', (error) => {
    process.stderr.write(`Không chạy được ${program}: ${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
}
