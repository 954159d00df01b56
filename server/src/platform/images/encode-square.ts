import type { Sharp, SharpOptions } from 'sharp';

/** Why an image was refused. */
export type ImageObjection = 'kind' | 'pixels' | 'unreadable';

export type EncodedImage = { readonly webp: Uint8Array } | { readonly objection: ImageObjection };

/** The largest photographs of phones fit; a larger claim is an attempt to fill the memory. */
export const mostPixels = 50_000_000;

const kinds: readonly unknown[] = ['jpeg', 'png', 'webp'];
/** The only decoders of the library that may run: no SVG, no PDF, no camera formats, none that reads other files. */
const decoders = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'];
const secondsPerImage = 10;

type OpenImage = (bytes: Uint8Array, options: SharpOptions) => Sharp;
let opening: Promise<OpenImage> | null = null;

/** Loaded with the first image: most starts of the server never need it. */
function imageLibrary(): Promise<OpenImage> {
  opening ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: decoders });
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return opening;
}

async function encode(open: OpenImage, bytes: Uint8Array, size: number): Promise<EncodedImage> {
  if (bytes.length === 0) return { objection: 'kind' };
  const looked = await open(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!looked || !kinds.includes(looked.format) || (looked.pages ?? 1) > 1) return { objection: 'kind' };
  if (looked.width * looked.height > mostPixels) return { objection: 'pixels' };
  try {
    // Turned as its EXIF says; no metadata is written out.
    const webp = await open(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize(size, size, { fit: 'cover' })
      .timeout({ seconds: secondsPerImage })
      .webp({ quality: 82 })
      .toBuffer();
    return { webp };
  } catch {
    return { objection: 'unreadable' };
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * A JPEG, PNG or still WebP as a square WebP of `size` pixels, cut to its middle; judged by its bytes, whatever it was
 * called. One image at a time: decoded, they are large.
 */
export function encodeSquare(bytes: Uint8Array, size: number): Promise<EncodedImage> {
  const turn = last.then(async () => encode(await imageLibrary(), bytes, size));
  last = turn.catch(() => undefined);
  return turn;
}
