import { type ModelServer, startModelServer } from '../../server/src/testing/models/model-server.ts';
import { freePort } from './free-port.ts';
import { createGiven, type Given } from './given.ts';
import { startServer } from './start-server.ts';
import { test as base } from './test.ts';

interface Product {
  readonly url: string;
  readonly model: ModelServer;
  readonly given: Given;
}

/** A product of the test's own whose operator set a model, and that model. */
export const test = base.extend<{ readonly product: Product }>({
  product: async ({ mailServer }, use) => {
    const model = await startModelServer();
    const server = await startServer({
      SMTP_URL: mailServer.url,
      PORT: String(await freePort()),
      MODEL_PROVIDER: 'compatible',
      MODEL_URL: model.url,
      MODEL_NAME: 'qwen-thu',
    });
    await use({ url: server.url, model, given: createGiven(server.url) });
    await server.stop();
    await model.close();
  },
  baseURL: async ({ product }, use) => use(product.url),
});
