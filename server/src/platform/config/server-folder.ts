import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';

/** The folder of the server's migrations and data, above its sources and its bundle alike. */
export const serverFolder = new URL('.', pathToFileURL(findPackageJSON('.', import.meta.url) ?? ''));
