import CornerRightDown from 'lucide-react/icons/corner-right-down';

/** A card that words changed: what it became stands further down. */
export const ReplacedCard = ({ title }: { readonly title: string }) => (
  <p className="flex items-center gap-2 text-small text-muted">
    <CornerRightDown aria-hidden="true" className="size-4 shrink-0" />
    {title}: đã đổi, bản mới ở dưới.
  </p>
);
