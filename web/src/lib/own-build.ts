/** The path of the entry script, which names the build of this page: it changes with the app. */
export function ownBuild(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : 'dev';
}
