/** Has the browser save a file as after a press on a link to it. */
export function saveFile({ name, content }: { readonly name: string; readonly content: Blob }): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // A browser under load reads it later than one thinks; one whose address is gone saves nothing, under no name.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
