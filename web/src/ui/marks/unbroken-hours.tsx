import { Fragment } from 'react';

const hours = /\d\d:\d\d–\d\d:\d\d\)?/g;

/** A text, with each '09:00–10:00' kept on one line. */
export function UnbrokenHours({ text }: { readonly text: string }) {
  const found = [...text.matchAll(hours)];
  const ends = found.map(({ 0: words, index }) => index + words.length);
  return (
    <>
      {found.map(({ 0: words, index }, place) => (
        <Fragment key={index}>
          {text.slice(place === 0 ? 0 : ends[place - 1], index)}
          <span className="whitespace-nowrap">{words}</span>
        </Fragment>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  );
}
