import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../ui/states/skeleton.tsx';

interface Drawn {
  readonly size: number;
  /** All dark squares as one path. */
  readonly path: string;
}

async function draw(text: string): Promise<Drawn> {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, { border: 3 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Dark on light in both themes: cameras look for that. What it says is a secret, so it is kept nowhere. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data } = useQuery({
    queryKey: ['qr-code', text],
    queryFn: () => draw(text),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const box = 'mx-auto size-52 rounded-control border';
  if (!data) return <Skeleton className={box} />;
  return (
    <svg
      viewBox={`0 0 ${data.size} ${data.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={box}
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={data.path} fill="#000" />
    </svg>
  );
}
