import { saveFile } from './save-file.ts';

/** Gives the person a file with this text. */
export function saveText(name: string, type: string, text: string): void {
  saveFile({ name, content: new Blob([text], { type: `${type};charset=utf-8` }) });
}
