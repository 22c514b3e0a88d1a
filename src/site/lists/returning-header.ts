/** The header comes back where a visitor scrolls up. */
export function bindHeader(): void {
  let last = scrollY;
  addEventListener('scroll', () => {
    const header = document.querySelector('.site-header');
    header?.toggleAttribute('data-back', scrollY > 0 && scrollY < last);
    last = scrollY;
  });
}
