import type { Card } from '@hopgon/contract/chat/schemas';
import { type ReactNode, Suspense, useEffect } from 'react';
import { forgetKept, useKept } from '../../../lib/forms/use-kept.ts';
import { cx } from '../../../ui/cx.ts';
import { lazyPart } from '../../../ui/states/lazy-part.ts';
import { ConfirmedFoot, OpenFoot, SpentFoot } from './card-foot.tsx';
import { stateWords } from './card-words.rules.ts';
import { fieldsKey, hasFields } from './fields/card-parts.rules.ts';
import { useCardActions } from './use-card-actions.ts';
import { useCardView } from './use-card-view.ts';

const CardFieldsForm = lazyPart(() => import('./fields/card-fields-form.tsx'), 'CardFieldsForm');

interface CardFrameProps {
  readonly card: Card;
  readonly sessionId: string;
  readonly icon: ReactNode;
  readonly title: string;
  /** A link to what confirming made. */
  readonly made: ReactNode;
  /** `CardRow`s. */
  readonly children: ReactNode;
}

/** A change that waits for its person, and its outcome. */
export function CardFrame({ card, sessionId, icon, title, made, children }: CardFrameProps) {
  const view = useCardView(card);
  const actions = useCardActions(card, sessionId);
  const [isEditing, setEditing] = useKept(`card ${card.id} open`, false, { outlives: true });
  const isOpen = view.is === 'open';
  // It may run out while somebody writes, who goes on then.
  const mayEdit = isOpen || view.is === 'expired';
  const edits = mayEdit && isEditing;
  useEffect(() => {
    if (mayEdit) return;
    forgetKept(`card ${card.id} open`);
    forgetKept(fieldsKey(card.id));
  }, [mayEdit, card.id]);
  return (
    <article
      aria-label={title}
      className={cx('max-w-[680px] rounded-panel border bg-surface', isOpen && 'border-jade-line')}
    >
      <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1 px-4 pt-3">
        <span className={isOpen || view.is === 'confirmed' ? 'text-jade' : 'text-muted'}>{icon}</span>
        <h2 className="font-semibold">{title}</h2>
        <p
          className={cx(
            'ml-auto text-small max-sm:w-full max-sm:pl-7',
            view.is === 'confirmed' ? 'font-medium text-jade-ink' : 'text-muted',
          )}
        >
          {stateWords(card.change, view.is)}
        </p>
      </header>
      {edits ? (
        <Suspense fallback={<p className="px-4 py-3 text-muted">Đang mở…</p>}>
          <CardFieldsForm
            card={card}
            actions={actions}
            isExpired={!isOpen}
            onDone={() => setEditing(false)}
          />
        </Suspense>
      ) : (
        <dl className="grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 gap-y-1 px-4 pt-2 pb-3">{children}</dl>
      )}
      {isOpen && !isEditing && card.previous !== null && <Previous card={card} actions={actions} />}
      {actions.error !== null && (
        <p role="alert" className="px-4 pb-3 text-small text-brick-ink">
          {actions.error}
        </p>
      )}
      <footer className={cx('flex flex-wrap items-center gap-2 border-t px-4 py-2', edits && 'hidden')}>
        {view.is === 'open' && (
          <OpenFoot
            actions={actions}
            minutesLeft={view.minutesLeft}
            onEdit={hasFields(card.change) ? () => setEditing(true) : null}
          />
        )}
        {view.is === 'confirmed' && (
          <ConfirmedFoot actions={actions} undoSeconds={view.undoSeconds} made={made} />
        )}
        {view.is !== 'open' && view.is !== 'confirmed' && <SpentFoot command={card.command} />}
      </footer>
    </article>
  );
}

/** What the card said before its last change, and the way back to it. */
const Previous = ({
  card,
  actions,
}: {
  readonly card: Card;
  readonly actions: ReturnType<typeof useCardActions>;
}) => (
  <p className="flex flex-wrap items-center gap-x-2 px-4 pb-3 text-small text-muted">
    <span className="min-w-0 break-words">Trước đó: {card.previous}</span>
    <button
      type="button"
      className="link pointer-coarse:min-h-8"
      disabled={actions.isReverting}
      onClick={actions.revert}
    >
      Trả lại như trước
    </button>
  </p>
);

interface CardRowProps {
  readonly label: string;
  readonly children: ReactNode;
}

export const CardRow = ({ label, children }: CardRowProps) => (
  <>
    <dt className="text-muted">{label}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </>
);
