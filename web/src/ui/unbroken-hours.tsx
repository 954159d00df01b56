/** A text, with '09:00–10:00' kept on one line. */
export function UnbrokenHours({ text }: { readonly text: string }) {
  const hours = /\d\d:\d\d–\d\d:\d\d/.exec(text);
  if (!hours) return text;
  return (
    <>
      {text.slice(0, hours.index)}
      <span className="whitespace-nowrap">{hours[0]}</span>
      {text.slice(hours.index + hours[0].length)}
    </>
  );
}
