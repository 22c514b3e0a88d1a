/** After a press of Buy Now. What is still to come would load beside the checkout's scripts. An empty picture keeps the place. */
export function stopPictures({ target }: Event): void {
  if ((target as Element).id !== 'buy') return;
  for (const image of document.images) {
    if (image.complete || image.loading !== 'lazy') continue;
    image.parentElement?.replaceChildren(image);
    image.srcset = '';
    image.src = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";
  }
}
