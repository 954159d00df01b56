import { inject } from 'vitest';
import { startAppOn, type TestApp, type TestAppParts } from './start-app-on.ts';

export type { TestApp, TestAppParts } from './start-app-on.ts';

/** The whole app over a database of the test's own. */
export const startTestApp = (
  environment?: Readonly<Record<string, string>>,
  parts?: TestAppParts,
): Promise<TestApp> => startAppOn(inject('postgres'), environment, parts);
