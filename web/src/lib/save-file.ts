/** Has the browser save a file as after a press on a link to it. */
export function saveFile({ name, content }: { readonly name: string; readonly content: Blob }): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to save by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
