import { afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// Files of one page share their modules, and the package itself cleans up after the tests of the first file alone.
afterEach(() => cleanup());
