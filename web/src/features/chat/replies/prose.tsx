import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { keyed } from '../keyed.ts';
import { blocksOf, type Piece, piecesOf } from './read-prose.rules.ts';

function showPiece(piece: Piece): ReactNode {
  if (piece.kind === 'command') return <span className="font-medium text-jade-ink">{piece.text}</span>;
  if (piece.kind !== 'link') return piece.text;
  return (
    <Link to={piece.path} className="link">
      {piece.text}
    </Link>
  );
}

/** A line of text with the commands and pages in it. */
export const Line = ({ text }: { readonly text: string }) =>
  keyed(piecesOf(text)).map(({ key, value }) => <span key={key}>{showPiece(value)}</span>);

/** What the assistant writes: paragraphs and lists. */
export const Prose = ({ content }: { readonly content: string }) => (
  <div className="flex max-w-[68ch] flex-col gap-2 break-words">
    {keyed(blocksOf(content)).map(({ key, value }) =>
      value.kind === 'paragraph' ? (
        <p key={key}>
          <Line text={value.text} />
        </p>
      ) : (
        <Bullets key={key}>
          {keyed(value.items).map((item) => (
            <li key={item.key}>
              <Line text={item.value} />
            </li>
          ))}
        </Bullets>
      ),
    )}
  </div>
);

export const Bullets = ({ children }: { readonly children: ReactNode }) => (
  <ul className="flex list-disc flex-col gap-1 pl-[18px] marker:text-jade">{children}</ul>
);
