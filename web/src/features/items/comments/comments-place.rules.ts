/** Which task's comments an address opens. */
interface CommentsPlace {
  readonly traodoi?: string;
}

/** From the address. */
export const readCommentsPlace = ({ traodoi }: Readonly<Record<string, unknown>>): CommentsPlace =>
  typeof traodoi === 'string' && traodoi !== '' ? { traodoi } : {};
