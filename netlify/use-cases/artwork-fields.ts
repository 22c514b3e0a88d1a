import { defaultAlt, type Artwork, type ArtworkInput } from '#shared/artwork';
import { takePicture, type Picture } from './pictures.ts';

type PictureFields = Picture & { source: string | null };

/** The picture that pages use: the shop's own as it is, one from elsewhere copied, an unchanged one kept. */
export async function pictureOf(address: string, current: Artwork | null): Promise<PictureFields> {
  if (current && (address === current.imageUrl || address === current.imageSource)) {
    const { imageUrl: url, imageWidth: width, imageHeight: height } = current;
    return { url, width, height, source: current.imageSource };
  }
  const picture = await takePicture(address);
  return { ...picture, source: picture.url === address ? null : address };
}

/** What a form's fields become in the store; what opens the home page is decided apart. */
export function fieldsOf(input: ArtworkInput, picture: PictureFields) {
  const { imageUrl: _address, isFeatured: _wish, imageAlt, ...fields } = input;
  return {
    ...fields,
    imageUrl: picture.url,
    imageWidth: picture.width,
    imageHeight: picture.height,
    imageSource: picture.source,
    imageAlt: imageAlt || defaultAlt(input.title),
  };
}
