import { toOwnPicture } from '#shared/own-picture';
import { siteOrigins } from '../env.ts';

/** An input whose address of one of the shop's own pictures became its path: such a picture is not fetched and copied. */
export function withOwnPicture<Input extends { imageUrl?: string | undefined }>(
  input: Input,
  request: Request,
): Input {
  const { imageUrl } = input;
  if (!imageUrl) return input;
  const origins = [new URL(request.url).origin, ...siteOrigins()];
  return { ...input, imageUrl: toOwnPicture(imageUrl, origins) };
}
