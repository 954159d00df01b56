import { runCli } from './run-cli.ts';

const write = (stream: NodeJS.WriteStream) => (line: string) => void stream.write(`${line}\n`);

process.exitCode = await runCli(process.argv.slice(2), process.env, {
  out: write(process.stdout),
  err: write(process.stderr),
});
