import { Link } from '@tanstack/react-router';
import { type ComponentProps, useId } from 'react';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { FieldError } from '../../../ui/inputs/field.tsx';

interface TermsBoxProps extends Omit<ComponentProps<typeof Checkbox>, 'children'> {
  readonly error: string | undefined;
}

export function TermsBox({ error, ...rest }: TermsBoxProps) {
  const noteId = useId();
  return (
    <div>
      <Checkbox
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? noteId : undefined}
        {...rest}
      >
        Tôi đồng ý với{' '}
        <Link to="/terms" target="_blank" className="link">
          Điều khoản sử dụng
        </Link>{' '}
        và{' '}
        <Link to="/privacy" target="_blank" className="link">
          Chính sách quyền riêng tư
        </Link>
      </Checkbox>
      {error && <FieldError id={noteId}>{error}</FieldError>}
    </div>
  );
}
