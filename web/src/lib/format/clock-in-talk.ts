const two = (value: number): string => String(value).padStart(2, '0');

/** Where in a recording something is said: 12:04, or 1:02:03. */
export function clockInTalk(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
