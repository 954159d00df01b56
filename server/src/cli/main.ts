import { runCli } from './run-cli.ts';

const write = (stream: NodeJS.WriteStream) => (line: string) => void stream.write(`${line}\n`);

// Ends with the handlers of `exit`, which end servers that a command started and remove what it laid down for itself.
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));

// Not awaited: in the bundle, commands import the file of this module, which must have been evaluated by then.
void runCli(process.argv.slice(2), process.env, {
  out: write(process.stdout),
  err: write(process.stderr),
}).then((code) => {
  process.exitCode = code;
});
