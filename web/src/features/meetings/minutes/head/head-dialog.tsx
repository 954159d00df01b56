import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { HeadForm } from './head-form.tsx';

/** The head of the document: what it is about, when and where, and who chairs and writes. */
export const HeadDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <FormDialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="Phần đầu biên bản">
    <HeadForm onSaved={onClose} />
  </FormDialog>
);
