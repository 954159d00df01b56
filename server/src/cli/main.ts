import { runCli } from './run-cli.ts';

const write = (stream: NodeJS.WriteStream) => (line: string) => void stream.write(`${line}\n`);

// A server that is being stopped does not keep the process alive, which would end without an answer.
const alive = setInterval(() => undefined, 60_000);
try {
  process.exitCode = await runCli(process.argv.slice(2), process.env, {
    out: write(process.stdout),
    err: write(process.stderr),
  });
} finally {
  clearInterval(alive);
}
