/** The body of a response as text, piece by piece. */
export async function* textOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    // Leaving the loop early must close the connection, not only stop reading.
    await reader.cancel().catch(() => null);
  }
}
