/** Bytes from which a picture is worth making smaller before it is sent. */
const large = 1024 * 1024;
/** Of the shorter side: still several times what is kept. */
const side = 768;
const kinds = ['image/jpeg', 'image/png', 'image/webp'];

/** A large photograph as a smaller one, so that it is sent quickly; whatever cannot be read here goes as it is. */
export async function shrinkPicture(picture: File): Promise<Blob> {
  if (picture.size < large || !kinds.includes(picture.type)) return picture;
  try {
    const bitmap = await createImageBitmap(picture);
    const scale = Math.min(1, side / Math.min(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
  } catch {
    return picture;
  }
}
