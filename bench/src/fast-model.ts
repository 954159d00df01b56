import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A model that says a piece every few milliseconds, each with the moment it was written. */
const pieces = Number(process.env.PIECES);
const pieceMs = Number(process.env.PIECE_MS);

const chunk = (delta: object, finish: string | null, more: object = {}): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'nhanh', choices: [{ index: 0, delta, finish_reason: finish }], ...more })}\n\n`;

const now = (): number => performance.timeOrigin + performance.now();
/** When callers hung up before the end, in milliseconds since 1970. */
const hungUp: number[] = [];

createServer(async (request, response) => {
  request.resume();
  if (request.method === 'GET') {
    response.end(JSON.stringify(hungUp));
    return;
  }
  response.on('close', () => {
    if (!response.writableFinished) hungUp.push(now());
  });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(chunk({ role: 'assistant', content: '' }, null));
  for (let count = 0; count < pieces && !response.destroyed; count += 1) {
    await sleep(pieceMs);
    response.write(chunk({ content: `@${now().toFixed(3)}@ ` }, null));
  }
  const usage = { prompt_tokens: 10, completion_tokens: pieces, total_tokens: pieces + 10 };
  response.write(chunk({}, 'stop', { usage }));
  response.end('data: [DONE]\n\n');
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
process.on('SIGTERM', () => process.exit(0));
